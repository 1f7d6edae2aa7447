import { siteSettings } from '@/content/settings'
import { sitemapPages } from '@/content/sitemap'
import { settings } from '@/settings'
import { sitemap } from '@/site/seo/sitemap'

export const dynamic = 'force-dynamic'

export default async function Sitemap() {
  const { contentLanguage, languages } = await siteSettings()
  const site = { siteUrl: settings.siteUrl, contentLanguage, languages }
  return sitemap(site, await sitemapPages(contentLanguage))
}
