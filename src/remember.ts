/** Characters of a text worth remembering. */
const longest = 200

/**
 * Keeps what a pure function gave for a text, as the same ones come again and again.
 * @param max texts to remember; then it starts over, as anyone can make texts up
 */
export function remember<Result>(find: (text: string) => Result, max: number): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined || known.has(text)) return before as Result
    const result = find(text)
    if (known.size >= max) known.clear()
    if (text.length <= longest) known.set(text, result)
    return result
  }
}
