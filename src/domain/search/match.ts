import { fold } from './fold'
import { wordsOf } from './words'

/** What is compared of an entry, folded, from the most to the least telling. Each begins and ends with a space. */
export interface SearchWords {
  title: string
  /** Category, tags, technologies. */
  labels: string
  summary: string
  text: string
}

/** Points for a word of the query that stands there whole, and for one that only begins a word there. */
const points: [keyof SearchWords, whole: number, beginning: number][] = [
  ['title', 16, 10],
  ['labels', 6, 4],
  ['summary', 4, 3],
  ['text', 2, 1],
]
const titleBeginsSo = 12
/** Words of a query that count; nobody types more. */
const maxWords = 8

/** A text ready to be compared: its words between spaces. */
export const searchable = (text: string): string => ` ${wordsOf(text).join(' ')} `

/** The words that are looked for. */
export const queryWords = (query: string): string[] => wordsOf(query).slice(0, maxWords)

/**
 * How well an entry answers a query: the higher, the better; 0 where one of the words is nowhere.
 * A word of the query may be the beginning of the entry's.
 */
export function relevance(entry: SearchWords, words: string[]): number {
  let sum = 0
  for (const word of words) {
    let best = 0
    for (const [part, whole, beginning] of points) {
      if (!entry[part].includes(` ${word}`)) continue
      best = Math.max(best, entry[part].includes(` ${word} `) ? whole : beginning)
    }
    if (best === 0) return 0
    sum += best
  }
  return sum && entry.title.startsWith(` ${words.join(' ')}`) ? sum + titleBeginsSo : sum
}

export type SearchPart = keyof SearchWords

/** Where an entry holds the words of a query: of each the most telling part, in the order of their weight. */
export function matchedParts(entry: SearchWords, words: string[]): SearchPart[] {
  const found = words.map((word) => points.find(([part]) => entry[part].includes(` ${word}`))?.[0])
  return points.map(([part]) => part).filter((part) => found.includes(part))
}

/** Whether an entry holds all words of a query, be it in the middle of its own. */
const holdsAll = (entry: SearchWords, words: string[]): boolean =>
  words.every((word) => Object.values(entry).some((part: string) => part.includes(word)))

/** The entries that hold all words, be it in the middle of their own; of more than `bound` the most relevant. */
export function holding<Entry extends { words: SearchWords }>(
  entries: Iterable<Entry>,
  words: string[],
  bound: number,
): Entry[] {
  const found = [...entries].filter((entry) => holdsAll(entry.words, words))
  if (found.length <= bound) return found
  const scored = found.map((entry) => ({ entry, score: relevance(entry.words, words) }))
  scored.sort((one, other) => other.score - one.score)
  return scored.slice(0, bound).map(({ entry }) => entry)
}

/** Whether a folded word is among those looked for, or goes on from one of them. */
export const answers = (word: string, words: string[]): boolean => {
  const folded = fold(word)
  return words.some((wanted) => folded.startsWith(wanted))
}
