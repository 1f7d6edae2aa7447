import type { ContentCollection } from '../domain/contentCollections'
import { cutText } from '../domain/cutText'
import type { Page, SuggestionEntity } from '../domain/entities'
import { entryPath } from '../domain/entryPath'
import { suggestions } from '../domain/limits'
import { isLocale, type Locale, originalLocale } from '../domain/locales'
import { canWrite, type Role } from '../domain/roles'
import { excerptAround, highlight, type Piece } from '../domain/search/excerpt'
import {
  containsAll,
  matchedParts,
  queryWords,
  relevance,
  type SearchPart,
  type SearchWords,
} from '../domain/search/match'
import type { SearchEntry } from '../payload-types'
import { getCms } from '../runtime/cms'
import { type AccessContext, anonymous, type Paging } from './accessContext'
import type { LocaleOptions } from './inLanguage'
import { type IndexedEntry, knownWords, searchIndex } from './searchIndex'

export interface SearchHit {
  kind: ContentCollection
  /** The entry's id. */
  id: string
  slug: string | null
  category: string | null
  /** Whether visitors can find it too. */
  isPublic: boolean
  /** The language of its texts, if it is a translation. */
  language: Locale | null
  title: Piece[]
  /** A sentence or two around the matching words. */
  excerpt: Piece[]
  /** Which fields matched, most important first. */
  parts: SearchPart[]
  /** Its labels that match, case-folded. */
  labels: string[]
}

const excerptLength = 200

const isVisible = ({ isPublic, visibleFrom }: IndexedEntry, now: number) => isPublic && visibleFrom <= now

/** The language whose translations a reader searches. */
const searched = (localeOptions: LocaleOptions | undefined): string =>
  localeOptions && localeOptions.locale !== localeOptions.contentLanguage
    ? localeOptions.locale
    : originalLocale

/** The same rule as `access/findable`, applied before anything is read. */
const mayFind = (entry: IndexedEntry, role: Role | undefined, now: number) =>
  (role && canWrite(role, entry.kind)) || isVisible(entry, now)

/** A project's summary is the start of its text, so excerpts come from the whole text. */
const wholeSummary = ({ summary, text }: SearchEntry) =>
  summary && text?.startsWith(summary) ? text : (summary ?? '')

function toHit(row: SearchEntry, words: string[]): SearchHit {
  const { kind, entry, slug, category, title, text, isPublic, visibleFrom, language } = row
  const stored = row.words as unknown as SearchWords
  const summary = wholeSummary(row)
  const excerpt =
    excerptAround(summary, words, excerptLength) ??
    excerptAround(text ?? '', words, excerptLength) ??
    cutText(summary, excerptLength)
  return {
    kind,
    id: entry,
    slug: slug ?? null,
    category: category ?? null,
    language: language && isLocale(language) ? language : null,
    isPublic: Boolean(isPublic && visibleFrom && Date.parse(visibleFrom) <= Date.now()),
    title: highlight(title ?? '', words),
    excerpt: highlight(excerpt, words),
    parts: matchedParts(stored, words),
    labels: stored.labels.split(' ').filter((label) => words.some((word) => label.startsWith(word))),
  }
}

interface Ranked {
  row: string
  score: number
  visibleFrom: number
}

function rank(entries: IndexedEntry[], words: string[], kind: ContentCollection | undefined): Ranked[] {
  const found: Ranked[] = []
  for (const entry of entries) {
    if (kind && entry.kind !== kind) continue
    const score = relevance(entry.words, words)
    if (score) found.push({ row: entry.row, score, visibleFrom: entry.visibleFrom })
  }
  return found.sort((a, b) => b.score - a.score || b.visibleFrom - a.visibleFrom)
}

