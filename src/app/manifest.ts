import type { MetadataRoute } from 'next'
import { siteSettings } from '@/content/settings'

export const dynamic = 'force-dynamic'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { siteName } = await siteSettings()
  return {
    name: siteName,
    short_name: siteName,
    start_url: '/',
    display: 'browser',
    theme_color: '#6366f1',
    background_color: '#fbfaf7',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
