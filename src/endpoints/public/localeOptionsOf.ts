import type { LocaleOptions } from '@/content/inLanguage'
import { siteSettings } from '@/content/settings'
import type { Locale } from '@/domain/locales'
import { HttpError } from '@/http/HttpError'

/**
 * How to read for a caller who asked for a language; undefined without one: entries are as they were written.
 * @throws {HttpError} 400 for a language that is turned off
 */
export async function localeOptionsOf(locale: Locale | undefined): Promise<LocaleOptions | undefined> {
  if (!locale) return undefined
  const { contentLanguage, languages } = await siteSettings()
  if (!languages.includes(locale)) throw new HttpError(400, 'This language is turned off.')
  return { locale, contentLanguage }
}
