import { hostname } from 'node:os'
import type { Payload, Where } from 'payload'
import { matchAll } from '@/content/matchAll'
import { targetOf } from '@/database/target'
import type { DemoProgress, JobEntity, SystemEntity } from '@/domain/system'
import { runnerName } from '@/jobs/runner'
import { recipients } from '@/jobs/tasks/inquiry'
import { listBackups } from '@/ops/backup/list'
import { ourVersions } from '@/ops/backup/manifest'
import { backupState } from '@/ops/backup/state'
import { seedState } from '@/ops/demo/seedState'
import type { PayloadJob } from '@/payload-types'
import { bridge } from '@/runtime/bridge'
import { freeSpace } from '@/runtime/freeSpace'
import { withLock } from '@/runtime/mutex'
import { settings } from '@/settings'
import { openBucketOnce } from '@/storage/bucket'

const collection = 'payload-jobs'
const tried: Where = { totalTried: { greater_than: 0 } }

/** The maximum number of jobs listed per state. */
const maxJobs = 50

/** Milliseconds without a response after which something counts as down. */
const timeout = 4000

async function answerTime(ask: () => Promise<unknown>): Promise<number | null> {
  const began = performance.now()
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeout, null).unref())
  const answered = ask().then(() => Math.round(performance.now() - began))
  return Promise.race([answered, late]).catch(() => null)
}

function messageOf({ log, error }: PayloadJob): string | null {
  const last = log?.findLast(({ state }) => state === 'failed')
  const message = (last?.error ?? error) as { message?: unknown } | null | undefined
  return typeof message?.message === 'string' ? message.message : null
}

async function jobsWhere(payload: Payload, hasFailed: boolean): Promise<JobEntity[]> {
  const { docs } = await payload.find({
    collection,
    where: { hasError: hasFailed ? { equals: true } : { not_equals: true } },
    sort: '-createdAt',
    limit: maxJobs,
    pagination: false,
    depth: 0,
  })
  return docs.map((job) => ({
    id: String(job.id),
    label:
      payload.config.jobs.tasks?.find(({ slug }) => slug === job.taskSlug)?.label ?? job.taskSlug ?? 'Job',
    createdAt: job.createdAt,
    attempts: job.totalTried ?? 0,
    nextAttemptAt: hasFailed ? null : (job.waitUntil ?? null),
    message: messageOf(job),
  }))
}

export async function backups(payload: Payload) {
  const { dir, schedule, keep } = settings.backup
  return {
    schedule: schedule ?? null,
    keep,
    progress: await backupState(payload),
    list: await listBackups(dir),
  }
}

/** In production only `npm run seed` goes on with an interrupted one. */
async function demoProgress(payload: Payload): Promise<DemoProgress | null> {
  const state = settings.mode === 'demo' ? await seedState(payload) : undefined
  if (!state) return null
  return { done: state.done.length, total: state.total, problem: bridge.demoProblem ?? null }
}

/** The state of the product, as seen by this instance. */
export async function system(payload: Payload): Promise<SystemEntity> {
  const { dataDir, databaseUrl, mail, bucket } = settings
  const [answeredIn, bucketAnsweredIn, files, free, waiting, failed] = await Promise.all([
    answerTime(() => payload.db.findOne({ collection: 'system-state', where: {} })),
    bucket && answerTime(async () => (await openBucketOnce(bucket)).check()),
    payload.count({ collection: 'media', where: matchAll }),
    freeSpace(dataDir).catch(() => null),
    jobsWhere(payload, false),
    jobsWhere(payload, true),
  ])
  return {
    versions: { ...ourVersions, node: process.version },
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    host: hostname(),
    database: {
      kind: targetOf(databaseUrl).engine === 'mongodb' ? 'MongoDB' : 'SQLite',
      responseTime: answeredIn,
    },
    storage: {
      kind: bucket ? `Bucket ${bucket.name}` : 'Disk of the server',
      ...(bucketAnsweredIn !== undefined && { responseTime: bucketAnsweredIn }),
      files: files.totalDocs,
      free: bucket ? null : free,
    },
    jobs: { runner: await runnerName(payload), waiting, failed },
    backups: await backups(payload),
    demo: await demoProgress(payload),
    mail: {
      isConfigured: Boolean(mail),
      from: mail?.from.address ?? '',
      to: mail ? await recipients(payload) : [],
    },
  }
}

/** Queues a permanently failed job again as a new one, because Payload counts a job's attempts. */
async function requeue(payload: Payload, { id, taskSlug, input, queue }: PayloadJob): Promise<void> {
  await payload.jobs.queue({
    task: taskSlug as 'mailStaff',
    input: input as { lead: string },
    queue: queue ?? 'default',
  })
  await payload.db.deleteOne({ collection, where: { id: { equals: id } } })
}

async function retryAll(payload: Payload): Promise<number> {
  const waiting: Where = { and: [{ hasError: { not_equals: true } }, { waitUntil: { exists: true } }, tried] }
  const { totalDocs } = await payload.count({ collection, where: waiting })
  await payload.db.updateJobs({ where: waiting, data: { waitUntil: null }, returning: false })
  const { docs } = await payload.find({
    collection,
    where: { hasError: { equals: true } },
    pagination: false,
    depth: 0,
  })
  for (const job of docs) await requeue(payload, job)
  return totalDocs + docs.length
}

/**
 * Retries every job that waits for its next attempt or has permanently failed.
 * @returns how many
 */
export const retryJobs = (payload: Payload): Promise<number> =>
  // Two who retry at once would queue each job twice.
  withLock(payload, 'retried jobs', () => retryAll(payload))
