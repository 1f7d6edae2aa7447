/** Readable steps between grid lines. */
const steps = [1, 2, 5]
/** Minimum height of a chart; otherwise a single lead would fill it. */
const lowestTop = 4

/** The grid lines of a chart of whole numbers, from 0 up to the maximum or more; at most `lines` above the base. */
export function ticksFor(largest: number, lines = 4): number[] {
  for (let power = 1; ; power *= 10) {
    for (const step of steps) {
      const size = step * power
      const count = Math.ceil(Math.max(largest, lowestTop) / size)
      if (count <= lines) return Array.from({ length: count + 1 }, (_, index) => index * size)
    }
  }
}

/** The days labelled below a chart: every nth, counted back from the last, so that labels fit. */
export function namedDays(count: number, names = 4): number[] {
  const step = Math.ceil(count / names)
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  )
}

/** A share in whole percent; 0 for an empty total. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 100) : 0
