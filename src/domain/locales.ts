/** The site's languages; the first one has no prefix in its URLs. */
export const locales = ['en', 'es', 'fr', 'de'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

/** Each language's own name. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
}

export const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value)

/** A site path (`/about`, `/#contact`) in a language: `/es/about`, `/es#contact`. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return `/${locale}${path === '/' || path.startsWith('/#') ? path.slice(1) : path}`
}
