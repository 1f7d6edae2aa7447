/** The languages of the site; the first one has no prefix in the address. */
export const locales = ['en', 'es', 'fr', 'de'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

/** Each language in its own words. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
}

export const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value)

/** The address of a site path (`/about`, `/#contact`) in a language: `/es/about`, `/es#contact`. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return `/${locale}${path === '/' || path.startsWith('/#') ? path.slice(1) : path}`
}
