import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { batchCalls } from '../runtime/batchCalls'

/** Keys that are counted together, and milliseconds. */
const bounds = { max: 1000, timeout: 1000 }

interface Counted {
  /** Of all calls with this key. */
  last: RateLimiterRes
  /** Which of them this one is, from the last. */
  later: number
}

/** The count as it was for an earlier one of several calls. */
function before({ last, later }: Counted, points: number): RateLimiterRes {
  const consumed = last.consumedPoints - later
  return new RateLimiterRes(Math.max(0, points - consumed), last.msBeforeNext, consumed, consumed === 1)
}

/** Makes calls for the same key that come together one command to the database, with the result each would have had. */
export function consumeBatched(limiter: RateLimiterAbstract): RateLimiterAbstract {
  const consume = limiter.consume.bind(limiter)
  const count = batchCalls<string, Counted>(async (keys) => {
    const left = new Map<string, number>()
    for (const key of keys) left.set(key, (left.get(key) ?? 0) + 1)
    const counted = new Map(
      await Promise.all(
        [...left].map(async ([key, calls]) => {
          // Rejects with the count if it is above the limit.
          const result = await consume(key, calls).catch((reason: RateLimiterRes | Error) => reason)
          return [key, result] as const
        }),
      ),
    )
    return keys.map((key) => {
      const last = counted.get(key)
      if (!(last instanceof RateLimiterRes)) return last ?? new Error('Nothing was counted.')
      const later = (left.get(key) ?? 1) - 1
      left.set(key, later)
      return { last, later }
    })
  }, bounds)
  limiter.consume = async (key) => {
    const result = before(await count(String(key)), limiter.points)
    if (result.consumedPoints > limiter.points) throw result
    return result
  }
  return limiter
}
