import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Payload, Where } from 'payload'
import { targetOf } from '@/database/target'
import { metrics } from '@/metrics/metrics'
import { diskFailure } from '@/runtime/disk'
import { freeSpace } from '@/runtime/freeSpace'
import { settings } from '@/settings'
import { isFromFuture, listBackups } from '../backup/list'
import { ourVersions } from '../backup/manifest'
import { backupState } from '../backup/state'

/** Milliseconds between two rounds. */
const gatherInterval = 10_000

const collection = 'payload-jobs'
const failed: Where = { hasError: { equals: true } }
const waiting: Where = { hasError: { not_equals: true } }

/** A job scheduled for later is not late. */
const couldBeDone = (now: number): Where => ({
  or: [
    { waitUntil: { exists: false } },
    { waitUntil: { less_than_equal: new Date(now).toISOString() } },
    { totalTried: { greater_than: 0 } },
  ],
})

async function jobsOf(payload: Payload, task: string) {
  const now = Date.now()
  const ofTask: Where = { taskSlug: { equals: task } }
  const count = async (state: Where) =>
    (await payload.count({ collection, where: { and: [ofTask, state] } })).totalDocs
  const { docs } = await payload.find({
    collection,
    where: { and: [ofTask, waiting, couldBeDone(now)] },
    sort: 'createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const age = docs[0] ? Math.max(0, (now - Date.parse(docs[0].createdAt)) / 1000) : 0
  return { task, waiting: await count(waiting), failed: await count(failed), age }
}

async function lookAtDatabase(payload: Payload) {
  const { state } = await backupState(payload)
  const tasks = (payload.config.jobs.tasks ?? []).map(({ slug }) => slug)
  return { lastBackup: state, jobs: await Promise.all(tasks.map((task) => jobsOf(payload, task))) }
}

function setDatabaseGauges(found: Awaited<ReturnType<typeof lookAtDatabase>> | undefined): void {
  metrics.databaseUp.set({}, found ? 1 : 0)
  // Old values must not be reported as current.
  for (const metric of [metrics.jobs, metrics.oldestJob, metrics.backupFailed]) metric.clear()
  if (!found) return
  for (const { task, waiting, failed, age } of found.jobs) {
    metrics.jobs.set({ task, state: 'waiting' }, waiting)
    metrics.jobs.set({ task, state: 'failed' }, failed)
    metrics.oldestJob.set({ task }, age)
  }
  metrics.backupFailed.set({}, found.lastBackup === 'failed' ? 1 : 0)
}

async function lookAtDisks() {
  const { dataDir, backup } = settings
  const [free, failure, backups] = await Promise.all([
    freeSpace(dataDir),
    diskFailure(),
    listBackups(backup.dir),
  ])
  const newest = backups.find(({ name }) => name.startsWith('frontdesk-') && !isFromFuture(name))
  return {
    free,
    isWritable: failure === undefined,
    newest: newest && Date.parse(newest.createdAt) / 1000,
  }
}

function setDiskGauges(found: Partial<Awaited<ReturnType<typeof lookAtDisks>>> = {}): void {
  metrics.diskFree.set({}, found.free)
  metrics.diskWritable.set({}, found.isWritable ? 1 : 0)
  metrics.backupTime.set({}, found.newest)
}

/** Runs one check at a time; undefined if it hangs or fails. A hanging check isn't started again. */
function inTime<Found>(look: () => Promise<Found>, timeout: number): () => Promise<Found | undefined> {
  let running: Promise<Found | undefined> | undefined
  return () => {
    running ??= look()
      .catch(() => undefined)
      .finally(() => {
        running = undefined
      })
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout, undefined).unref())
    return Promise.race([running, late])
  }
}

const quantiles = { '0.5': 50, '0.99': 99, '1': 100 }

/**
 * Regularly gathers slow values, so that a scrape only reads them.
 * @param isLeader whether this process runs the jobs
 * @param timeout milliseconds that a round may take
 * @returns a function that gathers now, and one that stops
 */
export function gatherMetrics(payload: Payload, isLeader: () => boolean, timeout = 4000) {
  const { databaseUrl, backup } = settings
  const { engine: database } = targetOf(databaseUrl)
  metrics.info.set({ version: ourVersions.frontdesk, node: process.version, database }, 1)
  metrics.started.set({}, Date.now() / 1000 - process.uptime())
  metrics.backupScheduled.set({}, backup.schedule ? 1 : 0)

  const askDatabase = inTime(() => lookAtDatabase(payload), timeout)
  const askDisks = inTime(lookAtDisks, timeout)
  const loop = monitorEventLoopDelay({ resolution: 10 })
  loop.enable()
  let spent = 0

  function setProcessGauges(): void {
    const { rss, heapUsed } = process.memoryUsage()
    metrics.memory.set({}, rss)
    metrics.heap.set({}, heapUsed)
    const { user, system } = process.cpuUsage()
    const seconds = (user + system) / 1e6
    metrics.cpu.add({}, seconds - spent)
    spent = seconds
    for (const [quantile, percentile] of Object.entries(quantiles))
      metrics.loopDelay.set({ quantile }, loop.percentile(percentile) / 1e9)
    loop.reset()
    metrics.leader.set({}, isLeader() ? 1 : 0)
  }

  async function gather(): Promise<void> {
    setProcessGauges()
    const [data, disk] = await Promise.all([askDatabase(), askDisks()])
    setDatabaseGauges(data)
    setDiskGauges(disk)
    metrics.gathered.set({}, Date.now() / 1000)
  }
  void gather()
  const timer = setInterval(gather, gatherInterval).unref()
  return {
    gather,
    end() {
      clearInterval(timer)
      loop.disable()
    },
  }
}
