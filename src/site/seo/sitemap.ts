import type { MetadataRoute } from 'next'
import type { SitemapEntry } from '@/content/sitemap'
import { type Locale, locales } from '@/domain/locales'
import { absoluteUrl, alternates } from './metadata'

/**
 * The sitemap: translated pages once per language, with the others as alternates; stored entries once, in their own
 * language.
 */
export function sitemap(
  siteUrl: string,
  contentLanguage: Locale,
  pages: SitemapEntry[],
): MetadataRoute.Sitemap {
  return pages.flatMap(({ path, changed, isTranslated }) =>
    (isTranslated ? locales : [contentLanguage]).map((locale) => ({
      url: absoluteUrl({ siteUrl, locale }, path),
      ...(changed && { lastModified: changed }),
      ...(isTranslated && { alternates: { languages: alternates(siteUrl, path) } }),
    })),
  )
}
