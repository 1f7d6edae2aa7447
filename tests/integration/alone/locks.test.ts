import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { link, mkdir, symlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { beforeAll, expect, test } from 'vitest'
import { operationsCollection, type Target, targetOf } from '@/database/target'
import { createBackup } from '@/ops/backup/createBackup'
import { acquireDataLock, unlessRestoring } from '@/ops/locks/dataLock'
import { lockAndRecover } from '@/ops/restore/lockAndRecover'
import { bringBack, emptyPlace, folder, inMongo, onMongo, type Place } from './backupPlaces'

const running = /server is using this data \(process \d+/
let backup: string

async function filled(): Promise<Place> {
  const place = emptyPlace()
  await mkdir(path.join(place.dataDir, 'media'))
  await writeFile(path.join(place.dataDir, 'media', 'a'), 'a')
  if (place.target.engine === 'mongodb') {
    await inMongo(place.target.url, (db) => db.collection<{ _id: string }>('leads').insertOne({ _id: 'one' }))
  } else withFile(place.target, 'PRAGMA journal_mode = WAL; CREATE TABLE lead (id TEXT)')
  return place
}

function withFile(target: Target, sql: string): void {
  const database = new Database(fileOf({ target }))
  database.exec(sql)
  database.close()
}

const fileOf = ({ target }: Pick<Place, 'target'>) => (target.engine === 'sqlite' ? target.file : '')

/** Another process that has the data, and is killed. */
async function holder(target: Target) {
  const script = `import { acquireDataLock } from './src/ops/locks/dataLock'
    await acquireDataLock(${JSON.stringify(target)}, 'server')
    console.log('held')
    setInterval(() => {}, 1000)`
  const args = ['--conditions=production', '--import', 'tsx', '--input-type=module', '--eval', script]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

beforeAll(async () => {
  const { file } = await createBackup({ ...(await filled()), outDir: folder() })
  backup = file
})

test('a restore with another DATA_DIR is refused while the server runs on the data', async () => {
  const place = await filled()
  const { leave } = await lockAndRecover(place)
  const elsewhere = { ...place, dataDir: folder() }
  await expect(bringBack(backup, elsewhere)).rejects.toThrow(running)
  await leave()
  await expect(bringBack(backup, elsewhere)).resolves.toContain('will change')
})

test('a killed server blocks nobody', async () => {
  const place = await filled()
  const kill = await holder(place.target)
  await expect(bringBack(backup, place)).rejects.toThrow(running)
  await kill()
  const leave = await acquireDataLock(place.target, 'restore')
  await expect(unlessRestoring(place.target, async () => 'a backup')).rejects.toThrow(/restore is using/)
  await leave()
  expect(await unlessRestoring(place.target, async () => 'a backup')).toBe('a backup')
})

test.skipIf(onMongo)('a second server on the file is refused, by whatever name it opens it', async () => {
  const place = await filled()
  const file = fileOf(place)
  const kill = await holder(place.target)
  const other = path.join(folder(), 'other.db')
  await symlink(file, other)
  for (const target of [place.target, targetOf(`file://localhost${file}`), targetOf(`file:${other}`)])
    await expect(acquireDataLock(target, 'server')).rejects.toThrow(running)
  await kill()
  await (await acquireDataLock(targetOf(`file:${other}`), 'server'))()
})

test.skipIf(onMongo)('a database with a second name is refused: SQLite would keep two logs', async () => {
  const place = await filled()
  await link(fileOf(place), path.join(folder(), 'other.db'))
  await expect(lockAndRecover(place)).rejects.toThrow(/has a hard link/)
})

test.skipIf(onMongo)('a restore is refused while a program without our lock has the file open', async () => {
  const place = await filled()
  const database = new Database(fileOf(place))
  database.exec("INSERT INTO lead VALUES ('two')")
  await expect(bringBack(backup, place)).rejects.toThrow(/Another program has the database/)
  database.close()
  await expect(bringBack(backup, place)).resolves.toContain('will change')
})

test.runIf(onMongo)(
  'a server in another container counts as running, whatever its process number means here',
  async () => {
    const place = await filled()
    const row = { _id: 'server-x', kind: 'server', host: hostname(), pid: 2 ** 22 + 1, space: 'another one' }
    await inMongo(targetUrl(place), (db) =>
      db
        .collection<{ _id: string }>(operationsCollection)
        .updateOne({ _id: row._id }, { $set: row, $currentDate: { seenAt: true } } as object, {
          upsert: true,
        }),
    )
    await expect(bringBack(backup, place)).rejects.toThrow(running)
  },
)

test.runIf(onMongo)('several servers share a MongoDB', async () => {
  const { target } = await filled()
  const leave = await Promise.all([acquireDataLock(target, 'server'), acquireDataLock(target, 'server')])
  for (const one of leave) await one()
})

const targetUrl = ({ target }: Place) => (target.engine === 'mongodb' ? target.url : '')
