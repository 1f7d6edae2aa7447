import type { Where } from 'payload'
import type { Page, SearchedCollection } from '../domain/entities'
import { foundBound } from '../domain/limits'
import { type Role, writes } from '../domain/roles'
import { excerptAround, marked, type Piece } from '../domain/search/excerpt'
import { holding, queryWords, relevance } from '../domain/search/match'
import type { SearchEntry } from '../payload-types'
import { cms } from './payload'
import type { Paging, Reader } from './reader'
import { type IndexedEntry, searchIndex } from './searchIndex'

export interface SearchHit {
  kind: SearchedCollection
  /** The id of the entry. */
  id: string
  slug: string | null
  category: string | null
  /** Whether visitors find it too. */
  isPublic: boolean
  title: Piece[]
  /** A sentence or two around the words that were looked for. */
  excerpt: Piece[]
}

const excerptLength = 200

const isVisible = ({ isPublic, visibleFrom }: IndexedEntry, now: number) => isPublic && visibleFrom <= now

/** As `access/findable` says, before anything is read. */
const mayFind = (entry: IndexedEntry, role: Role | undefined, now: number) =>
  (role && writes(role, entry.kind)) || isVisible(entry, now)

function toHit(row: SearchEntry, words: string[]): SearchHit {
  const { kind, entry, slug, category, title, summary, text, isPublic, visibleFrom } = row
  const excerpt =
    excerptAround(summary ?? '', words, excerptLength) ??
    excerptAround(text ?? '', words, excerptLength) ??
    (summary ?? '').slice(0, excerptLength)
  return {
    kind,
    id: entry,
    slug: slug ?? null,
    category: category ?? null,
    isPublic: Boolean(isPublic && visibleFrom && Date.parse(visibleFrom) <= Date.now()),
    title: marked(title ?? '', words),
    excerpt: marked(excerpt, words),
  }
}

/**
 * Entries that hold all words of a query, or words that begin so, the best first: in any case, with or
 * without accents. Visitors find what is public; staff also drafts, what is scheduled and
 * what is inactive, as far as they may see it.
 */
export async function searchEntries(
  { query, kind }: { query: string; kind?: SearchedCollection | undefined },
  { limit, page }: Paging,
  reader: Reader,
): Promise<Page<SearchHit>> {
  const words = queryWords(query)
  if (!words.length) return { entries: [], total: 0 }
  const now = Date.now()
  const role = (reader.user ?? reader.req?.user)?.role
  const found: { row: string; score: number; visibleFrom: number }[] = []
  for (const entry of await searchIndex()) {
    if (kind && entry.kind !== kind) continue
    if (!mayFind(entry, role, now)) continue
    const score = relevance(entry.words, words)
    if (score) found.push({ row: entry.row, score, visibleFrom: entry.visibleFrom })
  }
  found.sort((a, b) => b.score - a.score || b.visibleFrom - a.visibleFrom)
  const wanted = found.slice((page - 1) * limit, page * limit).map(({ row }) => row)
  const rows = await rowsOf(wanted, reader)
  return { entries: rows.map((row) => toHit(row, words)), total: found.length }
}

const idsOf = (entries: IndexedEntry[]) => entries.map(({ entry }) => entry)

/**
 * The condition that an entry of a kind holds all words of a query, anywhere in a word: for the lists of the
 * staff, who may read all of them and have their own order. Of too many, those that answer best. It names
 * those that are found or those that are not, whichever are fewer.
 */
export async function whereHolding(query: string, kind: SearchedCollection): Promise<Where> {
  const words = queryWords(query)
  if (!words.length) return { id: { in: [] } }
  const ofKind = [...(await searchIndex())].filter((entry) => entry.kind === kind)
  const found = holding(ofKind, words, foundBound)
  if (found.length * 2 < ofKind.length) return { id: { in: idsOf(found) } }
  const held = new Set(found)
  const others = ofKind.filter((entry) => !held.has(entry))
  return others.length ? { id: { not_in: idsOf(others) } } : {}
}

/** The rows with these ids, in this order; access decides again what the reader sees. */
async function rowsOf(ids: string[], reader: Reader): Promise<SearchEntry[]> {
  if (!ids.length) return []
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'search-entry',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    ...reader,
  })
  const byId = new Map(docs.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
