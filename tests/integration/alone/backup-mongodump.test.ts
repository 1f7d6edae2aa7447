import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { BSON } from 'mongodb'
import { expect, test } from 'vitest'
import { createBackup } from '@/ops/backup/createBackup'
import { collectionOf, fileStem } from '@/ops/backup/names'
import { verify } from '@/ops/restore/restore'
import { bringBack, contentOf, emptyPlace, folder, inMongo, namesIn, onMongo } from './backupPlaces'

const fixtures = path.resolve('tests/fixtures/mongodump')
const onlyMongo = test.runIf(onMongo)

const polynomial = 0xc96c5795d7870f42n
const mask = 0xffffffffffffffffn

/** Bitwise CRC-64/XZ, following the format's description: slow, and independent of the code under test. */
function sumOf(bytes: Buffer): bigint {
  let sum = mask
  for (const byte of bytes) {
    sum ^= BigInt(byte)
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1n ? (sum >> 1n) ^ polynomial : sum >> 1n
  }
  return sum ^ mask
}

interface Dumped {
  collection: string
  metadata: string
  documents: Buffer[]
}

const terminator = Buffer.from([255, 255, 255, 255])
const bson = (value: object) => Buffer.from(BSON.serialize(value))
const block = (collection: string, EOF: boolean, CRC = 0n) =>
  bson({ db: 'test', collection, EOF, CRC: BSON.Long.fromBigInt(BigInt.asIntN(64, CRC)) })

/** What `mongodump --archive` writes, with interleaved blocks. */
function archiveOf(collections: Dumped[], { wrongSum = false, isCut = false } = {}): Buffer {
  const head = { concurrent_collections: new BSON.Int32(4), version: '0.1' }
  const pieces: Buffer[] = [
    Buffer.from([0x6d, 0xe2, 0x99, 0x81]),
    bson({ ...head, server_version: '7.0.16', tool_version: '100.9.4' }),
    ...collections.map(({ collection, metadata }) =>
      bson({ db: 'test', collection, metadata, size: new BSON.Int32(0), type: 'collection' }),
    ),
    terminator,
  ]
  const longest = Math.max(...collections.map(({ documents }) => documents.length))
  for (let turn = 0; turn < longest; turn += 1) {
    for (const { collection, documents } of collections) {
      const document = documents[turn]
      if (document) pieces.push(block(collection, false), document, terminator)
    }
  }
  for (const { collection, documents } of isCut ? collections.slice(1) : collections) {
    const sum = sumOf(Buffer.concat(documents)) ^ (wrongSum ? 1n : 0n)
    pieces.push(block(collection, true, sum), terminator)
  }
  return Buffer.concat(pieces)
}

