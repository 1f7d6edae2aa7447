/** How many typos are tolerated in a word: none in short words and numbers. */
export const allowedTypos = (word: string): number => {
  if (word.length < 4 || word.length > 40 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * The number of typos between two words: missing, extra or different letters, and swapped neighbors ("payemnt").
 * Returns `max` + 1 if there are more than `max`.
 */
export function typoDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let count = Math.min(
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
      )
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && isSwapped) count = Math.min(count, (before[column - 2] ?? 0) + 1)
      now[column] = count
      least = Math.min(least, count)
    }
    if (least > max) return max + 1
    before = last
    last = now
  }
  return last[other.length] ?? 0
}
