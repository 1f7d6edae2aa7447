import type { Payload } from 'payload'
import { settings } from '@/settings'
import { isBackupDue } from './due'
import { backupState, setBackupState, withBackupLock } from './state'

/** The queue of backups: one at a time, separate from fast jobs. */
export const backupQueue = 'backup'

/**
 * Queues a backup for the process that runs the jobs.
 * @returns whether it was queued; false if one is already waiting or running
 */
export const queueBackup = (payload: Payload): Promise<boolean> =>
  // Two who ask at once would both find none.
  withBackupLock(payload, async () => {
    const { totalDocs } = await payload.count({
      collection: 'payload-jobs',
      where: { and: [{ taskSlug: { equals: 'backup' } }, { hasError: { not_equals: true } }] },
    })
    if (totalDocs) return false
    await payload.jobs.queue({ task: 'backup', queue: backupQueue, input: {} })
    await setBackupState(payload, { state: 'queued', since: new Date().toISOString() })
    return true
  })

/** Queues the daily backup if it is due. */
export async function queueDueBackup(payload: Payload, now?: Date): Promise<boolean> {
  const { schedule } = settings.backup
  if (!schedule) return false
  const { since } = await backupState(payload)
  // Checked afterwards: the first check stores its own time, not that of a clock that was ahead.
  return (
    isBackupDue({ ...schedule, last: new Date(since), now: now ?? new Date() }) &&
    (await queueBackup(payload))
  )
}
