import { percentile } from './percentile'

let hasFailed = false

/** Prints response times in milliseconds next to their target, and remembers whether more than one in twenty missed it. */
export function tell(what: string, times: number[], bound: number): void {
  const [middle, slow] = [percentile(times, 0.5), percentile(times, 0.95)]
  hasFailed ||= slow > bound
  const figures = [middle, slow].map((time) => time.toFixed(0).padStart(5))
  console.log(
    `${what.padEnd(48)} p50 ${figures[0]} ms  p95 ${figures[1]} ms  wanted p95 ≤ ${bound} ms${slow > bound ? '  MISSED' : ''}`,
  )
}

interface Figure {
  found: number
  /** At most. */
  wanted: number
  unit: string
}

/** Prints a figure next to its target, and remembers whether it missed it. */
export function compare(what: string, { found, wanted, unit }: Figure): void {
  const isMissed = found > wanted
  hasFailed ||= isMissed
  const figure = found.toFixed(wanted < 100 ? 1 : 0).padStart(8)
  console.log(`${what.padEnd(40)} ${figure} ${unit}  wanted ≤ ${wanted} ${unit}${isMissed ? '  MISSED' : ''}`)
}

/**
 * Prints the response times of something beside those of what it is compared with, and remembers whether its median
 * takes more than so many times as long.
 */
export function compareTimes(what: string, [times, others]: [number[], number[]], bound: number): void {
  const [found, other] = [percentile(times, 0.5), percentile(others, 0.5)]
  const ratio = found / other
  hasFailed ||= ratio > bound
  const figures = [found, percentile(times, 0.95), other, percentile(others, 0.95)]
  const [p50, p95, base, slowBase] = figures.map((time) => time.toFixed(0).padStart(5))
  console.log(
    `${what.padEnd(60)} ${p50} ${p95} ms  beside ${base} ${slowBase} ms  × ${ratio.toFixed(2)}${ratio > bound ? '  MISSED' : ''}`,
  )
}

/** Exits with the result: 1 if something was too slow or missed its target. */
export const end = (): never => process.exit(hasFailed ? 1 : 0)
