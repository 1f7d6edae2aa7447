import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { targetOf } from '@/database/target'
import { type Backup, createBackup, writeBackup } from '@/ops/backup/createBackup'
import type { Report } from '@/ops/backup/progress'
import { lockAndRecover } from '@/ops/restore/lockAndRecover'
import { verify } from '@/ops/restore/restore'
import { settings } from '@/settings'
import { call, inquiry, picture, signedIn, unique } from '../api'
import { getCms } from '../cms'
import {
  bringBack,
  contentOf,
  emptyPlace,
  entriesOf,
  folder,
  namesIn,
  onMongo,
  type Place,
} from './backupPlaces'

const { dataDir, backup: backups } = settings
const live = { target: targetOf(settings.databaseUrl), dataDir, backupDir: backups.dir }
let backup: Backup
/** Where it has been restored. */
let copy: Place

/** One of everything the product stores. */
async function fill(): Promise<void> {
  const payload = await getCms()
  const { token } = await signedIn('admin')
  const post = (path: string, body: object) => call('POST', path, { token, body })
  await picture()
  const about = { title: unique('Entry'), description: 'What it is.', technologies: ['React'] }
  await post('/api/admin/services', {
    ...about,
    features: ['Fast'],
    price: '₹25,000',
    icon: 'cloud',
    isActive: true,
  })
  await post('/api/admin/products', {
    ...about,
    category: 'dashboard',
    price: 4999,
    images: [],
    isActive: true,
  })
  await post('/api/admin/projects', { ...about, category: 'E-commerce', isFeatured: true, images: [] })
  const text = {
    excerpt: 'Short.',
    content: '<p>Ünïcode 🏺</p>',
    category: 'Tutorials',
    author: 'Asha Rao',
    tags: [],
  }
  const story = { ...text, title: 'A story', slug: unique('story'), metaTitle: '', metaDescription: '' }
  const { body: published } = await post('/api/admin/blog-posts', { ...story, isPublished: true })
  await payload.update({
    collection: 'blog-post',
    id: published.id,
    draft: true,
    data: { title: 'A better story' },
  })
  await payload.create({ collection: 'view-count', data: { post: published.id, count: 7 } })
  await payload.create({ collection: 'lead', data: { ...inquiry(), notes: 'Call on Monday.' } as never })
  await payload.updateGlobal({ slug: 'site-settings', data: { siteName: 'Northwind' } })
}

beforeAll(async () => {
  await fill()
  backup = await createBackup({ ...live, outDir: folder() })
  copy = emptyPlace()
  await bringBack(backup.file, copy)
})

test('a backup restored elsewhere is identical: content, versions, drafts, users, media', async () => {
  const before = await contentOf(live)
  expect(await contentOf(copy)).toEqual(before)
  const stored = JSON.stringify(before['files of media'])
  expect(stored.length).toBeGreaterThan(100)
  const { counts } = backup.manifest
  const drafts = counts[onMongo ? '_blog-post_versions' : '_blog_post_v']
  expect(drafts).toBeGreaterThanOrEqual(2)
})

test('a restore replaces later changes, and its safety backup brings them back', async () => {
  const place = { ...emptyPlace(), backupDir: folder() }
  await bringBack(backup.file, place)
  await mkdir(path.join(place.dataDir, 'media'), { recursive: true })
  await writeFile(path.join(place.dataDir, 'media', 'later.webp'), 'later')
  const later = await contentOf(place)
  await bringBack(backup.file, place)
  expect(await contentOf(place)).toEqual(await contentOf(live))
  const [safety = ''] = await readdir(place.backupDir)
  expect(safety).toMatch(/^before-restore-/)
  await bringBack(path.join(place.backupDir, safety), place)
  expect(await contentOf(place)).toEqual(later)
})

test('the backup lists its content, with a checksum for every part', async () => {
  const { parts, counts, versions, schema, engine, media } = backup.manifest
  const entries = await entriesOf(backup.file)
  expect(entries.map(({ name }) => name)).toEqual([...parts.map((part) => part.path), 'manifest.json'])
  expect(entries.slice(0, -1).map(({ content }) => content.length)).toEqual(parts.map(({ size }) => size))
  const { isConsistent, how } = backup.manifest.snapshot
  expect(how).toMatch(isConsistent ? /^(VACUUM INTO|one snapshot)/ : /^not from one snapshot: /)
  if (!onMongo) expect(isConsistent).toBe(true)
  expect(engine).toBe(onMongo ? 'mongodb' : 'sqlite')
  expect(versions.engine).toMatch(onMongo ? /^MongoDB \d/ : /^SQLite 3\./)
  expect(schema.fingerprint).toHaveLength(64)
  expect(counts[onMongo ? 'leads' : 'lead']).toBe(1)
  expect(media.files).toBeGreaterThan(0)
})

test.skipIf(onMongo)('the copy is from one point in time while another process keeps writing', async () => {
  const place = emptyPlace()
  const file = place.target.engine === 'sqlite' ? place.target.file : ''
  const writer = spawn(process.execPath, ['tests/integration/alone/backupWriter.mjs', file])
  try {
    await once(writer.stdout, 'data')
    const taken = []
    for (let times = 0; times < 5; times += 1) {
      const { manifest } = await createBackup({ ...place, outDir: folder() })
      taken.push(manifest.counts)
      await once(writer.stdout, 'data')
    }
    expect(taken.map((counts) => counts.left_hand)).toEqual(taken.map((counts) => counts.right_hand))
    expect(taken.at(-1)?.left_hand).toBeGreaterThan(taken[0]?.left_hand ?? 0)
  } finally {
    writer.kill()
  }
})

