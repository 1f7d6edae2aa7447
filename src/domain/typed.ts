/** How the forms of the staff read what was typed: specification §5. */

/** A whole number; decimals are cut off, and what is no number gives the default. */
export function wholeNumber(typed: string, fallback: number): number {
  const number = typed.trim() === '' ? Number.NaN : Math.trunc(Number(typed))
  // Adding zero makes -0 plain.
  return Number.isFinite(number) ? number + 0 : fallback
}

/** The entries of a list that was typed one a line, trimmed, blank ones dropped. */
export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A list as it is typed. */
export const asLines = (entries: readonly string[]): string => entries.join('\n')

/** The entries of a list that was typed with commas, trimmed, blank ones dropped, each once. */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]
