import type { MetadataRoute } from 'next'
import type { SitemapEntry } from '../../content/sitemap'
import { paths } from '../../domain/paths'
import { absoluteUrl, alternates } from './metadata'

const fixedPages: SitemapEntry[] = [
  paths.home,
  paths.about,
  paths.services,
  paths.portfolio,
  paths.products,
  paths.blog,
  paths.contact,
].map((path) => ({ path }))

/** The sitemap: every page once, at its English address, with its other languages beside it. */
export function sitemap(siteUrl: string, contentPages: SitemapEntry[]): MetadataRoute.Sitemap {
  return [...fixedPages, ...contentPages].map(({ path, changed }) => ({
    url: absoluteUrl({ siteUrl, locale: 'en' }, path),
    ...(changed && { lastModified: changed }),
    alternates: { languages: alternates(siteUrl, path) },
  }))
}