test('no row lacks its file, even if an image is uploaded or deleted while the data is saved', async () => {
  const media = path.join(dataDir, 'media')
  const [before, meanwhile] = [unique('before'), unique('meanwhile')]
  await writeFile(path.join(media, before), 'stored before')
  let isChanged = false
  const report: Report = (step) => {
    if (step === 'Media' || isChanged) return
    isChanged = true
    rmSync(path.join(media, before))
    writeFileSync(path.join(media, meanwhile), 'stored meanwhile')
  }
  const { file, manifest } = await createBackup({ ...live, outDir: folder(), report })
  rmSync(path.join(media, meanwhile))
  const names = (await entriesOf(file)).map(({ name }) => name).filter((name) => name.startsWith('media/'))
  expect(names).toEqual(expect.arrayContaining([`media/${before}`, `media/${meanwhile}`]))
  expect([names.length, new Set(names).size]).toEqual([manifest.media.files, manifest.media.files])
})

test('checking writes nothing, neither to the data nor next to it', async () => {
  const look = async () => [await contentOf(copy), await namesIn(copy), await readdir(copy.dataDir)]
  const before = await look()
  const lines: string[] = []
  await verify({ from: backup.file, target: copy.target, say: (line) => lines.push(line) })
  expect(lines.join()).toContain('Frontdesk')
  expect(await look()).toEqual(before)
})

test('nothing is restored while the server runs on the data, and it doesn’t start during a restore', async () => {
  const place = emptyPlace()
  const { leave } = await lockAndRecover(place)
  await expect(bringBack(backup.file, place)).rejects.toThrow(/server is using this data \(process \d+/)
  await leave()
  let refused: unknown
  await bringBack(backup.file, place, () => {
    refused ??= lockAndRecover(place).catch((error) => error)
  })
  expect(String(await refused)).toMatch(/restore is using/)
  const again = await lockAndRecover(place)
  await again.leave()
})

test('an operator who declines changes nothing', async () => {
  const { restore } = await import('@/ops/restore/restore')
  const place = emptyPlace()
  const say = () => {}
  expect(await restore({ from: backup.file, ...place, say, confirm: async () => false })).toBe(false)
  expect((await namesIn(place)).filter((name) => name !== 'frontdesk_operations')).toEqual([])
})

test.skipIf(onMongo)('a damaged database can be restored over, and is kept', async () => {
  const place = emptyPlace()
  const file = place.target.engine === 'sqlite' ? place.target.file : ''
  await writeFile(file, 'this was a database, before the disk died')
  expect(await bringBack(backup.file, place)).toMatch(/Cannot read the current database .*\n.*will change/)
  expect(await contentOf(place)).toEqual(await contentOf(live))
  const [kept = ''] = await readdir(place.backupDir)
  const copy = path.join(place.backupDir, kept, path.basename(file))
  expect(await readFile(copy, 'utf8')).toContain('before the disk died')
})

test('a failure restores the previous data and leaves nothing behind', async () => {
  const before = [await contentOf(copy), await namesIn(copy)]
  const failing = (step: string) => {
    if (step.startsWith('Switching') || step.startsWith('Loading the database'))
      throw new Error('pulled the plug')
  }
  await expect(bringBack(backup.file, copy, failing)).rejects.toThrow('pulled the plug')
  expect([await contentOf(copy), await namesIn(copy)]).toEqual(before)
})

test('a failed backup leaves no file', async () => {
  const outDir = folder()
  const failing = () => {
    throw new Error('pulled the plug')
  }
  await expect(createBackup({ ...live, outDir, report: failing })).rejects.toThrow('pulled the plug')
  expect(await readdir(outDir)).toEqual([])
})

test.runIf(onMongo)('a database without our data is neither backed up nor taken for a backup', async () => {
  const { refuseWithoutData } = await import('@/ops/restore/contents')
  const place = emptyPlace()
  await expect(createBackup({ ...place, outDir: folder() })).rejects.toThrow(
    /^There is no Frontdesk data in mongodb:[^@]+\.$/,
  )
  const { file } = await writeBackup({ ...place, outDir: folder() })
  const { contents } = await verify({ from: file, target: place.target, say: () => {} })
  expect(() => refuseWithoutData(contents)).toThrow(/contains no data/)
})

test.runIf(existsSync('/dev/full'))('a full disk leaves no partial file', async () => {
  const { openArchive } = await import('@/ops/backup/archive')
  const archive = openArchive('/dev/full', 'w')
  const noise = (async function* () {
    for (let times = 0; times < 200; times += 1) yield randomBytes(65536)
  })()
  const error = await archive
    .add('a', 200 * 65536, noise)
    .then(() => archive.finish())
    .catch((cause) => archive.abandon(cause))
  expect(error).toMatchObject({ code: 'ENOSPC' })
})

test('an unpacked backup can be restored too, and is private', async () => {
  const unpacked = folder()
  for (const { name, content } of await entriesOf(backup.file)) {
    await mkdir(path.dirname(path.join(unpacked, name)), { recursive: true })
    await writeFile(path.join(unpacked, name), content)
  }
  const place = emptyPlace()
  await bringBack(unpacked, place)
  expect(Object.keys(await contentOf(place))).toEqual(Object.keys(await contentOf(live)))
  const { mode } = await import('node:fs/promises').then(({ stat }) => stat(backup.file))
  expect(mode & 0o777).toBe(0o600)
  expect((await readFile(backup.file)).length).toBe(backup.size)
})
