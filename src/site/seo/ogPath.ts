import { defaultLocale, type Locale } from '@/domain/locales'

/** Which pages have a drawn picture: one of the site's own by its name, an entry by its slug or id. */
export const ogKinds = ['page', 'post', 'product', 'project'] as const
export type OgKind = (typeof ogKinds)[number]

/** The address of the picture that messengers show beside a link. Only the site's own pages differ by language. */
export function ogPath(kind: 'page', name: string, locale: Locale): string
export function ogPath(kind: Exclude<OgKind, 'page'>, name: string): string
export function ogPath(kind: OgKind, name: string, locale: Locale = defaultLocale): string {
  return `/og/${kind}/${name}${locale === defaultLocale ? '' : `.${locale}`}.png`
}
