import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Payload, Where } from 'payload'

const collection = 'system-state'
/** Milliseconds: how often a lease is renewed, and how long it lasts without renewal. */
const heartbeatInterval = 5000
export const leaseTime = 25_000

export const ownName = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`

/** Free, ours, or valid for longer than possible because the clock was corrected. */
function isFree(holder: string, now: number): Where {
  const at = (time: number) => new Date(time).toISOString()
  return {
    or: [
      { holder: { equals: holder } },
      { holder: { exists: false } },
      { until: { less_than: at(now) } },
      { until: { greater_than: at(now + 2 * leaseTime) } },
    ],
  }
}

/**
 * Acquires or renews a lease; only one of several holders gets it.
 * @param holder who asks
 * @returns whether they hold it now
 */
export async function takeLease(payload: Payload, key: string, holder: string): Promise<boolean> {
  const named: Where = { key: { equals: key } }
  const { totalDocs } = await payload.db.count({ collection, where: named })
  // If two insert the row at once, one is rejected and continues like the other.
  if (!totalDocs) await payload.db.create({ collection, data: { key } }).catch(() => {})
  const now = Date.now()
  const until = new Date(now + leaseTime).toISOString()
  const where: Where = { and: [named, isFree(holder, now)] }
  const row = await payload.db.updateOne({ collection, where, data: { holder, until } })
  return (row as { holder?: unknown } | null)?.holder === holder
}

/** Releases a lease, so that the next holder needn't wait. */
export async function releaseLease(payload: Payload, key: string, holder: string): Promise<void> {
  const where: Where = { and: [{ key: { equals: key } }, { holder: { equals: holder } }] }
  const until = new Date(0).toISOString()
  await payload.db.updateOne({ collection, where, data: { until } })
}

/**
 * Keeps trying to acquire a lease. `onTaken` is called each time we get it.
 * @returns whether we hold it at the moment, and a function that stops
 */
export function keepLease(payload: Payload, key: string, onTaken: () => Promise<void>) {
  let heldUntil = 0
  let asking: Promise<void> | undefined
  const isHeld = () => performance.now() < heldUntil
  async function ask(): Promise<void> {
    const requestedAt = performance.now()
    const wasHeld = isHeld()
    const isOurs = await takeLease(payload, key, ownName).catch(() => undefined)
    // While the database is down nobody can acquire the lease, so ours is valid as long as it was granted.
    if (isOurs === undefined) return
    if (isOurs && !wasHeld) await onTaken()
    heldUntil = isOurs ? requestedAt + leaseTime - heartbeatInterval : 0
  }
  const tick = () => {
    asking ??= ask()
      .catch((err: unknown) => payload.logger.error({ err, msg: `Could not use the lease ${key}.` }))
      .finally(() => {
        asking = undefined
      })
  }
  tick()
  const timer = setInterval(tick, heartbeatInterval).unref()
  return {
    isHeld,
    async end() {
      clearInterval(timer)
      await asking
      if (isHeld()) await releaseLease(payload, key, ownName).catch(() => {})
      heldUntil = 0
    },
  }
}
