import { type Locale, localizedPath } from '@/domain/locales'
import { paths } from '@/domain/paths'

/** The link to a page of the site in a language; the sitemap is one for all of them. */
export const linkTo = (locale: Locale, page: string): string =>
  page === paths.sitemap ? page : localizedPath(locale, page)

/** The part of a page's route after the language; null for the home page. */
export const segmentOf = (page: string): string | null => page.split('/')[1] || null
