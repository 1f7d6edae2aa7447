import type { Payload } from 'payload'
import { backupQueue, orderDueBackup } from '../ops/backup/order'
import type { SystemState } from '../payload-types'
import { keepLease } from '../runtime/lease'
import { forgetLocks } from '../runtime/mutex'
import { announceForgotten } from './announce'

/** Milliseconds: between two looks at a queue, and at what is due. */
export const pace = 2000
const duePace = 30_000

/** Does it again and again, one at a time. A timer outlives what a cron does not: a clock that is put back. */
function regularly(milliseconds: number, act: () => Promise<unknown>): NodeJS.Timeout {
  let isBusy = false
  const timer = setInterval(async () => {
    if (isBusy) return
    isBusy = true
    await act().finally(() => {
      isBusy = false
    })
  }, milliseconds)
  return timer.unref()
}

/** Machine and process that runs the jobs, whichever instance that is; null: none at this moment. */
export async function runnerName(payload: Payload): Promise<string | null> {
  const row = await payload.db.findOne<SystemState>({
    collection: 'system-state',
    where: { key: { equals: 'jobs' } },
  })
  const isHeld = row?.until && Date.parse(row.until) > Date.now()
  return isHeld ? (row.holder ?? null) : null
}

/** Jobs that a process was running when it was killed are done again: nobody else can be at them. */
export async function releaseAbandoned(payload: Payload): Promise<void> {
  await payload.db.updateJobs({
    where: { processing: { equals: true } },
    data: { processing: false },
    returning: false,
  })
}

/**
 * Takes part in choosing the one process that runs the jobs.
 * @returns whether it is us, at any moment, and a function that ends the part, and lets another one go on at once
 */
export function startRunner(payload: Payload) {
  const lease = keepLease(payload, 'jobs', async () => {
    await releaseAbandoned(payload)
    await forgetLocks(payload)
  })
  const whileHeld = (milliseconds: number, act: () => Promise<unknown>, failed: string) =>
    regularly(milliseconds, async () => {
      if (!lease.isHeld()) return
      await act().catch((err: unknown) => payload.logger.error({ err, msg: failed }))
    })
  const silent = { info: true }
  const timers = [
    whileHeld(pace, () => payload.jobs.run({ limit: 20, silent }), 'Could not run the jobs.'),
    whileHeld(
      pace,
      () => payload.jobs.run({ queue: backupQueue, limit: 1, silent }),
      'Could not run the backup.',
    ),
    whileHeld(duePace, () => orderDueBackup(payload), 'Could not queue the daily backup.'),
    whileHeld(
      duePace,
      () => announceForgotten(payload),
      'Could not look for leads whose emails are not queued.',
    ),
  ]
  return {
    isLeader: lease.isHeld,
    async end() {
      for (const timer of timers) clearInterval(timer)
      await lease.end()
    },
  }
}
