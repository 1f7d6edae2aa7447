const words = /\s+|[^\s]+/g

const wordsOf = (text: string): string[] => text.match(words) ?? []

/** How many words two lists share at the start. */
function sharedPrefix(one: string[], other: string[]): number {
  const at = one.findIndex((word, index) => word !== other[index])
  return at < 0 ? one.length : at
}

/** Splits a text, by whole words, into the part that differs from another text and the parts before and after it. */
export function changedPart(text: string, other: string): { before: string; changed: string; after: string } {
  const [one, two] = [wordsOf(text), wordsOf(other)]
  const start = sharedPrefix(one, two)
  const end = sharedPrefix(one.slice(start).reverse(), two.slice(start).reverse())
  const until = one.length - end
  return {
    before: one.slice(0, start).join(''),
    changed: one.slice(start, until).join(''),
    after: one.slice(until).join(''),
  }
}
