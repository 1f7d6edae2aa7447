import type { MetadataRoute } from 'next'
import type { SitemapEntry } from '@/content/sitemap'
import { absoluteUrl, alternates, type PageSite } from './metadata'

/**
 * The sitemap: every page once per language that visitors can read it in, with the others as alternates.
 */
export function sitemap(
  site: Omit<PageSite, 'locale' | 'siteName'>,
  pages: SitemapEntry[],
): MetadataRoute.Sitemap {
  return pages.flatMap(({ path, changed, languages = site.languages }) => {
    const offered = site.languages.filter((locale) => languages.includes(locale))
    return offered.map((locale) => ({
      url: absoluteUrl({ ...site, locale }, path),
      ...(changed && { lastModified: changed }),
      ...(offered.length > 1 && { alternates: { languages: alternates(site, path, offered) } }),
    }))
  })
}
