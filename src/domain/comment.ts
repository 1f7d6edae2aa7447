/** Bounds of comments on a text, in characters unless said otherwise. */
export const commentLimits = {
  body: 2000,
  /** A longer selection is cut. */
  quote: 500,
  /** What is kept of the text before and after a passage. */
  context: 40,
  /** Comments on one entry, replies included: all are shown at once. */
  perEntry: 300,
} as const

/** A passage as it was when someone commented on it, with what was around it. */
export interface Anchor {
  quote: string
  before: string
  after: string
}

/** Characters of a text, the end excluded. */
export interface Range {
  start: number
  end: number
}

/** A passage of one of an entry's texts. */
export interface Passage {
  /** The text's path in the document, as in `translatedFields`. */
  field: string
  anchor: Anchor
}

/** Differs after every change to some comments. @param comments with the one that changed last among them */
export function versionOf(total: number, comments: { updatedAt: string }[]): string {
  const times = comments.map(({ updatedAt }) => updatedAt).toSorted()
  return `${total} ${times.at(-1) ?? ''}`
}

/** The line around a position. */
export function lineAt(text: string, position: number): Range {
  const end = text.indexOf('\n', position)
  return { start: text.lastIndexOf('\n', position - 1) + 1, end: end < 0 ? text.length : end }
}

/** A passage of this length is found wherever it is moved to; a shorter one needs some of its context. */
const distinct = 24
/** How much of the context a short passage needs. */
const enough = 6

/** What is stored of a passage; null if there are no words in it. */
export function anchorOf(text: string, { start, end }: Range): Anchor | null {
  const cut = text.slice(start, Math.min(end, start + commentLimits.quote))
  const quote = cut.trim()
  if (!quote) return null
  const from = start + cut.indexOf(quote)
  const to = from + quote.length
  return {
    quote,
    before: text.slice(Math.max(0, from - commentLimits.context), from),
    after: text.slice(to, to + commentLimits.context),
  }
}

function sameEnd(one: string, other: string): number {
  let count = 0
  while (count < Math.min(one.length, other.length) && one.at(-1 - count) === other.at(-1 - count)) count += 1
  return count
}

function sameStart(one: string, other: string): number {
  let count = 0
  while (count < Math.min(one.length, other.length) && one[count] === other[count]) count += 1
  return count
}

/** The place of the unchanged passage whose surroundings are most like what they were. */
function unchanged(text: string, { quote, before, after }: Anchor): Range | null {
  let best: Range | null = null
  const needed = quote.length >= distinct ? 0 : Math.min(enough, before.length + after.length)
  let score = needed - 1
  for (let start = text.indexOf(quote); start >= 0; start = text.indexOf(quote, start + 1)) {
    const end = start + quote.length
    const around =
      sameEnd(text.slice(Math.max(0, start - before.length), start), before) +
      sameStart(text.slice(end, end + after.length), after)
    if (around > score) [best, score] = [{ start, end }, around]
  }
  return best
}

/** What is now between the unchanged surroundings of a passage. */
function between(text: string, { quote, before, after }: Anchor): Range | null {
  if (before.length + after.length < enough) return null
  const maxLength = quote.length * 2 + commentLimits.context
  let from = before ? text.indexOf(before) : 0
  while (from >= 0) {
    const start = from + before.length
    const end = after ? text.indexOf(after, start) : text.length
    if (end >= 0 && end - start <= maxLength && text.slice(start, end).trim()) return { start, end }
    from = before ? text.indexOf(before, from + 1) : -1
  }
  return null
}

/** The halves of a passage, each with what was around it; none of a passage that is short. */
function halves({ quote, before, after }: Anchor): Anchor[] {
  const middle = Math.ceil(quote.length / 2)
  const [first, second] = [quote.slice(0, middle), quote.slice(middle)]
  if (second.length < distinct) return []
  return [
    { quote: first, before, after: second },
    { quote: second, before: first, after },
  ]
}

/** The surroundings that are further away; those beside a passage are often rewritten with it. */
function further({ quote, before, after }: Anchor): Anchor[] {
  const half = commentLimits.context / 2
  const outer = { quote, before: before.slice(0, -half), after: after.slice(half) }
  return outer.before.length >= enough && outer.after.length >= enough ? [outer] : []
}

const firstFound = (anchors: readonly Anchor[], find: (anchor: Anchor) => Range | null): Range | null => {
  for (const anchor of anchors) {
    const range = find(anchor)
    if (range) return range
  }
  return null
}

/** Where a passage is in a text that has changed since; null if it is gone. */
export const findAnchor = (text: string, anchor: Anchor): Range | null =>
  unchanged(text, anchor) ??
  between(text, anchor) ??
  firstFound(halves(anchor), (half) => unchanged(text, half)) ??
  firstFound(further(anchor), (outer) => between(text, outer))
