/** How staff forms parse input (specification §5). */

/** A whole number, truncated; the fallback if it isn't a number. */
export function wholeNumber(typed: string, fallback: number): number {
  const number = typed.trim() === '' ? Number.NaN : Math.trunc(Number(typed))
  // Adding zero turns -0 into 0.
  return Number.isFinite(number) ? number + 0 : fallback
}

/** A number, with decimals; null for nothing. Not a number if it isn't one. */
export const numberOrNull = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

/** The lines of a text, trimmed, without blank ones. */
export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A list as text, one item per line. */
export const asLines = (entries: readonly string[]): string => entries.join('\n')

/** The parts of a comma-separated text: trimmed, without blanks and duplicates. */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]
