import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import { afterEach, expect, test, vi } from 'vitest'
import { leadsWhere } from '@/content/leads'
import { migrations } from '@/database/migrations'
import { mongoCollection } from '@/database/mongoCollection'
import { buildIndexes } from '@/database/mongoIndexes'
import { type MongoMigration, mongoMigrations } from '@/database/mongoMigrations'
import { migrateMongo } from '@/database/mongoSchema'
import { migrateSqlite } from '@/database/sqliteSchema'
import { targetOf } from '@/database/target'
import { agencyDay } from '@/domain/clock'
import { locales, originalLocale } from '@/domain/locales'
import { createBackup } from '@/ops/backup/createBackup'
import { verify } from '@/ops/restore/restore'
import { settings } from '@/settings'
import { inquiry, unique } from '../api'
import { getCms } from '../cms'
import { bringBack, emptyPlace, folder, inMongo, onMongo } from './backupPlaces'

const collection = 'payload-migrations'
const later = '20990101_000000_later'
const live = { target: targetOf(settings.databaseUrl), dataDir: settings.dataDir }
const migrate = async () => (onMongo ? migrateMongo : migrateSqlite)(await getCms())

async function applied(): Promise<string[]> {
  const { docs } = await (await getCms()).find({ collection, pagination: false })
  return docs.map(({ name }) => String(name)).sort()
}

afterEach(async () => {
  await (await getCms()).delete({ collection, where: { name: { like: '2099' } } })
})

test('the database records its migrations, with the same names on both', async () => {
  expect(await applied()).toEqual(expect.arrayContaining(migrations.map(({ name }) => name)))
  await migrate()
  expect((await applied()).length).toBe(new Set(await applied()).size)
})

test('an older program doesn’t start on a newer schema', async () => {
  await (await getCms()).create({ collection, data: { name: later, batch: 9 } })
  await expect(migrate()).rejects.toMatchObject({
    exitCode: 78,
    message: expect.stringMatching(
      /^The database belongs to a newer version of Frontdesk \(this one does not know 20990101_000000_later\): start that version/,
    ),
  })
})

test('nor does it restore a backup of one, and it says so', async () => {
  await (await getCms()).create({ collection, data: { name: later, batch: 9 } })
  const { file, manifest } = await createBackup({ ...live, outDir: folder() })
  expect(manifest.schema.migrations).toContain(later)
  expect(manifest.versions.frontdesk).not.toBe('0.1.0')
  await expect(verify({ from: file, target: live.target, say: () => {} })).rejects.toThrow(
    /made by a newer Frontdesk \(it knows 20990101_000000_later\): update/,
  )
})

test.runIf(onMongo)('data from before the record of migrations is updated after its restore', async () => {
  const old = emptyPlace()
  const place = emptyPlace()
  const urlOf = ({ target }: typeof old) => (target.engine === 'mongodb' ? target.url : '')
  await inMongo(urlOf(old), (db) => db.collection('leads').insertOne({ fullName: 'Asha' }))
  await inMongo(urlOf(place), (db) => db.collection(collection).insertOne({ name: migrations[0]?.name }))
  const { file } = await createBackup({ ...old, outDir: folder() })
  await bringBack(file, place)
  expect(await inMongo(urlOf(place), (db) => db.collection(collection).countDocuments())).toBe(0)
})

test.runIf(onMongo)('of several starting instances one applies a migration, once', async () => {
  const payload = await getCms()
  const looks = vi.spyOn(payload, 'find')
  let times = 0
  const steps: MongoMigration[] = [
    {
      name: '20990102_000000_once',
      up: async () => {
        times += 1
        // All three have found it pending, and this one has looked again with the lock.
        await vi.waitUntil(() => looks.mock.calls.length >= 4)
      },
    },
  ]
  const all = [...mongoMigrations, ...steps]
  await Promise.all([1, 2, 3].map(() => migrateMongo(payload, all)))
  looks.mockRestore()
  await migrateMongo(payload, all)
  expect(times).toBe(1)
  expect((await applied()).filter((name) => name === steps[0]?.name)).toHaveLength(1)
})

