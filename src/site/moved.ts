import { permanentRedirect } from 'next/navigation'
import { movedTo } from '../content/slugHistory'
import { type Locale, localizedPath } from '../domain/locales'
import { pathBySlug, type SluggedCollection } from '../domain/slugs'

/** Redirects a former slug to the entry's current URL; returns if there is none. */
export async function followMoved(kind: SluggedCollection, slug: string, locale: Locale): Promise<void> {
  const now = await movedTo(kind, slug)
  if (now) permanentRedirect(localizedPath(locale, pathBySlug[kind](now)))
}
