import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createClient } from '@libsql/client'
import { type Db, MongoClient } from 'mongodb'
import { extract, type Header, pack } from 'tar-stream'
import { afterAll } from 'vitest'
import { isContent, type Target } from '@/database/target'
import type { Report } from '@/ops/backup/progress'
import { filesBelow } from '@/ops/media/folderStore'
import { restore } from '@/ops/restore/restore'

export const onMongo = process.env.TEST_DATABASE === 'mongodb'

/** Data and media, as a server would have them. */
export interface Place {
  target: Target
  dataDir: string
  backupDir: string
}

const places: Place[] = []

/** A folder that is deleted after the tests. */
export function folder(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'frontdesk-ops-'))
  const backupDir = path.join(dataDir, 'backups')
  places.push({ dataDir, backupDir, target: { engine: 'sqlite', file: path.join(dataDir, 'frontdesk.db') } })
  return dataDir
}

/** An empty place for the database under test. */
export function emptyPlace(): Place {
  const dataDir = folder()
  const url = new URL(process.env.TEST_MONGODB_URL ?? 'mongodb://127.0.0.1:27017/')
  url.pathname = `/fd-${randomUUID().slice(0, 8)}`
  const target: Target = onMongo
    ? { engine: 'mongodb', url: url.toString() }
    : { engine: 'sqlite', file: path.join(dataDir, 'frontdesk.db') }
  const place = { target, dataDir, backupDir: path.join(dataDir, 'backups') }
  places.push(place)
  return place
}

afterAll(async () => {
  for (const { target, dataDir } of places) {
    if (target.engine === 'mongodb') await inMongo(target.url, (db) => db.dropDatabase())
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** Runs `act` on a MongoDB database. */
export async function inMongo<Result>(url: string, act: (db: Db) => Promise<Result>): Promise<Result> {
  const client = await MongoClient.connect(url)
  try {
    return await act(client.db())
  } finally {
    await client.close()
  }
}

async function mongoContent(url: string): Promise<Record<string, unknown>> {
  return inMongo(url, async (db) => {
    const names = (await db.listCollections().toArray()).map(({ name }) => name).filter(isContent)
    const content: Record<string, unknown> = {}
    for (const name of names.sort()) {
      const documents = await db.collection(name).find({}, { raw: true }).toArray()
      const indexes = await db.collection(name).listIndexes().toArray()
      content[name] = {
        documents: documents.map((bytes) => (bytes as unknown as Buffer).toString('base64')).sort(),
        indexes: indexes.map((index) => JSON.stringify(index)).sort(),
      }
    }
    return content
  })
}

async function sqliteContent(file: string): Promise<Record<string, unknown>> {
  // A copy: a file that this process has read counts as open until garbage collection.
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'frontdesk-copy-')), 'copy.db')
  for (const ending of ['', '-wal']) if (existsSync(file + ending)) copyFileSync(file + ending, copy + ending)
  const client = createClient({ url: `file:${copy}` })
  try {
    const { rows } = await client.execute('SELECT name, sql FROM sqlite_master ORDER BY name')
    const content: Record<string, unknown> = { schema: rows.map(({ sql }) => sql) }
    for (const { name, sql } of rows) {
      if (!String(sql).startsWith('CREATE TABLE')) continue
      const table = await client.execute(`SELECT * FROM "${name}"`)
      content[String(name)] = table.rows.map((row) => JSON.stringify(row)).sort()
    }
    return content
  } finally {
    client.close()
    rmSync(path.dirname(copy), { recursive: true })
  }
}

/** Everything a backup must restore: each document or row, each index, each byte of media. */
export async function contentOf({ target, dataDir }: Place): Promise<Record<string, unknown>> {
  const media = path.join(dataDir, 'media')
  const files = await filesBelow(media)
  const data = target.engine === 'mongodb' ? mongoContent(target.url) : sqliteContent(target.file)
  return {
    ...(await data),
    'files of media': files.map((file) => [file, readFileSync(path.join(media, file)).toString('base64')]),
  }
}

/** Every name in a place's folder except backups, and every collection: what a restore may leave behind. */
export async function namesIn({ target, dataDir }: Place): Promise<string[]> {
  await mkdir(dataDir, { recursive: true })
  const known = /^(backups|.*\.lock(\.json)?|.*\.db\.restore\.json|.*-(wal|shm))$/
  const files = (await readdir(dataDir)).filter((name) => !known.test(name))
  if (target.engine === 'sqlite') return files.sort()
  const collections = await inMongo(target.url, (db) => db.listCollections().toArray())
  return [...files, ...collections.map(({ name }) => name)].sort()
}

/** Restores without confirmation; resolves to the operator's output. */
export async function bringBack(from: string, place: Place, report?: Report): Promise<string> {
  const lines: string[] = []
  await restore({ from, ...place, say: (line) => lines.push(line), confirm: async () => true, report })
  return lines.join('\n')
}

export interface Entry extends Partial<Header> {
  name: string
  content?: string | Buffer
}

/** A `.tar.gz` of exactly these entries. */
export async function tarOf(entries: Entry[]): Promise<Buffer> {
  const tar = pack()
  for (const { content, ...header } of entries) {
    if (content === undefined) tar.entry(header as Header)
    else tar.entry(header as Header, content)
  }
  tar.finalize()
  return gzipSync(await buffer(tar as unknown as AsyncIterable<Buffer>))
}

/** The entries of a `.tar.gz`, for reassembling. */
export async function entriesOf(file: string): Promise<(Entry & { content: Buffer })[]> {
  const tar = extract()
  const entries: (Entry & { content: Buffer })[] = []
  tar.end(gunzipSync(readFileSync(file)))
  for await (const entry of tar) {
    const content = await buffer(entry as AsyncIterable<Buffer>)
    entries.push({ name: entry.header.name, content })
  }
  return entries
}
