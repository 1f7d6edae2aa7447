import type { MetadataRoute } from 'next'
import type { SitemapEntry } from '@/content/sitemap'
import { absoluteUrl, alternates, type PageSite } from './metadata'

/**
 * The sitemap: translated pages once per language, with the others as alternates; stored entries once, in their own
 * language.
 */
export function sitemap(
  site: Omit<PageSite, 'locale' | 'siteName'>,
  pages: SitemapEntry[],
): MetadataRoute.Sitemap {
  return pages.flatMap(({ path, changed, isTranslated }) =>
    (isTranslated ? site.languages : [site.contentLanguage]).map((locale) => ({
      url: absoluteUrl({ ...site, locale }, path),
      ...(changed && { lastModified: changed }),
      ...(isTranslated && { alternates: { languages: alternates(site, path) } }),
    })),
  )
}
