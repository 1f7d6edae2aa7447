import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { renderMetrics } from '@/metrics/metrics'
import { setBackupState } from '@/ops/backup/state'
import { gatherMetrics } from '@/ops/metrics/gather'
import { call, inquiry, unique } from '../api'
import { getCms } from '../cms'

// Nothing is listening there.
vi.hoisted(() => {
  process.env.SMTP_URL = 'smtp://127.0.0.1:9'
  process.env.MAIL_FROM = 'hello@kitewing.example'
  process.env.MAX_INQUIRIES = '3'
})

let gathering: ReturnType<typeof gatherMetrics>

beforeAll(async () => {
  gathering = gatherMetrics(await getCms(), () => true, 60_000)
})
afterAll(() => gathering.end())

/** Gathers what is true now: a round that is under way, which the first call joins, may have begun before. */
async function gather(): Promise<void> {
  await gathering.gather()
  await gathering.gather()
}

const send = (body: object, from = unique('visitor')) => call('POST', '/api/leads', { body, from })

/** The value of a series; undefined if there is none. */
function value(series: string): number | undefined {
  const line = renderMetrics()
    .split('\n')
    .find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

test('inquiries are counted, separately from spam and those refused by a limit', async () => {
  const from = unique('visitor')
  for (const status of [201, 201, 201, 429]) expect((await send(inquiry(), from)).status).toBe(status)
  await send({ ...inquiry(), website: 'https://spam.example' })
  expect(value('frontdesk_inquiries_total{kind="inquiry"}')).toBe(3)
  expect(value('frontdesk_inquiries_total{kind="spam"}')).toBe(1)
  expect(value('frontdesk_refusals_total{limit="inquiry"}')).toBe(1)
  expect(renderMetrics()).not.toContain(from)
})

test('waiting mails are reported with the age of the oldest, and those given up', async () => {
  const payload = await getCms()
  const [job] = (await payload.find({ collection: 'payload-jobs', sort: 'createdAt', limit: 1 })).docs
  const longAgo = new Date(Date.now() - 3_600_000).toISOString()
  await payload.db.updateOne({
    collection: 'payload-jobs',
    id: String(job?.id),
    data: { createdAt: longAgo },
  })
  const planned = new Date(Date.now() + 3_600_000)
  await payload.jobs.queue({ task: 'mailVisitor', input: { lead: 'x', language: 'en' }, waitUntil: planned })
  await gather()
  expect(value('frontdesk_jobs{task="mailStaff",state="waiting"}')).toBe(3)
  expect(value('frontdesk_jobs_oldest_seconds{task="mailStaff"}')).toBeGreaterThanOrEqual(3600)
  // It is scheduled for later: waiting, but not late.
  expect(value('frontdesk_jobs{task="mailVisitor",state="waiting"}')).toBe(1)
  expect(value('frontdesk_jobs_oldest_seconds{task="mailVisitor"}')).toBe(0)

  await payload.db.updateOne({ collection: 'payload-jobs', id: String(job?.id), data: { hasError: true } })
  await gather()
  expect(value('frontdesk_jobs{task="mailStaff",state="waiting"}')).toBe(2)
  expect(value('frontdesk_jobs{task="mailStaff",state="failed"}')).toBe(1)
})

test('the newest backup and the last failure are reported', async () => {
  const dir = path.join(String(process.env.DATA_DIR), 'backups')
  await gather()
  expect(value('frontdesk_backup_last_timestamp_seconds')).toBeUndefined()
  mkdirSync(dir, { recursive: true })
  writeFileSync(path.join(dir, 'frontdesk-2026-11-20T03-00-00-000Z.tar.gz'), '')
  // A clock was ahead.
  writeFileSync(path.join(dir, 'frontdesk-2999-11-21T03-00-00-000Z.tar.gz'), '')
  // A backup made by a restore isn't a deliberate one.
  writeFileSync(path.join(dir, 'before-restore-2026-11-21T03-00-00-000Z.tar.gz'), '')
  const at = new Date().toISOString()
  await setBackupState(await getCms(), {
    state: 'failed',
    since: at,
    finishedAt: at,
    message: 'The disk is full.',
  })
  await gather()
  expect(value('frontdesk_backup_last_timestamp_seconds')).toBe(Date.parse('2026-11-20T03:00:00Z') / 1000)
  expect(value('frontdesk_backup_last_failed')).toBe(1)
  expect(value('frontdesk_backup_scheduled')).toBe(1)
})

test('a database that hangs blocks no check and no scrape, and no old values are reported', async () => {
  const payload = await getCms()
  await gather()
  expect(value('frontdesk_database_up')).toBe(1)
  const asked = vi.spyOn(payload.db, 'findOne').mockReturnValue(new Promise(() => {}))
  const impatient = gatherMetrics(payload, () => true, 500)
  await impatient.gather()
  await impatient.gather()
  impatient.end()
  expect(value('frontdesk_database_up')).toBe(0)
  expect(value('frontdesk_jobs{task="mailStaff",state="waiting"}')).toBeUndefined()
  expect(value('frontdesk_backup_last_failed')).toBeUndefined()
  expect(value('frontdesk_disk_writable')).toBe(1)
  // It isn't queried again before it has responded.
  expect(asked).toHaveBeenCalledTimes(1)
})

test('the process reports its own figures', async () => {
  expect(value('frontdesk_leader')).toBe(1)
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(50e6)
  expect(value('process_cpu_seconds_total')).toBeGreaterThan(0)
  expect(value('frontdesk_disk_free_bytes')).toBeGreaterThan(0)
  expect(value('frontdesk_event_loop_lag_seconds{quantile="0.99"}')).toBeGreaterThan(0)
})
