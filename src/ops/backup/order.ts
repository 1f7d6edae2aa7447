import type { Payload } from 'payload'
import { settings } from '@/settings'
import { isBackupDue } from './due'
import { backupState, setBackupState } from './state'

/** The queue of backups: one at a time, beside the quick jobs. */
export const backupQueue = 'backup'

/**
 * Has a backup made by the process that runs the jobs.
 * @returns whether it was ordered; false: one is waiting or running already
 */
export async function orderBackup(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'backup' } }, { hasError: { not_equals: true } }] },
  })
  if (totalDocs) return false
  await payload.jobs.queue({ task: 'backup', queue: backupQueue, input: {} })
  await setBackupState(payload, { state: 'queued', since: new Date().toISOString() })
  return true
}

/** Orders the daily backup when its time has come. */
export async function orderDueBackup(payload: Payload, now?: Date): Promise<boolean> {
  const { schedule } = settings.backup
  if (!schedule) return false
  const { since } = await backupState(payload)
  // Looked at after it: the first look writes down its own time, which is no clock that was ahead.
  return (
    isBackupDue({ ...schedule, last: new Date(since), now: now ?? new Date() }) &&
    (await orderBackup(payload))
  )
}
