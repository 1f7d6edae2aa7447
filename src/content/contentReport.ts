import { type DraftedCollection, draftedCollections } from '../domain/contentCollections'
import {
  findingsOf,
  missingLanguages,
  type ReportedEntry,
  type ReportFinding,
  reportFindings,
} from '../domain/contentReport'
import type { Page, ReportEntity } from '../domain/entities'
import { isLocale, originalLocale } from '../domain/locales'
import { canWrite, type Role } from '../domain/roles'
import { fold } from '../domain/search/fold'
import { cachedUntilChange } from '../runtime/cachedUntilChange'
import { getCms } from '../runtime/cms'
import type { Paging } from './accessContext'
import { keptReads } from './keptReads'
import { linkedEntries } from './linkedEntries'
import { siteSettings } from './settings'
import { cachedTranslations } from './translations/cachedTranslations'
import { allViewCounts } from './viewCounts'

export interface ReportFilter {
  finding?: ReportFinding | undefined
  kind?: DraftedCollection | undefined
  /** Part of the title. */
  search?: string | undefined
}

interface Stored {
  id: string
  slug?: string | null
  title?: Record<string, string | null> | null
  updatedAt: string | Date
  createdAt: string | Date
  publishedAt?: string | Date | null
}

type Row = Pick<ReportedEntry, 'updatedAt' | 'publicSince' | 'languages'> & {
  slug: string | null
  title: string
  /** Its title as it is searched for. */
  words: string
}

const iso = (time: string | Date) => new Date(time).toISOString()

function toRow({ slug, title, updatedAt, createdAt, publishedAt }: Stored): Row {
  const titles = Object.entries(title ?? {})
  const original = title?.[originalLocale] ?? 'Untitled'
  return {
    slug: slug ?? null,
    title: original,
    words: fold(original),
    updatedAt: iso(updatedAt),
    publicSince: iso(publishedAt ?? createdAt),
    languages: titles.flatMap(([locale, text]) => (isLocale(locale) && text ? [locale] : [])),
  }
}

/** Past hooks, which would take longer than reading, and in all languages. */
async function readRows(collection: DraftedCollection, ids: string[]): Promise<Map<string, Row>> {
  const { db } = await getCms()
  const { docs } = await db.find<Stored>({
    collection,
    where: { id: { in: ids } },
    select: { title: true, slug: true, updatedAt: true, createdAt: true, publishedAt: true },
    pagination: false,
  })
  return new Map(docs.map((doc) => [doc.id, toRow(doc)]))
}

/** Milliseconds by which the clocks of instances may differ. */
const clockSkew = 60_000

/** The ids of entries whose translations were saved since a time: that is no save of the entry. */
const translatedSince = (kind: DraftedCollection) => async (since: Date) => {
  const from = since.getTime() - clockSkew
  const saved = (await cachedTranslations()).filter((row) => row.kind === kind && row.savedAt > from)
  return new Set(saved.map(({ entry }) => entry))
}

const reported = draftedCollections.map((collection) => ({
  collection,
  read: keptReads(collection, (ids) => readRows(collection, ids), translatedSince(collection)),
}))

/** What readers come to through links; services have no page of their own, the catalog and the footer lead to the rest. */
const isLinkable = (collection: DraftedCollection) => collection === 'blog-post' || collection === 'project'

const order = reportFindings.map(({ value }) => value)

/** Entries with most findings first, then those that were changed longest ago. */
const byUrgency = (one: ReportEntity, other: ReportEntity) =>
  other.findings.length - one.findings.length ||
  order.indexOf(one.findings[0] ?? 'unread') - order.indexOf(other.findings[0] ?? 'unread') ||
  one.updatedAt.localeCompare(other.updatedAt)

type Reported = ReportEntity & Pick<Row, 'words'>

/** All entries with findings, most urgent first. Views, and posts that appear on their date, are up to 30 s late. */
const reportedEntries = cachedUntilChange(async (): Promise<Reported[]> => {
  const [{ languages: offered, contentLanguage: original }, isLinked, viewsOf] = await Promise.all([
    siteSettings(),
    linkedEntries(),
    allViewCounts(),
  ])
  const now = new Date().toISOString()
  const found: Reported[] = []
  for (const { collection, read } of reported)
    for (const [id, { title, words, slug, ...row }] of await read()) {
      if (row.publicSince > now) continue
      const named = { collection, id, slug }
      const linked = isLinkable(collection) ? isLinked({ collection, id, slug }) : null
      const views = collection === 'blog-post' ? (viewsOf.get(id) ?? 0) : null
      const facts = { ...row, isLinked: linked, views }
      const missing = missingLanguages(facts, { offered, original })
      const findings = findingsOf(facts, missing)
      const { updatedAt } = row
      if (findings.length) found.push({ ...named, title, words, findings, missing, views, updatedAt })
    }
  return found.toSorted(byUrgency)
})

/** What visitors see that may deserve attention, of the kinds that this role writes. */
export async function contentReport(
  { finding, kind, search }: ReportFilter,
  { limit, page }: Paging,
  role: Role,
): Promise<Page<ReportEntity>> {
  const kinds = new Set(draftedCollections.filter((one) => canWrite(role, one) && (!kind || one === kind)))
  const searched = fold(search ?? '')
  const found = (await reportedEntries()).filter(
    ({ collection, findings, words }) =>
      kinds.has(collection) && (!finding || findings.includes(finding)) && words.includes(searched),
  )
  const entries = found.slice((page - 1) * limit, page * limit).map(({ words: _, ...entry }) => entry)
  return { entries, total: found.length }
}
