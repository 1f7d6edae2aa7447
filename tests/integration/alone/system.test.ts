import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { day } from '@/domain/durations'
import { isBackupName, listBackups, removeOldBackups } from '@/ops/backup/list'
import { backupName } from '@/ops/backup/names'
import { queueDueBackup } from '@/ops/backup/queueBackup'
import { setBackupState } from '@/ops/backup/state'
import { call, inquiry, signedIn } from '../api'
import { getCms } from '../cms'

// Nothing is listening there.
vi.hoisted(() => {
  process.env.SMTP_URL = 'smtp://127.0.0.1:9'
  process.env.MAIL_FROM = 'hello@kitewing.example'
  process.env.BACKUP_AT = '03:00'
  process.env.BACKUP_KEEP = '2'
})

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const backupsPath = '/api/admin/system/backups'
let admin: string
let editor: string
let dir: string

beforeAll(async () => {
  admin = (await signedIn('admin')).token
  editor = (await signedIn('editor')).token
  dir = path.join(String(process.env.DATA_DIR), 'backups')
})

const get = async (path = '/api/admin/system') => (await call('GET', path, { token: admin })).body
const runBackups = async () => (await getCms()).jobs.run({ queue: 'backup', silent: true })

test.each([
  ['GET', '/api/admin/system'],
  ['GET', backupsPath],
  ['POST', backupsPath],
  ['GET', `${backupsPath}/frontdesk-2026-11-21T03-00-00-000Z.tar.gz`],
  ['POST', '/api/admin/system/jobs/retry'],
  ['POST', '/api/admin/system/mail/check'],
])('%s %s is for admins', async (method, path) => {
  expect((await call(method, path)).status).toBe(401)
  expect((await call(method, path, { token: editor })).status).toBe(403)
})

test('the System screen gets the product’s state, and no password', async () => {
  const body = await get()
  expect(body).toMatchObject({
    versions: { payload: dependencies.payload, node: process.version },
    database: { kind: process.env.TEST_DATABASE === 'mongodb' ? 'MongoDB' : 'SQLite' },
    storage: { files: 0 },
    jobs: { waiting: [], failed: [] },
    backups: { schedule: { at: '03:00' }, keep: 2, list: [] },
    mail: { isConfigured: true, from: 'hello@kitewing.example' },
  })
  expect(body.database.responseTime).toEqual(expect.any(Number))
  expect(JSON.stringify(body)).not.toContain('smtp:')
})

test('a backup is queued once, made, listed, and can be downloaded', { timeout: 60_000 }, async () => {
  const first = await call('POST', backupsPath, { token: admin })
  const second = await call('POST', backupsPath, { token: admin })
  expect(first.body).toMatchObject({ progress: { state: 'queued' } })
  expect([first.status, second.status]).toEqual([202, 409])
  await runBackups()
  const { progress, list } = await get(backupsPath)
  expect(progress).toMatchObject({ state: 'done', seconds: expect.any(Number) })
  const [{ name, size }] = list
  const file = path.join(dir, name)
  expect(readFileSync(file)).toHaveLength(size)
  const answer = await call('GET', `${backupsPath}/${name}`, { token: admin })
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(size)])
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
  const [entry] = (await get('/api/admin/audit?kind=backup')) ?? []
  expect(entry).toMatchObject({ action: 'downloaded', title: name })
})

test('viewing the list of backups is recorded in the trail, from time to time', async () => {
  const { id, username, token } = await signedIn('admin')
  for (const path of ['/api/admin/system', backupsPath, backupsPath])
    expect((await call('GET', path, { token })).status).toBe(200)
  const viewed = await get(`/api/admin/audit?action=viewed&user=${id}`)
  expect(viewed).toMatchObject([
    { kind: 'backup', title: 'Backup list', user: { id, name: username }, changes: [] },
  ])
})

test.each([
  '..%2F..%2Fsecret',
  'secret',
  'frontdesk-2026-11-21T03-00-00-000Z.tar.gz',
  '..%2Ffrontdesk-2026-11-21T03-00-00-000Z.tar.gz',
  '%00',
])('there is no backup %s to download', async (name) => {
  expect((await call('GET', `${backupsPath}/${name}`, { token: admin })).status).toBe(404)
})

test('a backup that cannot be written says why, and leaves nothing', { timeout: 60_000 }, async () => {
  const blocked = path.join(String(process.env.DATA_DIR), 'file')
  writeFileSync(blocked, '')
  vi.stubEnv('BACKUP_DIR', path.join(blocked, 'below'))
  await call('POST', backupsPath, { token: admin })
  await runBackups()
  vi.unstubAllEnvs()
  const { progress } = await get(backupsPath)
  expect(progress).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(/BACKUP_DIR .* part of the path is a file/),
  })
  const [job] = (await get()).jobs.waiting
  expect(job).toMatchObject({ label: 'Backup', attempts: 1, nextAttemptAt: expect.any(String) })
  expect((await call('POST', '/api/admin/system/jobs/retry', { token: admin })).body).toEqual({ retried: 1 })
  expect((await get()).jobs.waiting).toMatchObject([{ nextAttemptAt: null }])
  await (await getCms()).db.deleteMany({ collection: 'payload-jobs', where: {} })
})

