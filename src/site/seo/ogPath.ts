import { defaultLocale, type Locale } from '@/domain/locales'

/** Pages with a generated social image: the site's own by name, entries by slug or id. */
export const ogKinds = ['page', 'post', 'product', 'project'] as const
export type OgKind = (typeof ogKinds)[number]

/** The URL of a page's social image. Only the site's own pages have one per language. */
export function ogPath(kind: 'page', name: string, locale: Locale): string
export function ogPath(kind: Exclude<OgKind, 'page'>, name: string): string
export function ogPath(kind: OgKind, name: string, locale: Locale = defaultLocale): string {
  return `/og/${kind}/${name}${locale === defaultLocale ? '' : `.${locale}`}.png`
}
