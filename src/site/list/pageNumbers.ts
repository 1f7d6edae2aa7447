/** The pages that a list links to: the first, the last and those around the current one; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages)
  const shown = [...new Set([1, ...near, pages])]
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}
