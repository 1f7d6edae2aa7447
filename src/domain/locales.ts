import languages from './languages.json' with { type: 'json' }

export type Locale = keyof typeof languages

/** The site's languages; the first one has no prefix in its URLs. */
export const locales = Object.keys(languages) as [Locale, ...Locale[]]
export const defaultLocale: Locale = 'en'

/**
 * The code under which entries keep the text they were written in. Which language that is, is a setting: changing it
 * moves nothing (decision 068).
 */
export const originalLocale = 'original'

/** For patterns: what precedes the path of a page in each language, nothing in the default one. */
export const localePrefix = `(?:/(?:${locales.filter((locale) => locale !== defaultLocale).join('|')}))?`

const each = (property: 'name' | 'territory') =>
  Object.fromEntries(locales.map((locale) => [locale, languages[locale][property]])) as Record<Locale, string>

/** Each language's own name. */
export const localeNames = each('name')

/** Language codes for Open Graph. */
export const localeTerritories = each('territory')

export const isLocale = (value: string): value is Locale => Object.hasOwn(languages, value)

/** A site path (`/about`, `/#contact`) in a language: `/es/about`, `/es#contact`. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return `/${locale}${path === '/' || path.startsWith('/#') ? path.slice(1) : path}`
}
