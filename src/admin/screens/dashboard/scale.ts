/** Steps between two lines of a chart that read well. */
const steps = [1, 2, 5]
/** A chart is at least so high, or a single lead would fill it. */
const lowestTop = 4

/**
 * Where the lines of a chart of whole numbers stand, from 0 to at least the largest: at most `lines`
 * above the base.
 */
export function ticksFor(largest: number, lines = 4): number[] {
  for (let power = 1; ; power *= 10) {
    for (const step of steps) {
      const size = step * power
      const count = Math.ceil(Math.max(largest, lowestTop) / size)
      if (count <= lines) return Array.from({ length: count + 1 }, (_, index) => index * size)
    }
  }
}

/** The days that are named below a chart: every so many back from the last, so that there is room. */
export function namedDays(count: number, names = 4): number[] {
  const step = Math.ceil(count / names)
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  )
}

/** A share in whole per cent; of nothing it is nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 100) : 0
