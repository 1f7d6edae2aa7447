import type { PayloadRequest } from 'payload'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { HttpError } from '../http/HttpError'
import { countRefusal, type Limit } from '../metrics/metrics'
import { hashKey } from '../runtime/hashKey'
import { counter } from './counter'
import { visitorAddress } from './visitor'

interface LimiterOptions {
  /** Unique among all limits. */
  name: Limit
  points: number
  /** Seconds. */
  duration: number
  message: string
  /** What it counts by; the visitor's address by default. Undefined for calls that it doesn't count. */
  key?: (req: PayloadRequest) => string | undefined
}

export interface Limiter {
  /** Counts one call. @throws {HttpError} 429 with Retry-After if there were too many */
  consume(req: PayloadRequest): Promise<void>
}

/** Allows a number of calls per period; further ones are told when to retry. */
export function limiter({ name, points, duration, message, key = visitorAddress }: LimiterOptions): Limiter {
  const count = counter(name, { points, duration })
  return {
    async consume(req) {
      const { payload } = req
      const counted = key(req)
      if (counted === undefined) return
      await count(payload)
        .consume(hashKey(counted, payload))
        .catch((spent: unknown) => {
          throw spent instanceof RateLimiterRes ? tooMany(name, message, spent) : spent
        })
    },
  }
}

/** @param limit the limit that was exceeded */
export function tooMany(
  limit: Limit,
  message: string,
  spent: Pick<RateLimiterRes, 'msBeforeNext'>,
): HttpError {
  countRefusal(limit)
  const seconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000))
  return new HttpError(429, message, undefined, { 'Retry-After': String(seconds) })
}

/** Several limits, checked in order. */
export const allLimits = (...limiters: Limiter[]): Limiter => ({
  async consume(req) {
    for (const each of limiters) await each.consume(req)
  },
})
