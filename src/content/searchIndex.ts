import type { ContentCollection } from '../domain/contentCollections'
import { originalLocale } from '../domain/locales'
import type { SearchWords } from '../domain/search/match'
import { Vocabulary } from '../domain/search/vocabulary'
import type { SearchEntry } from '../payload-types'
import { getCms } from '../runtime/cms'
import { matchAll } from './matchAll'

export interface IndexedEntry {
  row: string
  /** The entry's id. */
  entry: string
  kind: ContentCollection
  /** `original`, or the language of a translation. */
  language: string
  words: SearchWords
  isPublic: boolean
  /** Milliseconds since 1970. */
  visibleFrom: number
}

const collection = 'search-entry'
const select = {
  key: true,
  kind: true,
  language: true,
  entry: true,
  words: true,
  isPublic: true,
  visibleFrom: true,
  updatedAt: true,
} as const
const batch = 500
/** How many entries to process before yielding; takes some 15 ms. */
const gathered = 100
/** Milliseconds. Another process's clock may be behind, and its change not committed yet. */
const overlap = 5000

const entries = new Map<string, IndexedEntry>()
/** The words of the entries in `counted`, hidden ones included; only used for queries with typos. */
const vocabulary = new Vocabulary()
const counted = new Set<string>()
let seenUntil = 0
let running: Promise<void> = Promise.resolve()
let next: Promise<void> | null = null

type Row = Pick<SearchEntry, 'id' | keyof typeof select>

function drop(id: string): void {
  const entry = entries.get(id)
  if (entry && counted.delete(id)) vocabulary.remove(entry.words)
  entries.delete(id)
}

function take(row: Row): void {
  drop(row.id)
  entries.set(row.id, {
    row: row.id,
    entry: row.entry,
    kind: row.kind,
    language: row.language ?? originalLocale,
    words: row.words as unknown as SearchWords,
    isPublic: row.isPublic ?? false,
    visibleFrom: row.visibleFrom ? Date.parse(row.visibleFrom) : 0,
  })
  seenUntil = Math.max(seenUntil, Date.parse(row.updatedAt))
}

/**
 * Bypasses hooks, which would take longer than reading. Reads in batches, to yield to other work; MongoDB's adapter
 * only returns further pages with pagination.
 */
async function takeSince(moment: number): Promise<void> {
  const { db } = await getCms()
  const where = { updatedAt: { greater_than_equal: new Date(moment).toISOString() } }
  for (let page = 1, more = true; more; page += 1) {
    const found = await db.find<Row>({
      collection,
      where,
      select,
      sort: 'id',
      limit: batch,
      page,
      pagination: true,
    })
    for (const row of found.docs) take(row)
    more = found.hasNextPage
  }
}

async function dropDeleted(): Promise<void> {
  const { db } = await getCms()
  const { docs } = await db.find<{ id: string }>({
    collection,
    where: matchAll,
    select: { key: true },
    pagination: false,
  })
  const kept = new Set(docs.map(({ id }) => id))
  for (const id of entries.keys()) if (!kept.has(id)) drop(id)
}

async function follow(): Promise<void> {
  const payload = await getCms()
  await takeSince(Math.max(0, seenUntil - overlap))
  const { totalDocs } = await payload.count({ collection, where: matchAll })
  if (totalDocs === entries.size) return
  await dropDeleted()
  if (totalDocs === entries.size) return
  // The index was replaced as a whole, for example by a restore.
  for (const id of [...entries.keys()]) drop(id)
  seenUntil = 0
  await takeSince(0)
}

function begin(): Promise<void> {
  next = null
  running = follow()
  return running
}

/**
 * The search index in memory. It is read in full once, then updated by two small indexed queries, so that changes by
 * other processes are seen too. Concurrent callers share a refresh.
 */
export async function searchIndex(): Promise<Iterable<IndexedEntry>> {
  next ??= running.then(begin, begin)
  await next
  return entries.values()
}

/**
 * Every known word, including those of hidden entries: a suggestion must still match something the reader may find.
 * Collected on first use, then updated.
 */
export async function knownWords(): Promise<Vocabulary> {
  let added = 0
  for (const [id, { words }] of entries) {
    if (counted.has(id)) continue
    vocabulary.add(words)
    counted.add(id)
    added += 1
    if (added % gathered === 0) await new Promise(setImmediate)
  }
  return vocabulary
}
