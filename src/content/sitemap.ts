import type { DraftedCollection } from '../domain/contentCollections'
import type { EntryFacts } from '../domain/entryFacts'
import { defaultLocale, type Locale, locales } from '../domain/locales'
import { isTakenSlug, paths } from '../domain/paths'
import type { TranslatedKind } from '../domain/translations/fields'
import { getCms } from '../runtime/cms'
import { visibleEntries } from './knownEntries'
import { keyOf } from './translations/rows'

/** A page of the site: its path without language, and when it last changed (ISO 8601). */
export interface SitemapEntry {
  path: string
  /** Unknown for pages that consist of interface texts only. */
  changed?: string | undefined
  /** The languages in which visitors can read it; all of them for the site's own pages. */
  languages?: Locale[]
}

/** The sitemap protocol allows 50,000 URLs per file. */
const maxEntries = 12_000

/** The latest of some ISO 8601 times, which sort as text. */
const last = (moments: (string | null | undefined)[]): string | undefined =>
  moments.reduce<string | undefined>((newest, one) => (one && one > (newest ?? '') ? one : newest), undefined)

const lastOf = (entries: SitemapEntry[]) => last(entries.map(({ changed }) => changed))

const isoTime = (moment: number | null) => moment && new Date(moment).toISOString()

/** The newest entries that visitors may see. */
async function entries(
  collection: DraftedCollection,
  path: (name: string) => string,
  languages: (entry: EntryFacts) => Locale[],
): Promise<SitemapEntry[]> {
  const found = await visibleEntries(collection)
  return found.slice(0, maxEntries).map((entry) => ({
    path: path(entry.slug ?? entry.id),
    // A scheduled post becomes visible later than it was saved.
    changed: isoTime(Math.max(entry.updatedAt, entry.publishedAt ?? 0)) || undefined,
    languages: languages(entry),
  }))
}

async function settingsChanged(): Promise<string | undefined> {
  const payload = await getCms()
  const { updatedAt } = await payload.findGlobal({ slug: 'site-settings', overrideAccess: false })
  return updatedAt ?? undefined
}

/** In which languages the entries of a kind are public: that of the originals, and those of ready translations. */
async function publicTranslations(contentLanguage: Locale) {
  const { db } = await getCms()
  const { docs } = await db.find<{ id: string; key: string }>({
    collection: 'translation',
    where: { isPublic: { equals: true } },
    select: { key: true },
    pagination: false,
  })
  const known = new Set(docs.map(({ key }) => key))
  return (kind: TranslatedKind) => (row: EntryFacts) =>
    locales.filter(
      (locale) => locale === contentLanguage || known.has(keyOf({ kind, entry: row.id }, locale)),
    )
}

/** Every public page, for search engines. A list changes with its entries. */
export async function sitemapPages(contentLanguage: Locale = defaultLocale): Promise<SitemapEntry[]> {
  const languagesOf = await publicTranslations(contentLanguage)
  const [settings, services, projects, products, posts, texts] = await Promise.all([
    settingsChanged(),
    entries('service', () => paths.services, languagesOf('service')),
    entries('project', paths.project, languagesOf('project')),
    entries('product', paths.product, languagesOf('product')),
    entries('blog-post', paths.post, languagesOf('blog-post')),
    entries('page', paths.page, languagesOf('page')),
  ])
  // They show the lowest price of a service.
  const withPrices = last([settings, lastOf(services)])
  const fixed: [path: string, changed: string | undefined][] = [
    [paths.home, last([settings, ...[services, projects, products, posts].map(lastOf)])],
    [paths.about, withPrices],
    [paths.services, lastOf(services)],
    [paths.portfolio, lastOf(projects)],
    [paths.products, lastOf(products)],
    [paths.blog, lastOf(posts)],
    [paths.contact, withPrices],
  ]
  return [
    ...fixed.map(([path, changed]) => ({ path, changed })),
    ...projects,
    ...products,
    ...posts,
    // The site's own pages take precedence.
    ...texts.filter(({ path }) => !isTakenSlug(path.slice(1))),
  ]
}