test.runIf(onMongo)('an interrupted migration runs again, earlier ones don’t', async () => {
  const payload = await getCms()
  const done: string[] = []
  let isKilled = true
  const step = (name: string, up = async () => void done.push(name)): MongoMigration => ({ name, up })
  const steps = [
    ...mongoMigrations,
    step('20990103_000000_first'),
    step('20990104_000000_second', async () => {
      if (isKilled) throw new Error('killed')
      done.push('20990104_000000_second')
    }),
  ]
  await expect(migrateMongo(payload, steps)).rejects.toThrow('killed')
  isKilled = false
  await migrateMongo(payload, steps)
  expect(done).toEqual(['20990103_000000_first', '20990104_000000_second'])
})

test('leads of the previous version, also from its backup, are found by number and note', async () => {
  const payload = await getCms()
  const note = unique('note')
  const lead = { ...inquiry({ fullName: 'Old Lead', phone: '+91 98765 43210' }), notes: note }
  const { id } = await payload.create({ collection: 'lead', data: lead as never, overrideAccess: true })
  await payload.db.updateOne({ collection: 'lead', id, data: { searchText: 'old lead', updatedAt: null } })
  await payload.delete({ collection, where: { name: { like: 'lead_numbers_and_notes' } } })
  const found = async (search: string) =>
    (await payload.find({ collection: 'lead', where: leadsWhere({ folder: 'inbox', search }) })).docs
  expect(await found(note)).toEqual([])
  await migrate()
  expect(await found(`${note} 9876543210`)).toMatchObject([{ id }])
})

/** As the previous version left them: leads without a list of steps, or notes. */
async function forgetSteps(): Promise<void> {
  const payload = await getCms()
  if (onMongo) await mongoCollection(payload, 'leads')?.updateMany({}, { $unset: { nextSteps: 1 } })
  else {
    const { drizzle } = payload.db as unknown as SQLiteAdapter
    for (const table of ['lead_next_steps', 'lead_note'])
      await drizzle.run(sql`DROP TABLE ${sql.identifier(table)}`)
  }
  await payload.delete({ collection, where: { name: { like: 'lead_notes_and_steps' } } })
  await payload.delete({ collection, where: { name: { like: 'first_next_step' } } })
}

test('the next step of leads of the previous version is the first of their steps', async () => {
  const payload = await getCms()
  const due = '2026-12-24T00:00:00.000Z'
  const lead = { ...inquiry({ fullName: unique('Planned') }), nextStep: 'Call back', nextStepDue: due }
  const dated = { ...inquiry({ fullName: unique('Dated') }), nextStepDue: due }
  const ids: string[] = []
  for (const data of [lead, dated, inquiry({ fullName: unique('Unplanned') })])
    ids.push((await payload.create({ collection: 'lead', data: data as never })).id)
  await forgetSteps()
  await migrate()
  const steps = async () => {
    const found = await Promise.all(ids.map((id) => payload.findByID({ collection: 'lead', id })))
    return found.map(({ nextSteps }) => nextSteps ?? [])
  }
  const expected = [[{ text: 'Call back', due, isDone: false }], [{ due, isDone: false }], []]
  expect(await steps()).toMatchObject(expected)
  if (!onMongo) return
  await payload.delete({ collection, where: { name: { like: 'first_next_step' } } })
  await migrate()
  expect(await steps()).toMatchObject(expected)
})

/** As the previous version left them: closed leads without the day on which they were closed. */
async function forgetClosingDays(): Promise<void> {
  const payload = await getCms()
  if (onMongo) await mongoCollection(payload, 'leads')?.updateMany({}, { $unset: { closedOn: 1 } })
  else {
    const { drizzle } = payload.db as unknown as SQLiteAdapter
    for (const index of ['expectedClose_estimatedValue', 'closedOn_lostReason_estimatedValue'])
      await drizzle.run(sql`DROP INDEX ${sql.identifier(`folder_status_${index}_idx`)}`)
    for (const column of ['expected_close', 'closed_on', 'lost_reason', 'lost_note'])
      await drizzle.run(sql`ALTER TABLE lead DROP COLUMN ${sql.identifier(column)}`)
  }
  await payload.delete({ collection, where: { name: { like: '_deals' } } })
  await payload.delete({ collection, where: { name: { like: 'closing_days' } } })
}

