import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createClient } from '@libsql/client'
import { BSON } from 'mongodb'
import { beforeAll, expect, test } from 'vitest'
import { createBackup } from '@/ops/backup/createBackup'
import type { Manifest } from '@/ops/backup/manifest'
import { gunzip } from '@/ops/restore/unpack'
import {
  bringBack,
  type Entry,
  emptyPlace,
  entriesOf,
  folder,
  inMongo,
  namesIn,
  onMongo,
  tarOf,
} from './backupPlaces'

let whole: string
let entries: (Entry & { content: Buffer })[]

/** A place with a row or document and an image. */
async function livedIn() {
  const place = emptyPlace()
  const { target, dataDir } = place
  await mkdir(path.join(dataDir, 'media'))
  await writeFile(path.join(dataDir, 'media', 'a.webp'), 'a picture')
  if (target.engine === 'mongodb') {
    await inMongo(target.url, (db) => db.collection<{ _id: string }>('leads').insertOne({ _id: 'one' }))
  } else {
    const client = createClient({ url: `file:${target.file}` })
    await client.executeMultiple("CREATE TABLE lead (id TEXT PRIMARY KEY); INSERT INTO lead VALUES ('one')")
    client.close()
  }
  return place
}

beforeAll(async () => {
  const { file } = await createBackup({ ...(await livedIn()), outDir: folder() })
  whole = file
  entries = await entriesOf(file)
})

async function fileOf(bytes: Buffer): Promise<string> {
  const file = path.join(folder(), 'backup.tar.gz')
  await writeFile(file, bytes)
  return file
}

/** The restore is rejected for the given reason, and the place stays empty. */
async function expectRefusal(from: string, why: RegExp) {
  const place = emptyPlace()
  await expect(bringBack(from, place)).rejects.toThrow(why)
  expect((await namesIn(place)).filter((name) => name !== 'frontdesk_operations')).toEqual([])
}

/** The backup with a modified manifest and matching checksums. */
async function retold(change: (manifest: Manifest) => void, others = entries): Promise<string> {
  const parts = others.filter(({ name }) => name !== 'manifest.json')
  const told = JSON.parse(String(entries.at(-1)?.content)) as Manifest
  told.parts = parts.map(({ name, content }) => ({
    path: name,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }))
  change(told)
  return fileOf(await tarOf([...parts, { name: 'manifest.json', content: JSON.stringify(told) }]))
}

test('the unmodified backup can be restored', async () => {
  await expect(bringBack(whole, emptyPlace())).resolves.toContain('media: 1 file')
  await expect(bringBack(await retold(() => {}), emptyPlace())).resolves.toContain('media: 1 file')
})

test.each([
  '../evil',
  'media/../../evil',
  '/etc/evil',
  'media//evil',
  'media/./evil',
  'media\\..\\evil',
  'C:/evil',
  'media/ev\nil',
  `media/${'x'.repeat(300)}`,
])('a path that could leave the folder is refused: %j', async (name) => {
  await expectRefusal(await fileOf(await tarOf([{ name, content: 'x' }, ...entries])), /Refused the path/)
})

test.each(['symlink', 'link', 'character-device', 'fifo'] as const)('a %s is refused', async (type) => {
  const entry = { name: 'media/evil', type, linkname: '/etc/passwd', size: 0 }
  await expectRefusal(await fileOf(await tarOf([entry, ...entries])), /Only files and folders/)
})

test('a link in an unpacked backup is refused', async () => {
  const unpacked = folder()
  await writeFile(path.join(unpacked, 'manifest.json'), '{}')
  await symlink('/etc', path.join(unpacked, 'dump'))
  await expectRefusal(unpacked, /neither a file nor a folder/)
})

test.each(['evil.sh', 'dump/evil.js', 'data/other.db', 'dump/a/b/c.bson'])(
  'a file that no backup contains is refused: %s',
  async (name) => {
    await expectRefusal(
      await fileOf(await tarOf([{ name, content: 'x' }, ...entries])),
      /not part of a backup/,
    )
  },
)

