import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import Database from 'libsql'
import { beforeAll, expect, test } from 'vitest'
import { createBackup } from '@/ops/backup/createBackup'
import { lockAndRecover } from '@/ops/restore/lockAndRecover'
import {
  bringBack,
  contentOf,
  emptyPlace,
  folder,
  inMongo,
  namesIn,
  onMongo,
  type Place,
} from './backupPlaces'

/** A place with entries and images that contain `mark`. */
async function filled(mark: string): Promise<Place> {
  const place = emptyPlace()
  const { target, dataDir } = place
  await mkdir(path.join(dataDir, 'media'))
  for (const name of ['a', 'b', mark]) await writeFile(path.join(dataDir, 'media', name), mark)
  if (target.engine === 'mongodb') {
    await inMongo(target.url, async (db) => {
      for (const name of ['leads', 'users', mark]) {
        await db.collection(name).insertMany(Array.from({ length: 1000 }, (_, at) => ({ at, mark })))
        await db.collection(name).createIndex({ at: 1 })
      }
    })
  } else {
    const database = new Database(target.file)
    database.exec(
      `PRAGMA journal_mode = WAL; CREATE TABLE lead (mark TEXT); INSERT INTO lead VALUES ('${mark}')`,
    )
    database.close()
  }
  return place
}

let backup: string

beforeAll(async () => {
  const { file } = await createBackup({ ...(await filled('new')), outDir: folder() })
  backup = file
})

async function killedRestore({ target, dataDir }: Place, step: string, nth = 1) {
  const args = [
    '--import',
    'tsx',
    'tests/integration/alone/backupChild.ts',
    backup,
    dataDir,
    JSON.stringify(target),
  ]
  const child = spawn(process.execPath, [...args, step, String(nth)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
}

// MongoDB switches one collection after the other: 2 old ones aside, 3 new ones in, then the media.
const moments: [string, number][] = onMongo
  ? [
      ['Loading leads', 1],
      ['Loading media', 2],
      ['Indexes', 2],
      ['Switching', 2],
      ['Switching', 4],
      ['Switching', 6],
    ]
  : [
      ['Loading the database', 2],
      ['Loading media', 2],
      ['Switching', 1],
    ]

test.each(moments)(
  'killed at “%s”, progress %i: the old data is valid, and the next run says so',
  async (step, nth) => {
    const place = await filled('old')
    const before = [await contentOf(place), await namesIn(place)]
    await killedRestore(place, step, nth)
    // The next process may use another folder for its files.
    const { found, leave } = await lockAndRecover(onMongo ? place : { ...place, dataDir: folder() })
    expect(found).toMatch(/restore of .*\.tar\.gz started at .* was interrupted. The previous data is in use/)
    await leave()
    const withoutOurs = (names: string[]) => names.filter((name) => name !== 'frontdesk_operations')
    expect([await contentOf(place), withoutOurs(await namesIn(place))]).toEqual(before)
    const again = await lockAndRecover(place)
    expect(again.found).toBeUndefined()
    await again.leave()
  },
)

test('after a kill the restore can simply be repeated', async () => {
  const place = await filled('old')
  await killedRestore(place, 'Switching')
  expect(await bringBack(backup, place)).toMatch(/was interrupted/)
  const other = emptyPlace()
  await bringBack(backup, other)
  const restored = await contentOf(place)
  const expected = await contentOf(other)
  for (const [name, content] of Object.entries(expected)) expect(restored[name]).toEqual(content)
  const aside = (await namesIn(place)).filter((name) => /__|\.before|\.restore/.test(name))
  expect(aside).toEqual([])
})

test('a backup after a kill saves the old data, not half of the new', async () => {
  const place = await filled('old')
  const before = await contentOf(place)
  await killedRestore(place, 'Switching', onMongo ? 3 : 1)
  const { file, found } = await createBackup({ ...place, outDir: folder() })
  expect(found).toMatch(/was interrupted/)
  const other = emptyPlace()
  await bringBack(file, other)
  expect(await contentOf(other)).toEqual(before)
})

test('a killed backup leaves nothing that looks like one', async () => {
  const outDir = folder()
  const place = await filled('old')
  await createBackup({ ...place, outDir })
  const [name = ''] = await readdir(outDir)
  const partial = path.join(outDir, `.${name}.partial`)
  await mkdir(partial)
  await writeFile(path.join(partial, 'archive'), 'half')
  const { utimes } = await import('node:fs/promises')
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  await utimes(path.join(partial, 'archive'), hoursAgo, hoursAgo)
  await createBackup({ ...place, outDir })
  expect((await readdir(outDir)).every((left) => /^frontdesk-.*\.tar\.gz$/.test(left))).toBe(true)
})
