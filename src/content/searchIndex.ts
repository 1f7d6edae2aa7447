import type { SelectIncludeType, TypeWithID, Where } from 'payload'
import type { ContentCollection } from '../domain/contentCollections'
import { originalLocale } from '../domain/locales'
import type { SearchWords } from '../domain/search/match'
import { Vocabulary } from '../domain/search/vocabulary'
import type { SearchEntry } from '../payload-types'
import { getCms } from '../runtime/cms'
import { coalesce } from '../runtime/coalesce'
import { overlap } from './knownRows'
import { matchAll } from './matchAll'
import { rowCounter } from './rowCounter'

export interface IndexedEntry {
  row: string
  /** The same for an entry and its translations. */
  name: string
  /** The entry's id. */
  entry: string
  kind: ContentCollection
  /** `original`, or the language of a translation. */
  language: string
  words: SearchWords
  isPublic: boolean
  /** Milliseconds since 1970. */
  visibleFrom: number
  /** As stored. */
  updatedAt: string
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

const entries = new Map<string, IndexedEntry>()
/** What readers of a language search, until an entry changes. */
const views = new Map<string, IndexedEntry[]>()
/** The words of the entries in `countedIds` by language, hidden ones included; only used for queries with typos. */
const vocabularies = new Map<string, Vocabulary>()
const countedIds = new Set<string>()
let seenUntil = 0

type Row = Pick<SearchEntry, 'id' | keyof typeof select>

function vocabularyOf(language: string): Vocabulary {
  const known = vocabularies.get(language) ?? new Vocabulary()
  vocabularies.set(language, known)
  return known
}

function drop(id: string): void {
  const entry = entries.get(id)
  if (entry && countedIds.delete(id)) vocabularyOf(entry.language).remove(entry.words)
  if (entries.delete(id)) views.clear()
}

function take(row: Row): void {
  seenUntil = Math.max(seenUntil, Date.parse(row.updatedAt))
  const entry: IndexedEntry = {
    row: row.id,
    name: `${row.kind}/${row.entry}`,
    entry: row.entry,
    kind: row.kind,
    language: row.language ?? originalLocale,
    words: row.words as unknown as SearchWords,
    isPublic: row.isPublic ?? false,
    visibleFrom: row.visibleFrom ? Date.parse(row.visibleFrom) : 0,
    updatedAt: row.updatedAt,
  }
  drop(row.id)
  entries.set(row.id, entry)
  views.clear()
}

/** Bypasses hooks, which would take longer than reading. */
async function readRows<Read>(where: Where, fields: SelectIncludeType): Promise<Read[]> {
  const { db } = await getCms()
  // In any other order SQLite would look at all rows for those that were saved lately.
  const { docs } = await db.find<Read & TypeWithID>({
    collection,
    where,
    select: fields,
    sort: 'updatedAt',
    pagination: false,
  })
  return docs
}

/**
 * Takes the rows that were saved at or after a time, in milliseconds since 1970, if they have changed since they were
 * read. In batches, to yield to other work; by their keys, because a row that changes meanwhile would move others between
 * pages.
 */
async function takeSince(moment: number): Promise<void> {
  const where = { updatedAt: { greater_than_equal: new Date(moment).toISOString() } }
  const saved = await readRows<Pick<Row, 'id' | 'key' | 'updatedAt'>>(where, { key: true, updatedAt: true })
  const changed = saved.filter(({ id, updatedAt }) => entries.get(id)?.updatedAt !== updatedAt)
  for (let start = 0; start < changed.length; start += batch) {
    const keys = changed.slice(start, start + batch).map(({ key }) => key)
    for (const row of await readRows<Row>({ key: { in: keys } }, select)) take(row)
  }
}

async function dropDeleted(): Promise<void> {
  const rows = await readRows<Pick<Row, 'id'>>(matchAll, { key: true })
  const kept = new Set(rows.map(({ id }) => id))
  for (const id of entries.keys()) if (!kept.has(id)) drop(id)
}

const isAll = rowCounter(collection)

async function follow(): Promise<void> {
  await takeSince(Math.max(0, seenUntil - overlap))
  if (await isAll(entries.size)) return
  await dropDeleted()
  if (await isAll(entries.size)) return
  // The index was replaced as a whole, for example by a restore.
  for (const id of [...entries.keys()]) drop(id)
  seenUntil = 0
  await takeSince(0)
}

const refresh = coalesce(follow)

/** Each entry once: its public translation into a language, or else its original. */
function viewOf(language: string): IndexedEntry[] {
  const translated = new Set<string>()
  if (language !== originalLocale)
    for (const entry of entries.values())
      if (entry.language === language && entry.isPublic) translated.add(entry.name)
  return [...entries.values()].filter(
    (entry) => entry.language === (translated.has(entry.name) ? language : originalLocale),
  )
}

/**
 * The search index in memory, as readers of a language search it. It is read in full once, then updated by two small
 * indexed queries, so that changes by other processes are seen too. Concurrent callers share a refresh.
 */
export async function searchIndex(language: string = originalLocale): Promise<readonly IndexedEntry[]> {
  await refresh()
  const view = views.get(language) ?? viewOf(language)
  views.set(language, view)
  return view
}

/**
 * Every known word of a language and of the originals, including those of hidden entries: a suggestion must still match
 * something the reader may find. Collected on first use, then updated.
 */
export async function knownWords(language: string = originalLocale): Promise<Vocabulary[]> {
  const languages = [...new Set([language, originalLocale])]
  let added = 0
  for (const [id, { words, language: own }] of entries) {
    if (countedIds.has(id) || !languages.includes(own)) continue
    vocabularyOf(own).add(words)
    countedIds.add(id)
    added += 1
    if (added % gathered === 0) await new Promise(setImmediate)
  }
  return languages.map(vocabularyOf)
}