test('a daily backup is queued when it is due, once', async () => {
  const payload = await getCms()
  const since = new Date(2026, 10, 20, 3, 0).toISOString()
  await setBackupState(payload, { state: 'none', since })
  expect(await queueDueBackup(payload, new Date(2026, 10, 21, 2, 59))).toBe(false)
  expect(await queueDueBackup(payload, new Date(2026, 10, 21, 3, 0))).toBe(true)
  expect(await queueDueBackup(payload, new Date(2026, 10, 21, 3, 1))).toBe(false)
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
})

test('of two admins who create a backup at once, one does', async () => {
  const answers = await Promise.all([1, 2].map(() => call('POST', backupsPath, { token: admin })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
  expect((await get()).jobs.waiting).toHaveLength(1)
  await (await getCms()).db.deleteMany({ collection: 'payload-jobs', where: {} })
})

test('the oldest backups beyond the limit are removed, as are those made by restores', async () => {
  const folder = path.join(dir, 'kept')
  mkdirSync(folder, { recursive: true })
  const onDay = (number: number) => `2026-11-0${number}T03-00-00-000Z.tar.gz`
  for (const number of [1, 2, 3, 4]) {
    const file = path.join(folder, `frontdesk-${onDay(number)}`)
    writeFileSync(file, '')
    // Copied here, the newest first.
    utimesSync(file, 100 - number, 100 - number)
  }
  for (const number of [1, 2, 4]) writeFileSync(path.join(folder, `before-restore-${onDay(number)}`), '')
  // An unreadable database, copied as it was.
  mkdirSync(path.join(folder, `before-restore-${onDay(3)}`.replace('.tar.gz', '')))
  writeFileSync(path.join(folder, 'notes.txt'), '')
  const spared = path.join(folder, `before-restore-${onDay(1)}`)
  expect((await removeOldBackups(folder, 2, [spared])).toSorted()).toEqual([
    `before-restore-${onDay(2)}`,
    `frontdesk-${onDay(1)}`,
    `frontdesk-${onDay(2)}`,
  ])
  expect(readdirSync(folder).toSorted()).toEqual([
    `before-restore-${onDay(1)}`,
    `before-restore-${onDay(3)}`.replace('.tar.gz', ''),
    `before-restore-${onDay(4)}`,
    `frontdesk-${onDay(3)}`,
    `frontdesk-${onDay(4)}`,
    'notes.txt',
  ])
  expect((await listBackups(folder)).map(({ createdAt }) => createdAt)).toEqual([
    '2026-11-04T03:00:00.000Z',
    '2026-11-04T03:00:00.000Z',
    '2026-11-03T03:00:00.000Z',
    '2026-11-01T03:00:00.000Z',
  ])
  expect(isBackupName('../frontdesk-2026-11-21T03-00-00-000Z.tar.gz')).toBe(false)
})

test('a backup named by a clock that was ahead doesn’t push out the one just made', async () => {
  const folder = path.join(dir, 'ahead')
  mkdirSync(folder, { recursive: true })
  const nameOf = (time: number) => backupName('frontdesk', new Date(time))
  const [old, made, ahead] = [Date.now() - day, Date.now(), Date.now() + 365 * day].map(nameOf)
  for (const name of [old, made, ahead]) writeFileSync(path.join(folder, String(name)), '')
  expect(await removeOldBackups(folder, 2, [])).toEqual([ahead])
  expect(await removeOldBackups(folder, 1, [path.join(folder, String(old))])).toEqual([])
  expect(readdirSync(folder).toSorted()).toEqual([old, made])
})

test('a mail that has permanently failed is retried when an admin says so', async () => {
  const payload = await getCms()
  await call('POST', '/api/leads', { body: inquiry() })
  await payload.db.updateJobs({ where: {}, data: { hasError: true, totalTried: 15 } })
  expect((await get()).jobs).toMatchObject({
    waiting: [],
    failed: [{ label: expect.stringContaining('staff') }],
  })
  const answers = await Promise.all(
    [1, 2].map(() => call('POST', '/api/admin/system/jobs/retry', { token: admin })),
  )
  expect(answers.map(({ body }) => body.retried).toSorted(), 'once, if two do').toEqual([0, 1])
  expect((await get()).jobs).toMatchObject({ waiting: [{ attempts: 0, nextAttemptAt: null }], failed: [] })
  expect((await call('POST', '/api/admin/system/mail/check', { token: admin })).body).toEqual({
    isReachable: false,
    message: expect.stringContaining('is not responding'),
  })
})
