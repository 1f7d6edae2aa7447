import { isContent, migrationsCollection, type Target } from '@/database/target'
import { OperatorError } from '@/errors/OperatorError'
import type { Manifest } from '../backup/manifest'
import type { Report } from '../backup/progress'
import { checkDocument, deserialized } from './bson'
import { compareCounts, compareSums, compareVersions } from './compareManifest'
import {
  type Contents,
  chooseDatabase,
  type DumpedCollection,
  nameOfStem,
  readManifest,
  readMetadata,
} from './contents'
import type { Sums } from './items'
import type { Source } from './source'
import { checkHeader } from './sqliteFile'
import { asDamage } from './unpack'

/** Total bytes of metadata: more than any database of ours has, yet small enough for memory. */
const max = { collections: 10_000, metadata: 64 * 1024 * 1024 }

interface Tally {
  documents: number
  bytes: number
}

interface Read {
  sums: Sums
  ignored: string[]
  /** By database and file name. */
  tallies: Map<string, Tally & { db: string; stem: string }>
  metadata: Map<string, string>
  manifest?: Manifest
  server?: string
  sqlite?: { size: number }
  media: { files: number; bytes: number }
  migrations: Set<string>
}

async function count(
  documents: AsyncIterable<Buffer>,
  tally: Tally,
  name: string,
  report: Report,
  note?: (migration: string) => void,
) {
  for await (const document of documents) {
    try {
      checkDocument(document)
    } catch (error) {
      throw new OperatorError(`${name}, document ${tally.documents + 1}: ${(error as Error).message}`)
    }
    note?.(String(deserialized(document).name))
    tally.documents += 1
    tally.bytes += document.length
    if (tally.documents % 10_000 === 0) report(`Checking ${name}`, tally.documents)
  }
}

async function readAll(source: Source, report: Report): Promise<Read> {
  const read: Read = {
    sums: new Map(),
    ignored: [],
    tallies: new Map(),
    metadata: new Map(),
    media: { files: 0, bytes: 0 },
    migrations: new Set(),
  }
  let metadata = 0
  for await (const item of source.items(read.sums)) {
    if (item.kind === 'manifest') read.manifest = readManifest(item.text)
    if (item.kind === 'version') read.server = item.server
    if (item.kind === 'ignored') read.ignored.push(`Skipped ${item.path}: ${item.why}.`)
    if (item.kind === 'metadata') {
      read.metadata.set(`${item.db}/${item.stem}`, item.text)
      metadata += item.text.length
    }
    if (metadata > max.metadata || read.tallies.size > max.collections)
      throw new OperatorError('It lists more collections than a Frontdesk database can have. Refused.')
    if (item.kind === 'metadata' || item.kind === 'documents') {
      const key = `${item.db}/${item.stem}`
      const tally = read.tallies.get(key) ?? { db: item.db, stem: item.stem, documents: 0, bytes: 0 }
      read.tallies.set(key, tally)
      const note =
        item.stem === migrationsCollection ? (name: string) => read.migrations.add(name) : undefined
      if (item.kind === 'documents') await count(item.documents, tally, key, report, note)
    }
    if (item.kind === 'database') {
      await checkHeader(item.content, item.size)
      read.sqlite = { size: item.size }
    }
    if (item.kind === 'media') {
      for await (const chunk of item.content) read.media.bytes += chunk.length
      read.media.files += 1
      if (read.media.files % 100 === 0) report('Checking media', read.media.files)
    }
  }
  return read
}

function collectionsOf(read: Read, db: string, notes: string[]): DumpedCollection[] {
  const collections: DumpedCollection[] = []
  for (const [key, { db: of, stem, documents, bytes }] of read.tallies) {
    if (of !== db) continue
    const text = read.metadata.get(key)
    const { name, type, options, leftOut, indexes } = text
      ? readMetadata(text, stem)
      : { name: nameOfStem(stem), type: 'collection', options: {}, leftOut: [], indexes: [] }
    if (!isContent(name)) notes.push(`Skipped ${name}: it belongs to the server.`)
    else if (type !== 'collection') notes.push(`Skipped ${name}: it is a ${type}.`)
    else if (collections.some((other) => other.name === name))
      throw new OperatorError(`${name} appears twice.`)
    else collections.push({ name, stem, options, indexes, documents, bytes })
    if (type === 'collection')
      notes.push(...leftOut.map((option) => `${name}: skipped its option ${option}.`))
    if (!text) notes.push(`${name} has no metadata and will be restored without its indexes.`)
  }
  return collections.sort((one, other) => (one.name < other.name ? -1 : 1))
}

/**
 * Reads a whole source without writing anything: checksums, sizes, paths, versions, every document.
 * @throws {OperatorError} for the first problem found
 */
export async function check(source: Source, target: Target, ourDatabase: string | undefined, report: Report) {
  const read = await readAll(source, report).catch((error) => {
    throw asDamage(error)
  })
  const { manifest, sqlite, server, sums, media } = read
  if (source.layout === 'ours') {
    if (!manifest) throw new OperatorError('The backup has no manifest.json, so it is incomplete.')
    compareSums(manifest, sums)
    compareVersions(manifest)
    if (manifest.media.files !== media.files)
      throw new OperatorError("The media files don't match manifest.json.")
    if ((manifest.engine === 'sqlite') !== Boolean(sqlite))
      throw new OperatorError('The backup contains no database.')
  }
  const notes = read.ignored
  const db = chooseDatabase(
    new Set([...read.tallies.values()].map((tally) => tally.db).filter(Boolean)),
    ourDatabase,
  )
  const contents: Contents = {
    kind: source.kind,
    manifest,
    server,
    sqlite,
    migrations: [...read.migrations, ...(manifest?.schema.migrations ?? [])],
    sums,
    notes,
    ...(db !== undefined && { mongo: { db, collections: collectionsOf(read, db, notes) } }),
    ...(manifest && { media }),
  }
  if (manifest && contents.mongo) compareCounts(manifest, contents.mongo.collections)
  if (!sqlite && !contents.mongo?.collections.length && manifest?.engine !== 'mongodb') {
    throw new OperatorError('It contains nothing that can be restored.')
  }
  const engine = sqlite ? 'sqlite' : 'mongodb'
  if (engine !== target.engine) {
    const [from, to] = engine === 'sqlite' ? ['SQLite', 'MongoDB'] : ['MongoDB', 'SQLite']
    throw new OperatorError(`It was made on ${from}, but DATABASE_URL names ${to}. Restore it on ${from}.`)
  }
  return contents
}
