import { percentile } from './percentile'

let hasFailed = false

/** Prints response times in milliseconds, and remembers whether more than one in twenty exceeded `bound`. */
export function tell(what: string, times: number[], bound: number): void {
  const [middle, slow] = [percentile(times, 0.5), percentile(times, 0.95)]
  hasFailed ||= slow > bound
  const figures = [middle, slow].map((time) => time.toFixed(0).padStart(5))
  console.log(
    `${what.padEnd(48)} p50 ${figures[0]} ms  p95 ${figures[1]} ms${slow > bound ? '  too slow' : ''}`,
  )
}

interface Figure {
  found: number
  /** A maximum; with `isLeast` a minimum. */
  wanted: number
  unit: string
  isLeast?: boolean
}

/** Prints a figure next to its target, and remembers whether it missed it. */
export function compare(what: string, { found, wanted, unit, isLeast = false }: Figure): void {
  const isMissed = isLeast ? found < wanted : found > wanted
  hasFailed ||= isMissed
  const digits = Math.abs(wanted) < 100 ? 1 : 0
  const figures = `${found.toFixed(digits).padStart(8)} ${unit}  wanted ${isLeast ? '≥' : '≤'} ${wanted} ${unit}`
  console.log(`${what.padEnd(40)} ${figures}${isMissed ? '  MISSED' : ''}`)
}

/** Exits with the result: 1 if something was too slow or missed its target. */
export const end = (): never => process.exit(hasFailed ? 1 : 0)
