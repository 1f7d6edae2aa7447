import { siteSettings } from '@/content/settings'
import { endpoint } from '../endpoint'

/** 5 minutes (specification §9). */
const cacheControl = 'public, max-age=300'

export const publicSettings = [
  endpoint({
    method: 'get',
    path: '/settings',
    handle: async () => Response.json(await siteSettings(), { headers: { 'Cache-Control': cacheControl } }),
  }),
]
