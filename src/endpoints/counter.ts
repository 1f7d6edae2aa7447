import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterMongo } from 'rate-limiter-flexible'
import { mongoConnection } from '../database/mongoCollection'
import { limitsCollection } from '../ops/backup/target'

interface Bounds {
  points: number
  /** Seconds. */
  duration: number
}

/**
 * Counts by key: in memory for the one process of SQLite, in the database for all instances on MongoDB, and in
 * memory again while that is away.
 * @param name of its own among all counters
 */
export function counter(name: string, bounds: Bounds): (payload: Payload) => RateLimiterAbstract {
  const memory = new RateLimiterMemory({ ...bounds, keyPrefix: name })
  const shared = new WeakMap<Payload, RateLimiterAbstract>()
  return (payload) => {
    const connection = mongoConnection(payload)
    if (!connection) return memory
    const known = shared.get(payload)
    if (known) return known
    const made = new RateLimiterMongo({
      ...bounds,
      storeClient: connection.getClient(),
      dbName: connection.name,
      tableName: limitsCollection,
      keyPrefix: name,
      insuranceLimiter: memory,
    })
    shared.set(payload, made)
    return made
  }
}

/** A key that may be stored: nobody's address or name can be read from it. */
export const sealed = (text: string, { secret }: Pick<Payload, 'secret'>): string =>
  createHash('sha256').update(`${secret} ${text}`).digest('base64url').slice(0, 22)
