import type { Payload } from 'payload'
import { auditRetentionDays } from '../domain/audit'
import { day } from '../domain/durations'

/** Removes audit entries older than `auditRetentionDays`. */
export async function removeOldEntries(payload: Payload): Promise<void> {
  const createdAt = { less_than: new Date(Date.now() - auditRetentionDays * day).toISOString() }
  await payload.db.deleteMany({ collection: 'audit-entry', where: { createdAt } })
}

/** Runs now and once a day. */
export async function removeOldEntriesDaily(payload: Payload): Promise<void> {
  await removeOldEntries(payload)
  const again = () =>
    removeOldEntries(payload).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'Could not remove old audit log entries.' }),
    )
  setInterval(again, day).unref()
}
