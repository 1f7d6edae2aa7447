import type { Payload } from 'payload'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { mongoConnection } from '../database/mongoCollection'
import { database } from '../database/outage'
import { limitsCollection } from '../database/target'
import { consumeBatched } from './consumeBatched'

interface CounterLimits {
  points: number
  /** Seconds. */
  duration: number
}

/** Counts made while the clock was ahead would last until it catches up. */
function withClockReset(limiter: RateLimiterAbstract, { duration }: CounterLimits): RateLimiterAbstract {
  const consume = limiter.consume.bind(limiter)
  limiter.consume = async (key, ...rest) => {
    try {
      return await consume(key, ...rest)
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes) || spent.msBeforeNext <= 2000 * duration) throw spent
      await limiter.delete(key)
      return consume(key, ...rest)
    }
  }
  return limiter
}

const operations = ['consume', 'get', 'set', 'reward', 'delete'] as const
type Operations = Record<(typeof operations)[number], (...args: unknown[]) => Promise<unknown>>

/** Counts in memory if the database doesn't, and right away while it is known to be down. */
function withMemoryFallback(shared: RateLimiterAbstract, memory: RateLimiterAbstract): RateLimiterAbstract {
  const there = shared as unknown as Operations
  const here = memory as unknown as Operations
  for (const name of operations) {
    const count = there[name].bind(shared)
    there[name] = (...args) =>
      database
        .unlessAway(() => count(...args))
        .catch((reason: unknown) => {
          if (reason instanceof Error) return here[name].apply(memory, args)
          throw reason
        })
  }
  return shared
}

/** Whose collection of counts has its indexes. */
const indexed = new WeakSet<Payload>()

/**
 * Counts by key: in memory for SQLite's single process; in the database for all instances on MongoDB, or in memory
 * while it is down.
 * @param name unique among all counters
 */
export function counter(name: string, bounds: CounterLimits): (payload: Payload) => RateLimiterAbstract {
  const memory = withClockReset(new RateLimiterMemory({ ...bounds, keyPrefix: name }), bounds)
  const shared = new WeakMap<Payload, RateLimiterAbstract>()
  return (payload) => {
    const connection = mongoConnection(payload)
    if (!connection) return memory
    const known = shared.get(payload)
    if (known) return known
    const counted = new RateLimiterMongo({
      ...bounds,
      storeClient: connection.getClient(),
      dbName: connection.name,
      tableName: limitsCollection,
      keyPrefix: name,
      // All counters share the collection.
      disableIndexesCreation: indexed.has(payload),
    })
    indexed.add(payload)
    const made = withClockReset(withMemoryFallback(consumeBatched(counted), memory), bounds)
    shared.set(payload, made)
    return made
  }
}