/** The corrected words if some match nothing and look like typos; null if there are no suggestions. */
async function corrected(
  entries: IndexedEntry[],
  words: string[],
  language: string,
): Promise<string[] | null> {
  const known = await knownWords(language)
  // The vocabulary rules out most unknown words without a scan of every text.
  const isHeld = (word: string) =>
    known.some((vocabulary) => vocabulary.hasPrefix(word)) &&
    entries.some((entry) => relevance(entry.words, [word]) > 0)
  const meant: string[] = []
  for (const word of words) {
    const held = isHeld(word) ? word : known.flatMap((vocabulary) => vocabulary.nearest(word)).find(isHeld)
    if (!held) return null
    meant.push(held)
  }
  return meant.every((word, index) => word === words[index]) ? null : meant
}

/** The results, and the corrected words if the query had typos. */
export type SearchResult = Page<SearchHit> & { corrected?: string }

/**
 * Entries that contain all words of a query, or words starting with them, best first; ignores case and accents. If
 * there are none, typos are corrected where possible.
 * Visitors find what is public; staff also find drafts, scheduled and inactive entries they may see.
 */
export async function searchEntries(
  { query, kind }: { query: string; kind?: ContentCollection | undefined },
  { limit, page }: Paging,
  access: AccessContext,
  localeOptions?: LocaleOptions,
): Promise<SearchResult> {
  const typed = queryWords(query)
  if (!typed.length) return { entries: [], total: 0 }
  const now = Date.now()
  const role = (access.user ?? access.req?.user)?.role
  const language = searched(localeOptions)
  const visible = (await searchIndex(language)).filter((entry) => mayFind(entry, role, now))
  let words = typed
  let found = rank(visible, words, kind)
  if (!found.length) {
    words = (await corrected(visible, typed, language)) ?? typed
    if (words !== typed) found = rank(visible, words, kind)
  }
  const wanted = found.slice((page - 1) * limit, page * limit).map(({ row }) => row)
  const rows = await rowsOf(wanted, access)
  return {
    entries: rows.map((row) => toHit(row, words)),
    total: found.length,
    ...(found.length > 0 && words !== typed && { corrected: words.join(' ') }),
  }
}

/** The first entries that visitors find, for suggestions while typing. */
export async function searchSuggestions(
  query: string,
  localeOptions?: LocaleOptions,
): Promise<SuggestionEntity[]> {
  const { entries } = await searchEntries(
    { query },
    { limit: suggestions, page: 1 },
    anonymous,
    localeOptions,
  )
  return entries.map(({ kind, title, language, ...entry }) => ({
    kind,
    title: title.map(({ text }) => text).join(''),
    path: entryPath(kind, entry),
    ...(localeOptions && { language: language ?? localeOptions.contentLanguage }),
  }))
}

/**
 * A suggestion for a list without results: the words a visitor may have meant, taken from titles, labels and summaries
 * of that type. Null if there are none, or the list would find nothing with them either.
 * @param find how the list searches
 */
export async function suggestionFor(
  { search, kind }: { search: string; kind: ContentCollection },
  { total }: Pick<Page<unknown>, 'total'>,
  find: (search: string) => Promise<Pick<Page<unknown>, 'total'>>,
  localeOptions?: LocaleOptions,
): Promise<string | null> {
  const typed = queryWords(search)
  if (total > 0 || !typed.length) return null
  const now = Date.now()
  const language = searched(localeOptions)
  const shown = (await searchIndex(language))
    .filter((entry) => entry.kind === kind && isVisible(entry, now))
    .map((entry) => ({ ...entry, words: { ...entry.words, text: '' } }))
  const meant = (await corrected(shown, typed, language))?.join(' ')
  return meant && (await find(meant)).total > 0 ? meant : null
}

/**
 * The ids of entries that contain all words of a query, even inside other words: for staff lists, which may read
 * everything and have their own order.
 */
export async function matchingEntries(query: string, kind: ContentCollection): Promise<Set<string>> {
  const words = queryWords(query)
  const entries = words.length ? await searchIndex() : []
  const found = entries.filter((entry) => entry.kind === kind && containsAll(entry.words, words))
  return new Set(found.map(({ entry }) => entry))
}

/** The rows with these ids, in this order; access rules decide again what the reader sees. */
async function rowsOf(ids: string[], access: AccessContext): Promise<SearchEntry[]> {
  if (!ids.length) return []
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'search-entry',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    ...access,
  })
  const byId = new Map(docs.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
