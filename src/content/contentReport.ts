import type { Where } from 'payload'
import { type ContentCollection, contentCollections } from '../domain/contentCollections'
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
import { getCms } from '../runtime/cms'
import type { Paging } from './accessContext'
import { all } from './conditions'
import { linkedEntries } from './linkedEntries'
import { notTrashed, published, publishedActive, publishedNow } from './published'
import { siteSettings } from './settings'
import { viewCounts } from './viewCounts'

export interface ReportFilter {
  finding?: ReportFinding | undefined
  kind?: ContentCollection | undefined
  /** Part of the title. */
  search?: string | undefined
}

interface Row {
  id: string
  slug?: string | null
  title?: Record<string, string | null> | null
  updatedAt: string | Date
  createdAt: string | Date
  publishedAt?: string | Date | null
}

const visible: Record<ContentCollection, () => Where> = {
  service: () => publishedActive,
  product: () => publishedActive,
  project: () => published,
  'blog-post': () => publishedNow(),
}

/** What visitors see of a content type. Past hooks, which would take longer than reading, and in all languages. */
async function publicRows(collection: ContentCollection): Promise<Row[]> {
  const { db } = await getCms()
  const { docs } = await db.find<Row>({
    collection,
    where: all(visible[collection](), notTrashed),
    select: { title: true, slug: true, updatedAt: true, createdAt: true, publishedAt: true },
    pagination: false,
  })
  return docs
}

const iso = (time: string | Date) => new Date(time).toISOString()

function factsOf(row: Row, isLinked: boolean | null, views: number | null): ReportedEntry {
  const titles = Object.entries(row.title ?? {})
  return {
    updatedAt: iso(row.updatedAt),
    publicSince: iso(row.publishedAt ?? row.createdAt),
    languages: titles.flatMap(([locale, title]) => (isLocale(locale) && title ? [locale] : [])),
    isLinked,
    views,
  }
}

/** Views of all posts at once; their number may exceed what a condition can list. */
async function allViews(ids: string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (let start = 0; start < ids.length; start += 500)
    for (const [id, count] of await viewCounts(ids.slice(start, start + 500))) found.set(id, count)
  return found
}

const order = reportFindings.map(({ value }) => value)

/** Entries with most findings first, then those that were changed longest ago. */
const byUrgency = (one: ReportEntity, other: ReportEntity) =>
  other.findings.length - one.findings.length ||
  order.indexOf(one.findings[0] ?? 'unread') - order.indexOf(other.findings[0] ?? 'unread') ||
  Date.parse(one.updatedAt) - Date.parse(other.updatedAt)

/** What visitors see that may deserve attention, of the kinds that this role writes. */
export async function contentReport(
  { finding, kind, search }: ReportFilter,
  { limit, page }: Paging,
  role: Role,
): Promise<Page<ReportEntity>> {
  const kinds = contentCollections.filter((one) => canWrite(role, one) && (!kind || one === kind))
  const [{ languages: offered, contentLanguage: original }, isLinked] = await Promise.all([
    siteSettings(),
    linkedEntries(),
  ])
  const words = fold(search ?? '')
  const found: ReportEntity[] = []
  for (const collection of kinds) {
    const rows = await publicRows(collection)
    const isPost = collection === 'blog-post'
    const views = isPost ? await allViews(rows.map(({ id }) => id)) : null
    for (const row of rows) {
      const title = row.title?.[originalLocale] ?? 'Untitled'
      const named = { collection, id: row.id, slug: row.slug ?? null }
      // Services have no page of their own.
      const linked = collection === 'service' ? null : isLinked(named)
      const facts = factsOf(row, linked, views && (views.get(row.id) ?? 0))
      const missing = missingLanguages(facts, { offered, original })
      const findings = findingsOf(facts, missing)
      const isWanted = finding ? findings.includes(finding) : findings.length > 0
      if (!isWanted || !fold(title).includes(words)) continue
      found.push({ ...named, title, findings, missing, views: facts.views, updatedAt: facts.updatedAt })
    }
  }
  const entries = found.toSorted(byUrgency).slice((page - 1) * limit, page * limit)
  return { entries, total: found.length }
}
