import { percentile } from './percentile'

let isSlow = false

/** Prints response times in milliseconds, and remembers whether more than one in twenty exceeded `bound`. */
export function tell(what: string, times: number[], bound: number): void {
  const [middle, slow] = [percentile(times, 0.5), percentile(times, 0.95)]
  isSlow ||= slow > bound
  const figures = [middle, slow].map((time) => time.toFixed(0).padStart(5))
  console.log(
    `${what.padEnd(48)} p50 ${figures[0]} ms  p95 ${figures[1]} ms${slow > bound ? '  too slow' : ''}`,
  )
}

/** Exits with the result: 1 if something was too slow. */
export const end = (): never => process.exit(isSlow ? 1 : 0)