test('duplicate, additional, missing or different files are refused', async () => {
  const [first, ...rest] = entries
  if (!first) throw new Error('the backup is empty')
  await expectRefusal(await fileOf(await tarOf([first, ...entries])), /twice/)
  const more = { name: 'media/more.webp', content: 'x' }
  await expectRefusal(await fileOf(await tarOf([more, ...entries])), /media\/more\.webp is not in manifest/)
  await expectRefusal(await fileOf(await tarOf(rest)), /is missing from the backup/)
  const other = entries.map((entry) =>
    entry.name === 'media/a.webp' ? { ...entry, content: Buffer.from('b picture') } : entry,
  )
  await expectRefusal(await fileOf(await tarOf(other)), /media\/a\.webp is damaged/)
})

test('a backup without its manifest is incomplete', async () => {
  await expectRefusal(await fileOf(await tarOf(entries.slice(0, -1))), /no manifest\.json/)
})

test('a truncated or changed file is refused, wherever that happens', async () => {
  const bytes = await readFile(whole)
  for (const part of [0.1, 0.5, 0.9, 0.999]) {
    await expectRefusal(
      await fileOf(bytes.subarray(0, Math.floor(bytes.length * part))),
      /damaged|cut off|incomplete|neither/,
    )
    const spoiled = Buffer.from(bytes)
    const at = Math.floor(bytes.length * part) - 1
    spoiled[at] = (spoiled[at] ?? 0) ^ 0xff
    const place = emptyPlace()
    await expect(bringBack(await fileOf(spoiled), place)).rejects.toThrow()
  }
  const tar = gunzipSync(bytes)
  await expectRefusal(
    await fileOf(gzipSync(tar.subarray(0, Math.floor(tar.length / 2)))),
    /damaged|cut off|incomplete|neither/,
  )
})

test('a newer version’s backup is refused with a hint', async () => {
  await expectRefusal(
    await retold(({ versions }) => void Object.assign(versions, { frontdesk: '99.0.0' })),
    /newer frontdesk.*Update first/,
  )
  await expectRefusal(
    await retold(({ versions }) => void Object.assign(versions, { payload: '4.0.0' })),
    /newer payload/,
  )
  await expectRefusal(
    await retold((manifest) => void Object.assign(manifest, { format: 2 })),
    /newer version of Frontdesk/,
  )
})

test.skipIf(onMongo)('an unknown schema is refused', async () => {
  await expectRefusal(
    await retold(({ schema }) => schema.migrations.push('20990101_later')),
    /20990101_later/,
  )
  await expectRefusal(
    await retold(({ schema }) => void Object.assign(schema, { fingerprint: '0'.repeat(64) })),
    /schema doesn't match/,
  )
})

test.runIf(onMongo)('wrong counts are refused', async () => {
  await expectRefusal(
    await retold(({ counts }) => void Object.assign(counts, { leads: 2 })),
    /leads has 1 documents, but manifest.json says 2/,
  )
})

const isDatabase = ({ name }: { name: string }) => name === 'data/frontdesk.db'

function databaseIn(): Buffer {
  const database = entries.find(isDatabase)
  if (!database) throw new Error('The backup has no database.')
  return database.content
}

/** The backup with another database. */
const withDatabase = (content: Buffer) =>
  retold(
    () => {},
    entries.map((entry) => (isDatabase(entry) ? { ...entry, content } : entry)),
  )

test.skipIf(onMongo)('an invalid or damaged database is refused', async () => {
  const database = databaseIn()
  await expectRefusal(await withDatabase(Buffer.from('no database')), /not an SQLite database/)
  await expectRefusal(await withDatabase(database.subarray(0, 4096)), /cut off/)
  const damaged = Buffer.from(database)
  damaged.fill(0x55, 4096, 8192)
  await expectRefusal(await withDatabase(damaged), /damaged|malformed/)
})

