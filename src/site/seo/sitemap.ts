import type { MetadataRoute } from 'next'
import type { SitemapEntry } from '@/content/sitemap'
import { absoluteUrl, alternates, type PageSite } from './metadata'

/** The sitemap protocol allows 50,000 URLs per file. */
const maxUrls = 50_000

type Url = MetadataRoute.Sitemap[number]

const lastModified = ({ lastModified }: Url) => `${lastModified ?? '9'}`

function byLastChange(one: Url, other: Url): number {
  const [a, b] = [lastModified(one), lastModified(other)]
  return Number(a < b) - Number(a > b)
}

/**
 * The sitemap: every page once per language that visitors can read it in, with the others as alternates. If there are
 * more than a file may have, those that changed last are listed.
 */
export function sitemap(
  site: Omit<PageSite, 'locale' | 'siteName'>,
  pages: SitemapEntry[],
): MetadataRoute.Sitemap {
  const urls = pages.flatMap(({ path, changed, languages = site.languages }) => {
    const offered = site.languages.filter((locale) => languages.includes(locale))
    const shared = {
      ...(changed && { lastModified: changed }),
      ...(offered.length > 1 && { alternates: { languages: alternates(site, path, offered) } }),
    }
    return offered.map((locale) => ({ url: absoluteUrl({ ...site, locale }, path), ...shared }))
  })
  if (urls.length <= maxUrls) return urls
  return urls.sort(byLastChange).slice(0, maxUrls)
}
