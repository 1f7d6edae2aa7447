import type { DraftedCollection } from '../domain/contentCollections'
import type { EntryFacts } from '../domain/entryFacts'
import { defaultLocale, type Locale, locales } from '../domain/locales'
import { isTakenSlug, paths } from '../domain/paths'
import type { TranslatedKind } from '../domain/translations/fields'
import { getCms } from '../runtime/cms'
import { visibleEntries } from './cachedEntries'
import { publicEntries } from './translations/publicLanguages'

/** A page of the site: its path without language, and when it last changed (ISO 8601). */
export interface SitemapEntry {
  path: string
  /** Unknown for pages that consist of interface texts only. */
  changed?: string | undefined
  /** The languages in which visitors can read it; all of them for the site's own pages. */
  languages?: Locale[]
}

/** The latest of some ISO 8601 times, which sort as text. */
const last = (moments: (string | null | undefined)[]): string | undefined =>
  moments.reduce<string | undefined>((newest, one) => (one && one > (newest ?? '') ? one : newest), undefined)

const lastOf = (entries: SitemapEntry[]) => last(entries.map(({ changed }) => changed))

const isoTime = (moment: number | null) => moment && new Date(moment).toISOString()

/** The entries that visitors may see. */
async function entries(
  collection: DraftedCollection,
  path: (name: string) => string,
  contentLanguage: Locale,
): Promise<SitemapEntry[]> {
  const [found, languages] = await Promise.all([
    visibleEntries(collection),
    languagesOf(collection, contentLanguage),
  ])
  return found.map((entry) => ({
    path: path(entry.slug ?? entry.id),
    // A scheduled post becomes visible later than it was saved.
    changed: isoTime(Math.max(entry.savedAt, entry.publishedAt ?? 0)) || undefined,
    languages: languages(entry),
  }))
}

async function settingsChanged(): Promise<string | undefined> {
  const payload = await getCms()
  const { updatedAt } = await payload.findGlobal({ slug: 'site-settings', overrideAccess: false })
  return updatedAt ?? undefined
}

/** In which languages entries of a kind are public: that of the originals, and those of ready translations. */
async function languagesOf(kind: TranslatedKind, contentLanguage: Locale) {
  const publicIn = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      ids: locale === contentLanguage ? undefined : await publicEntries(kind, locale),
    })),
  )
  return ({ id }: EntryFacts) => publicIn.flatMap(({ locale, ids }) => (!ids || ids.has(id) ? [locale] : []))
}

/** Every public page, for search engines. A list changes with its entries. */
export async function sitemapPages(contentLanguage: Locale = defaultLocale): Promise<SitemapEntry[]> {
  const [settings, services, projects, products, posts, texts] = await Promise.all([
    settingsChanged(),
    entries('service', () => paths.services, contentLanguage),
    entries('project', paths.project, contentLanguage),
    entries('product', paths.product, contentLanguage),
    entries('blog-post', paths.post, contentLanguage),
    entries('page', paths.page, contentLanguage),
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
