import type { MetadataRoute } from 'next'
import type { SitemapEntry } from '@/content/sitemap'
import { type Locale, locales } from '@/domain/locales'
import { absoluteUrl, alternates } from './metadata'

/**
 * The sitemap: what is translated once in each language, with the others beside it; stored entries once, in the
 * language that they are written in.
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
