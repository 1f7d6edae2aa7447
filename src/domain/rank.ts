import { searchText } from './searchText'

const isIn = (text: string, part: string) => {
  const at = text.indexOf(part)
  if (at < 0) return 0
  if (at === 0) return text.length === part.length ? 5 : 4
  // The start of a word counts more than the middle of one.
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && !text.includes(` ${part}`) ? 2 : 3
}

/**
 * How well an entry answers what was typed, in any case and with or without accents: 5 for its very
 * title, 4 for the title's beginning, 3 for a word of it, 2 for a part, 1 for something else that is
 * known of it; 0 for no answer. Of several words the worst counts, unless they stand together.
 */
export function rank(
  typed: string,
  title: string,
  others: readonly (string | null | undefined)[] = [],
): number {
  const query = searchText(typed).trim().replace(/\s+/g, ' ')
  if (!query) return 0
  const name = searchText(title)
  const together = isIn(name, query)
  if (together) return together
  const rest = searchText(others.filter(Boolean).join('\n'))
  return Math.min(...query.split(' ').map((word) => isIn(name, word) || (rest.includes(word) ? 1 : 0)))
}

/** The entries that answer, the best first; equals stay in their order. */
export function ranked<Entry>(entries: readonly Entry[], rankOf: (entry: Entry) => number): Entry[] {
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .filter((row) => row.rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry)
}