test.skipIf(onMongo).each([
  ['CREATE TRIGGER evil AFTER INSERT ON lead BEGIN DELETE FROM lead; END', /code .* a trigger/],
  ['CREATE VIEW evil AS SELECT * FROM lead', /code .* evil, a view/],
  ['CREATE VIRTUAL TABLE evil USING fts5(id)', /code .* evil/],
  ["CREATE TABLE evil (id TEXT CHECK (writefile('FILE', id) > 0))", /code .* writefile/],
  ["CREATE TABLE evil (id TEXT, more TEXT DEFAULT (readfile('FILE')))", /code .* readfile/],
  ['CREATE INDEX evil ON lead (upper(id))', /code .* upper/],
  ["CREATE INDEX evil ON lead (id) WHERE id LIKE 'a%'", /code .* like/],
])('a database is refused before its own code runs: %s', async (sql, why) => {
  const file = path.join(folder(), 'evil.db')
  const written = path.join(folder(), 'written')
  await writeFile(file, databaseIn())
  const client = createClient({ url: `file:${file}` })
  await client.execute(sql.replace('FILE', written))
  await client.execute('PRAGMA ignore_check_constraints = ON')
  if (sql.includes('CHECK')) await client.execute("INSERT INTO evil VALUES ('payload')")
  client.close()
  expect(existsSync(written)).toBe(false)
  await expectRefusal(await withDatabase(await readFile(file)), why)
  expect(existsSync(written)).toBe(false)
})

test('a bomb is refused before it fills memory or disk', async () => {
  const file = await fileOf(gzipSync(Buffer.alloc(50 * 1024 * 1024)))
  const swell = async () => {
    for await (const _chunk of gunzip(createReadStream(file), 1024 * 1024));
  }
  await expect(swell()).rejects.toThrow(/Refused as a decompression bomb/)
  const huge = { name: 'manifest.json', content: Buffer.alloc(65 * 1024 * 1024, ' ') }
  await expectRefusal(await fileOf(await tarOf([huge])), /larger than/)
  const blank = Buffer.alloc(15 * 1024 * 1024, ' ')
  const many = [1, 2, 3, 4, 5].map((number) => ({ name: `dump/a/${number}.metadata.json`, content: blank }))
  await expectRefusal(await fileOf(await tarOf(many)), /more collections than a Frontdesk database/)
})

test.each(['', 'hello', '\u001f\u008bhello'])(
  'other files are not mistaken for a backup: %j',
  async (text) => {
    await expectRefusal(await fileOf(Buffer.from(text, 'latin1')), /neither a backup|damaged/)
  },
)

test('a missing file is reported as missing', async () => {
  await expectRefusal('/nowhere/backup.tar.gz', /\/nowhere\/backup\.tar\.gz does not exist/)
})

test('a pipe is refused: it would block, and can only be read once', async () => {
  const pipe = path.join(folder(), 'pipe')
  execFileSync('mkfifo', [pipe])
  await expectRefusal(pipe, /neither a file nor a folder/)
})

const nested = `{"options":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)},"indexes":[]}`

test.each([
  ['null', /manifest\.json is not valid/],
  ['[]', /manifest\.json is not valid/],
  ['{"format":', /not valid JSON/],
  [nested, /nested too deep/],
])('an invalid manifest is reported in one sentence: %.20s', async (content, why) => {
  await expectRefusal(await fileOf(await tarOf([{ name: 'manifest.json', content }])), why)
})

test.each([
  [nested, /The metadata of leads is nested too deep/],
  ['{"options":{"a":{"$oid":"none"}},"indexes":[]}', /metadata of leads contains an invalid value/],
  [
    '{"options":{"a":{"$date":{"$numberLong":"x"}}},"indexes":[]}',
    /leads (contains an invalid value|is not in)|contains nothing|made on MongoDB/,
  ],
  [Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), /is not UTF-8/],
])('unreadable metadata is reported in one sentence, %#', async (content, why) => {
  const dump = folder()
  await mkdir(path.join(dump, 'frontdesk'))
  await writeFile(path.join(dump, 'frontdesk', 'leads.metadata.json'), content)
  await writeFile(path.join(dump, 'frontdesk', 'leads.bson'), '')
  await expectRefusal(dump, why)
})

test('text in an archive that isn’t UTF-8 is reported in one sentence', async () => {
  const head = Buffer.from(BSON.serialize({ version: 'xx', server_version: '8', tool_version: '1' }))
  head.fill(0xff, head.indexOf('xx'), head.indexOf('xx') + 2)
  const file = await fileOf(Buffer.concat([Buffer.from([0x6d, 0xe2, 0x99, 0x81]), head]))
  await expectRefusal(file, /The archive is not in mongodump|not valid BSON/)
})
