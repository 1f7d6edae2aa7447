import { siteSettings } from '@/content/settings'
import { sitemapPages } from '@/content/sitemap'
import { settings } from '@/settings'
import { sitemap } from '@/site/seo/sitemap'

export const dynamic = 'force-dynamic'

export default async function Sitemap() {
  const [{ contentLanguage, languages }, pages] = await Promise.all([siteSettings(), sitemapPages()])
  return sitemap({ siteUrl: settings.siteUrl, contentLanguage, languages }, pages)
}
