import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '../domain/locales'

/** A route's language. Any other first segment is a 404. */
export function localeOf(segment: string): Locale {
  return isLocale(segment) ? segment : notFound()
}
