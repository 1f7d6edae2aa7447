import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { APIError, Payload, Where } from 'payload'
import type { SystemState } from '../payload-types'
import { hashKey } from './hashKey'
import { ownName } from './lease'
import { serializeByKey } from './serializeByKey'

const collection = 'system-state'
const prefix = 'turn '

/**
 * Milliseconds: how often a lock is renewed, how long it lasts after its holder was killed, and the time between two
 * attempts.
 */
const renewalInterval = 4000
export const lockTime = 15_000
const retryInterval = 50

const until = () => new Date(Date.now() + lockTime).toISOString()

/** Expired, or valid for longer than possible because the clock was corrected. */
const isOver = (end: string): boolean => Math.abs(Date.parse(end) - Date.now() - lockTime) > lockTime

const held = (key: string, holder: string): Where => ({
  and: [{ key: { equals: key } }, { holder: { equals: holder } }],
})

/** By status: the production build contains more than one class with this name. */
const isRefused = (error: unknown) => (error as Partial<APIError>)?.status === 400

/** If two insert the row at once, one is rejected; on SQLite too, where an update would let both through. */
async function take(payload: Payload, key: string, holder: string): Promise<boolean> {
  try {
    await payload.db.create({ collection, data: { key, holder, until: until() } })
    return true
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  const row = await payload.db.findOne<SystemState>({ collection, where: { key: { equals: key } } })
  if (row?.until && isOver(row.until)) {
    // Unless its holder renews it meanwhile.
    const expired = { and: [held(key, row.holder ?? ''), { until: { equals: row.until } }] }
    await payload.db.deleteMany({ collection, where: expired })
  }
  return false
}

/** Runs `act` while this process holds the key's row. If the process is killed, the row expires after `lockTime`. */
async function withRow<Result>(payload: Payload, key: string, act: () => Promise<Result>): Promise<Result> {
  const holder = `${ownName} ${randomUUID().slice(0, 8)}`
  while (!(await take(payload, key, holder))) await wait(retryInterval)
  let renewal: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    renewal = payload.db
      .updateOne({ collection, where: held(key, holder), data: { until: until() } })
      .catch(() => {})
  }, renewalInterval)
  try {
    return await act()
  } finally {
    clearInterval(timer)
    await renewal
    // Lost along with the database; the others wait for its expiry.
    await payload.db.deleteMany({ collection, where: held(key, holder) }).catch(() => {})
  }
}

/**
 * Runs `act` under a lock on a subject, across all processes that use this database. A killed holder blocks the others
 * for `lockTime`.
 * @throws what `act` throws, or an error if the database is down
 */
export function withLock<Result>(
  payload: Payload,
  subject: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const key = prefix + hashKey(subject, payload)
  return serializeByKey(key, () => withRow(payload, key, act))
}

/** Removes expired locks of killed processes. */
export async function removeExpiredLocks(payload: Payload): Promise<void> {
  const where: Where = {
    and: [{ key: { like: prefix } }, { until: { less_than: new Date().toISOString() } }],
  }
  await payload.db.deleteMany({ collection, where })
}