test('closed leads of the previous version were closed when their status changed', async () => {
  const payload = await getCms()
  const create = async (status: 'new' | 'rejected') =>
    (await payload.create({ collection: 'lead', data: { ...inquiry(), status } as never })).id
  const [open, recorded, unrecorded] = [
    await create('new'),
    await create('rejected'),
    await create('rejected'),
  ]
  await payload.db.create({
    collection: 'audit-entry',
    data: {
      kind: 'lead',
      document: recorded,
      action: 'updated',
      changes: [{ field: 'status', before: 'new', after: 'rejected' }],
      // The next day in the agency's time zone.
      createdAt: '2026-10-03T20:00:00.000Z',
      updatedAt: '2026-10-03T20:00:00.000Z',
    },
  })
  await forgetClosingDays()
  await migrate()
  const days = async () => {
    const found = [open, recorded, unrecorded].map((id) => payload.findByID({ collection: 'lead', id }))
    return (await Promise.all(found)).map(({ closedOn }) => closedOn?.slice(0, 10) ?? null)
  }
  expect(await days()).toEqual([null, '2026-10-04', agencyDay(new Date())])
})

const indexesOf = async (slug: string) => {
  const rows = mongoCollection(await getCms(), slug)
  return { rows, list: async () => (await rows?.indexes()) ?? [] }
}

test.runIf(onMongo)('an index with changed options is rebuilt; an operator’s own stays', async () => {
  const { rows, list } = await indexesOf('system-states')
  await rows?.dropIndex('key_1')
  await rows?.createIndex({ key: 1 }, { name: 'key_1', sparse: true })
  await rows?.createIndex({ until: 1 }, { name: 'of_the_operator' })
  await migrate()
  const found = await list()
  expect(found.find(({ name }) => name === 'key_1')).toMatchObject({ unique: true })
  expect(found.map(({ name }) => name)).toContain('of_the_operator')
  await rows?.dropIndex('of_the_operator')
})

test.runIf(onMongo)('a duplicate value is named, and the old index stays', async () => {
  const { rows, list } = await indexesOf('system-states')
  const key = unique('twice')
  await rows?.dropIndex('key_1')
  await rows?.createIndex({ key: 1 }, { name: 'key_1' })
  await rows?.insertMany([{ key }, { key }])
  await expect(buildIndexes(await getCms())).rejects.toThrow(
    /Two entries in system-states have the same key_1/,
  )
  expect((await list()).map(({ name }) => name)).toContain('key_1')
  await rows?.deleteMany({ key })
  await buildIndexes(await getCms())
  expect((await list()).find(({ name }) => name === 'key_1')).toMatchObject({ unique: true })
})

test.runIf(onMongo)('the titles that lists sort by have an index for each language', async () => {
  const names = async (slug: string) => {
    const { list } = await indexesOf(slug)
    return (await list()).map(({ name }) => String(name)).sort()
  }
  const titles = [originalLocale, ...locales].map((code) => `title.${code}_1`)
  for (const slug of ['services', 'products', 'projects', 'blog-posts'])
    expect(await names(slug)).toEqual(expect.arrayContaining(titles))
  const before = await names('blog-posts')
  const { rows } = await indexesOf('blog-posts')
  await rows?.dropIndex('title.de_1')
  await migrate()
  await migrate()
  expect(await names('blog-posts')).toEqual(before)
})

test.skipIf(onMongo)('a SQLite migration killed half-way has changed nothing', async () => {
  const file = path.join(folder(), 'killed.db')
  const script = `
    const { createClient } = await import('@libsql/client')
    const { migrateSqlite } = await import('./src/database/sqliteSchema')
    const client = createClient({ url: 'file:${file}' })
    await client.execute('PRAGMA journal_mode = WAL')
    const db = { client, migrate: async ({ migrations }) => { for (const { up } of migrations) await up() } }
    const up = async () => {
      await client.execute('CREATE TABLE half (id TEXT)')
      process.kill(process.pid, 'SIGKILL')
    }
    await migrateSqlite({ db }, [{ name: 'one', up }])`
  const args = ['--conditions=production', '--import', 'tsx', '--input-type=module', '--eval', script]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  const { openSqlite } = await import('@/ops/backup/sqlite')
  const { rows } = await (await openSqlite(file)).execute('SELECT name FROM sqlite_master')
  expect(rows).toEqual([])
})
