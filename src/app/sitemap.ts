import { contentPages } from '@/content/sitemap'
import { settings } from '@/settings'
import { sitemap } from '@/site/seo/sitemap'

export const dynamic = 'force-dynamic'

export default async function Sitemap() {
  return sitemap(settings.siteUrl, await contentPages())
}
