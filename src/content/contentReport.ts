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
import { untilChanged } from '../runtime/untilChanged'
import type { Paging } from './accessContext'
import { all } from './conditions'
import { linkedEntries } from './linkedEntries'
import { notTrashed, published, publishedActive } from './published'
import { siteSettings } from './settings'
import { allViewCounts } from './viewCounts'

export interface ReportFilter {
  finding?: ReportFinding | undefined
  kind?: ContentCollection | undefined
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
  id: string
  slug: string | null
  title: string
}

const visible: Record<ContentCollection, Where> = {
  service: publishedActive,
  product: publishedActive,
  project: published,
  'blog-post': all(published, { publishedAt: { exists: true } }),
}

const iso = (time: string | Date) => new Date(time).toISOString()

function toRow({ id, slug, title, updatedAt, createdAt, publishedAt }: Stored): Row {
  const titles = Object.entries(title ?? {})
  return {
    id,
    slug: slug ?? null,
    title: title?.[originalLocale] ?? 'Untitled',
    updatedAt: iso(updatedAt),
    publicSince: iso(publishedAt ?? createdAt),
    languages: titles.flatMap(([locale, text]) => (isLocale(locale) && text ? [locale] : [])),
  }
}

/** Past hooks, which would take longer than reading, and in all languages. */
async function readRows(collection: ContentCollection): Promise<Row[]> {
  const { db } = await getCms()
  const { docs } = await db.find<Stored>({
    collection,
    where: all(visible[collection], notTrashed),
    select: { title: true, slug: true, updatedAt: true, createdAt: true, publishedAt: true },
    pagination: false,
  })
  return docs.map(toRow)
}

const rowsOf = {
  service: untilChanged(() => readRows('service')),
  product: untilChanged(() => readRows('product')),
  project: untilChanged(() => readRows('project')),
  'blog-post': untilChanged(() => readRows('blog-post')),
}
const links = untilChanged(linkedEntries)

/** What visitors see of a content type. Scheduled posts appear without a change. */
async function publicRows(collection: ContentCollection): Promise<Row[]> {
  const rows = await rowsOf[collection]()
  if (collection !== 'blog-post') return rows
  const now = new Date().toISOString()
  return rows.filter(({ publicSince }) => publicSince <= now)
}

const order = reportFindings.map(({ value }) => value)

/** Entries with most findings first, then those that were changed longest ago. */
const byUrgency = (one: ReportEntity, other: ReportEntity) =>
  other.findings.length - one.findings.length ||
  order.indexOf(one.findings[0] ?? 'unread') - order.indexOf(other.findings[0] ?? 'unread') ||
  (one.updatedAt < other.updatedAt ? -1 : 1)

/** What visitors see that may deserve attention, of the kinds that this role writes. */
export async function contentReport(
  { finding, kind, search }: ReportFilter,
  { limit, page }: Paging,
  role: Role,
): Promise<Page<ReportEntity>> {
  const kinds = contentCollections.filter((one) => canWrite(role, one) && (!kind || one === kind))
  const [{ languages: offered, contentLanguage: original }, isLinked] = await Promise.all([
    siteSettings(),
    links(),
  ])
  const words = fold(search ?? '')
  const found: ReportEntity[] = []
  for (const collection of kinds) {
    const rows = await publicRows(collection)
    const views = collection === 'blog-post' ? await allViewCounts() : null
    for (const { title, ...row } of rows) {
      const named = { collection, id: row.id, slug: row.slug }
      // Services have no page of their own.
      const linked = collection === 'service' ? null : isLinked(named)
      const facts = { ...row, isLinked: linked, views: views && (views.get(row.id) ?? 0) }
      const missing = missingLanguages(facts, { offered, original })
      const findings = findingsOf(facts, missing)
      const isWanted = finding ? findings.includes(finding) : findings.length > 0
      if (!isWanted || (words && !fold(title).includes(words))) continue
      found.push({ ...named, title, findings, missing, views: facts.views, updatedAt: facts.updatedAt })
    }
  }
  const entries = found.toSorted(byUrgency).slice((page - 1) * limit, page * limit)
  return { entries, total: found.length }
}
