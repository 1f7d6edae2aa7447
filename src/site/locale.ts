import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '../domain/locales'

/** The language of a route. A first segment that is none is a page that is not there. */
export function localeOf(segment: string): Locale {
  return isLocale(segment) ? segment : notFound()
}
