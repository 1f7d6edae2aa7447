import { siteSettings } from '@/content/settings'
import type { Locale } from '@/domain/locales'
import { localeQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'
import { localeOptionsOf } from './localeOptionsOf'

/** 5 minutes (specification §9). */
const cacheControl = 'public, max-age=300'

/** Says in which language they are only to those who ask for one. */
async function settingsFor(locale: Locale | undefined) {
  await localeOptionsOf(locale)
  const { language, ...settings } = await siteSettings(locale)
  return locale ? { ...settings, language } : settings
}

export const publicSettings = [
  endpoint({
    method: 'get',
    path: '/settings',
    query: localeQuery,
    handle: async ({ query: { locale } }) =>
      Response.json(await settingsFor(locale), { headers: { 'Cache-Control': cacheControl } }),
  }),
]
