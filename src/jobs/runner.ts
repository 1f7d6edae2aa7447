import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { minute } from '../domain/durations'
import { backupQueue, queueDueBackup } from '../ops/backup/queueBackup'
import type { SystemState } from '../payload-types'
import { keepLease } from '../runtime/lease'
import { removeExpiredLocks } from '../runtime/mutex'
import { purgeExpired } from '../trash/purge'
import { queueMissedNotifications } from './announce'

/** Milliseconds between checks for due jobs. */
const pollInterval = 2000
const dueInterval = 30_000
const purgeInterval = 10 * minute

/** Milliseconds that running jobs have to end when the runner stops. */
const endTimeout = 2000

/**
 * Repeats a task that doesn't fail, one run at a time. Unlike cron, a timer survives a clock that is set back.
 * @returns a function that stops it, and ends with the current run
 */
function regularly(milliseconds: number, act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= act().finally(() => {
      running = undefined
    })
  }, milliseconds).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Host and process that run the jobs, on any instance; null if none does at the moment. */
export async function runnerName(payload: Payload): Promise<string | null> {
  const row = await payload.db.findOne<SystemState>({
    collection: 'system-state',
    where: { key: { equals: 'jobs' } },
  })
  const isHeld = row?.until && Date.parse(row.until) > Date.now()
  return isHeld ? (row.holder ?? null) : null
}

/** Releases jobs whose process was killed; only the lease holder runs jobs, so no other process has them. */
export async function releaseAbandoned(payload: Payload, queue?: string): Promise<void> {
  const isRunning = { processing: { equals: true } }
  await payload.db.updateJobs({
    where: queue ? { and: [isRunning, { queue: { equals: queue } }] } : isRunning,
    data: { processing: false },
    returning: false,
  })
}

/**
 * Runs the due jobs of a queue, one by one. A run that the database fails leaves its jobs marked as running; the next
 * releases them.
 */
export function runQueue(payload: Payload, queue: string, limit: number): () => Promise<void> {
  let hasFailed = false
  return async () => {
    if (hasFailed) await releaseAbandoned(payload, queue)
    hasFailed = true
    await payload.jobs.run({ queue, limit, sequential: true, silent: { info: true } })
    hasFailed = false
  }
}

/**
 * Competes for the lease to run the jobs.
 * @returns whether we run them at the moment, and a function that stops and then passes the lease on
 */
export function startRunner(payload: Payload) {
  const lease = keepLease(payload, 'jobs', async () => {
    await releaseAbandoned(payload)
    await removeExpiredLocks(payload)
  })
  const whileHeld = (milliseconds: number, act: () => Promise<unknown>, failed: string) =>
    regularly(milliseconds, async () => {
      if (!lease.isHeld()) return
      await act().catch((err: unknown) => payload.logger.error({ err, msg: failed }))
    })
  const stops = [
    whileHeld(pollInterval, runQueue(payload, 'default', 20), 'Could not run the jobs.'),
    whileHeld(pollInterval, runQueue(payload, backupQueue, 1), 'Could not run the backup.'),
    whileHeld(dueInterval, () => queueDueBackup(payload), 'Could not queue the daily backup.'),
    whileHeld(purgeInterval, () => purgeExpired(payload), 'Could not empty the trash.'),
    whileHeld(
      dueInterval,
      () => queueMissedNotifications(payload),
      'Could not look for leads whose emails are not queued.',
    ),
  ]
  return {
    isLeader: lease.isHeld,
    async end() {
      // The next holder would run them again.
      await Promise.race([Promise.all(stops.map((stop) => stop())), wait(endTimeout)])
      await lease.end()
    },
  }
}
