import { defaultLocale, type Locale } from '../../domain/locales'

/** Which pages have a drawn picture of their own: a fixed one by its name, an entry by its slug or id. */
export const ogKinds = ['page', 'post', 'product', 'project'] as const
export type OgKind = (typeof ogKinds)[number]

/** The fixed pages that have one. */
export const ogPages = [
  'home',
  'about',
  'services',
  'portfolio',
  'products',
  'blog',
  'contact',
  'privacy',
  'terms',
] as const
export type OgPage = (typeof ogPages)[number]

/** The address of the picture that messengers show beside a link. Only fixed pages differ by language. */
export function ogPath(kind: 'page', name: OgPage, locale: Locale): string
export function ogPath(kind: Exclude<OgKind, 'page'>, name: string): string
export function ogPath(kind: OgKind, name: string, locale: Locale = defaultLocale): string {
  return `/og/${kind}/${name}${locale === defaultLocale ? '' : `.${locale}`}.png`
}
