import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterMongo } from 'rate-limiter-flexible'
import { limitsCollection } from '../ops/backup/target'

interface Bounds {
  points: number
  /** Seconds. */
  duration: number
}

/** The part of Payload's MongoDB adapter that counters need. */
interface Connected {
  connection: { name: string; getClient(): unknown }
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
    if (payload.db.name !== 'mongoose') return memory
    const known = shared.get(payload)
    if (known) return known
    const { connection } = payload.db as unknown as Connected
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