function element(type: number, name: string, value: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`), value])
}

/** A document that no JavaScript object can represent: duplicate keys, unordered numeric keys, deprecated types. */
function oddDocument(id: number): Buffer {
  const int = (value: number) => Buffer.from(new Int32Array([value]).buffer)
  const body = Buffer.concat([
    element(16, '_id', int(id)),
    element(16, 'b', int(1)),
    element(16, '1', int(2)),
    element(16, '0', int(3)),
    element(16, 'b', int(4)),
    element(6, 'undefined', Buffer.alloc(0)),
    element(1, 'one', Buffer.from(new Float64Array([1]).buffer)),
    element(1, 'nan', Buffer.from('010000000000f87f', 'hex')),
    element(3, '__proto__', Buffer.from(BSON.serialize({ polluted: true }))),
  ])
  return Buffer.concat([int(body.length + 5), body, Buffer.from([0])])
}

const metadataOf = (collectionName: string, indexes: object[] = []) =>
  BSON.EJSON.stringify(
    {
      indexes: [{ v: new BSON.Int32(2), key: { _id: new BSON.Int32(1) }, name: '_id_' }, ...indexes],
      collectionName,
    },
    { relaxed: false },
  )

async function dumpFolder(collections: Dumped[], isPacked = false): Promise<string> {
  const root = folder()
  await mkdir(path.join(root, 'test'))
  const write = (name: string, content: Buffer) =>
    writeFile(path.join(root, 'test', isPacked ? `${name}.gz` : name), isPacked ? gzipSync(content) : content)
  for (const { collection, metadata, documents } of collections) {
    await write(`${fileStem(collection)}.bson`, Buffer.concat(documents))
    await write(`${fileStem(collection)}.metadata.json`, Buffer.from(metadata))
  }
  return root
}

const leads: Dumped = {
  collection: 'leads',
  metadata: metadataOf('leads', [
    { v: new BSON.Int32(2), key: { f: new BSON.Double(1) }, name: 'f_1', unique: true, sparse: true },
  ]),
  documents: [1, 2, 3].map(oddDocument),
}
const odd: Dumped = { collection: 'a b/ü', metadata: metadataOf('a b/ü'), documents: [bson({ _id: 'x' })] }
const empty: Dumped = { collection: 'empty', metadata: metadataOf('empty'), documents: [] }
const dump = [leads, odd, empty]

const documentsOf = (url: string, collection: string) =>
  inMongo(url, async (db) => {
    const found = await db.collection(collection).find({}, { raw: true }).toArray()
    return found.map((bytes) => Buffer.from(bytes as unknown as Buffer)).sort(Buffer.compare)
  })

async function expectDump({ target }: ReturnType<typeof emptyPlace>) {
  if (target.engine !== 'mongodb') throw new Error('of MongoDB only')
  for (const { collection, documents } of dump) {
    expect(await documentsOf(target.url, collection)).toEqual([...documents].sort(Buffer.compare))
  }
  const indexes = await inMongo(target.url, (db) => db.collection('leads').indexes({ promoteValues: false }))
  expect(indexes).toContainEqual(
    expect.objectContaining({ name: 'f_1', key: { f: new BSON.Double(1) }, unique: true, sparse: true }),
  )
}

onlyMongo.each([false, true])('a mongodump folder comes in bit for bit (--gzip: %s)', async (isPacked) => {
  const place = emptyPlace()
  await bringBack(await dumpFolder(dump, isPacked), place)
  await expectDump(place)
})

onlyMongo.each([false, true])('a mongodump archive comes in bit for bit (--gzip: %s)', async (isPacked) => {
  const place = emptyPlace()
  const file = path.join(folder(), 'dump.archive')
  await writeFile(file, isPacked ? gzipSync(archiveOf(dump)) : archiveOf(dump))
  await bringBack(file, place)
  await expectDump(place)
})

onlyMongo('the odd ones survive our own backup too, and a collection that is not in it stays', async () => {
  const place = emptyPlace()
  await bringBack(await dumpFolder(dump), place)
  const { file } = await createBackup({ ...place, outDir: folder() })
  const other = emptyPlace()
  if (other.target.engine !== 'mongodb') throw new Error('of MongoDB only')
  const { url } = other.target
  await inMongo(url, (db) => db.collection<{ _id: string }>('own').insertOne({ _id: 'stays' }))
  await bringBack(file, other)
  await expectDump(other)
  expect(await documentsOf(url, 'own')).toHaveLength(1)
})

onlyMongo.each(['foodump', 'coll_with_index', 'prelude/prelude_top_level'])(
  'a dump that mongodump itself wrote comes in: %s',
  async (name) => {
    const place = emptyPlace()
    await bringBack(path.join(fixtures, name), place)
    if (place.target.engine !== 'mongodb') throw new Error('of MongoDB only')
    const written = await readFile(path.join(fixtures, name, 'test', 'foo.bson'))
    expect(await documentsOf(place.target.url, 'foo')).toEqual([written])
    // The folder of the one database works too.
    const other = emptyPlace()
    await bringBack(path.join(fixtures, name, 'test'), other)
    expect((await contentOf(other)).foo).toEqual((await contentOf(place)).foo)
  },
)

onlyMongo(
  'a name that mongodump had to shorten is read in full, stray files are named and left out',
  async () => {
    const { target } = emptyPlace()
    const root = path.join(fixtures, 'longcollectionname')
    const lines: string[] = []
    const { contents } = await verify({ from: root, target, say: (line) => lines.push(line) })
    const [only] = contents.mongo?.collections ?? []
    expect(only?.name).toMatch(/ExactlyTwoHundredAndFortySevenCharacters$/)
    expect(fileStem(only?.name ?? '')).toBe(only?.stem)
    expect(lines.join('\n')).toMatch(/Skipped .*InvalidHashString\.bson/)
  },
)

onlyMongo('the longest name comes in where the server takes it, and changes nothing where not', async () => {
  const place = emptyPlace()
  const root = path.join(fixtures, 'longcollectionname')
  const outcome = await bringBack(root, place).then(
    () => 'restored',
    () => 'refused',
  )
  const content = Object.keys(await contentOf(place)).filter((name) => name.startsWith('aVery'))
  expect(content).toHaveLength(outcome === 'restored' ? 1 : 0)
  const aside = (await namesIn(place)).filter((name) => name.startsWith('__'))
  expect(aside).toEqual([])
})

onlyMongo('an option that is none of a collection reaches neither driver nor server', async () => {
  const place = emptyPlace()
  const elsewhere = `fd-${randomUUID().slice(0, 8)}`
  const options = { dbName: elsewhere, viewOn: 'leads', create: 'empty' }
  const metadata = JSON.stringify({ ...JSON.parse(empty.metadata), options })
  const said = await bringBack(await dumpFolder([leads, { ...empty, metadata }]), place)
  expect(said).toContain('empty: skipped its option dbName.')
  expect(Object.keys(await contentOf(place))).toEqual(expect.arrayContaining(['leads', 'empty']))
  if (place.target.engine !== 'mongodb') throw new Error('of MongoDB only')
  const other = new URL(place.target.url)
  other.pathname = `/${elsewhere}`
  expect(await inMongo(other.toString(), (db) => db.listCollections().toArray())).toEqual([])
})

onlyMongo('of several databases the one with our name is taken, otherwise one must be named', async () => {
  const place = emptyPlace()
  if (place.target.engine !== 'mongodb') throw new Error('of MongoDB only')
  const root = await dumpFolder([leads])
  const other = path.join(root, new URL(place.target.url).pathname.slice(1))
  await cp(path.join(root, 'test'), path.join(root, 'admin'), { recursive: true })
  await cp(path.join(root, 'test'), path.join(root, 'second'), { recursive: true })
  await expect(bringBack(root, place)).rejects.toThrow('several databases (second, test)')
  await cp(path.join(root, 'test'), other, { recursive: true })
  await expect(bringBack(root, place)).resolves.toContain('leads: 3 documents')
})

const refusals: [string, Buffer, RegExp][] = [
  ['a wrong sum', archiveOf(dump, { wrongSum: true }), /the checksum of test\/leads is wrong/],
  ['a collection without its end', archiveOf(dump, { isCut: true }), /ends before test\/leads is complete/],
  ['a cut', archiveOf(dump).subarray(0, 700), /cut off|ends in/],
  ['a second terminator', Buffer.concat([archiveOf(dump), terminator]), /a block has no header/],
]

onlyMongo.each(refusals)(
  'an archive with %s is refused, and nothing is written',
  async (_what, bytes, why) => {
    const place = emptyPlace()
    const file = path.join(folder(), 'dump.archive')
    await writeFile(file, bytes)
    await expect(bringBack(file, place)).rejects.toThrow(why)
    expect((await namesIn(place)).filter((name) => name !== 'frontdesk_operations')).toEqual([])
  },
)

onlyMongo.each([
  ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3), /cut off/],
  [
    'says a wrong length',
    (bytes: Buffer) => Buffer.concat([Buffer.from([255, 255, 255, 127]), bytes]),
    /valid BSON/,
  ],
  ['has an unknown type', (bytes: Buffer) => Buffer.from(bytes).fill(0x42, 4, 5), /no type 66/],
])('a dump whose BSON %s is refused', async (_what, spoil, why) => {
  const root = await dumpFolder([leads])
  const file = path.join(root, 'test', 'leads.bson')
  await writeFile(file, spoil(await readFile(file)))
  const place = emptyPlace()
  await expect(bringBack(root, place)).rejects.toThrow(why)
  expect((await namesIn(place)).filter((name) => name !== 'frontdesk_operations')).toEqual([])
})

onlyMongo('a unique index that the documents break is found before the switch', async () => {
  const place = emptyPlace()
  await bringBack(await dumpFolder([leads]), place)
  const before = await contentOf(place)
  const index = { v: new BSON.Int32(2), key: { same: new BSON.Int32(1) }, name: 'same_1', unique: true }
  const broken = {
    ...leads,
    metadata: metadataOf('leads', [index]),
    documents: [bson({ _id: 1, same: 1 }), bson({ _id: 2, same: 1 })],
  }
  await expect(bringBack(await dumpFolder([broken]), place)).rejects.toThrow()
  expect(await contentOf(place)).toEqual(before)
})

test.skipIf(onMongo)('a MongoDB dump is not restored to SQLite', async () => {
  await expect(bringBack(path.join(fixtures, 'foodump'), emptyPlace())).rejects.toThrow(/made on MongoDB/)
})

test("file names are mongodump's, and map back to the collection", () => {
  expect(fileStem('_blog-post_versions')).toBe('_blog-post_versions')
  expect(fileStem("a b/c$d'(*)")).toBe('a+b%2Fc%24d%27%28%2A%29')
  for (const name of ['payload-jobs', 'a b/c$d', 'ü+%']) expect(collectionOf(fileStem(name))).toBe(name)
  const long = 'x'.repeat(239)
  const hash = createHash('sha1').update(long).digest('base64url')
  expect(fileStem(long)).toBe(`${'x'.repeat(208)}%24${hash}`)
})
