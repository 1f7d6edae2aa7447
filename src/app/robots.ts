import type { MetadataRoute } from 'next'
import { paths } from '@/domain/paths'
import { settings } from '@/settings'

export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/media/'], disallow: ['/admin', '/api/', '/preview/'] },
    sitemap: `${settings.siteUrl}${paths.sitemap}`,
  }
}
