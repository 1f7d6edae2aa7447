import { defaultLocale, isLocale, type Locale } from '@/domain/locales'
import type { PageSite } from './metadata'

/** Pages with a generated social image: the site's own by name, entries by slug or id. */
export const ogKinds = ['page', 'post', 'product', 'project'] as const
export type OgKind = (typeof ogKinds)[number]

/** The language of an entry that is shown in its translation. */
export const translationOf = (
  { lang }: { lang: Locale | undefined },
  { locale, contentLanguage }: PageSite,
): Locale | undefined => (lang || locale === contentLanguage ? undefined : locale)

/** The URL of a page's social image. The site's own pages have one per language, entries one per translation. */
export function ogPath(kind: 'page', name: string, locale: Locale): string
export function ogPath(kind: Exclude<OgKind, 'page'>, name: string, translation?: Locale): string
export function ogPath(kind: OgKind, name: string, language?: Locale): string {
  const isPlain = kind === 'page' && language === defaultLocale
  return `/og/${kind}/${name}${language && !isPlain ? `.${language}` : ''}.png`
}

/** What the file of a social image is of; null for any other file. */
export function readOgFile(file: string): { name: string; language: Locale | undefined } | null {
  const [, name = '', language] = /^([\w-]{1,120})(?:\.([a-z]{2}))?\.png$/.exec(file) ?? []
  if (!name || (language !== undefined && !isLocale(language))) return null
  return { name, language }
}
