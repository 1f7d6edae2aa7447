import { permanentRedirect } from 'next/navigation'
import { movedTo } from '../content/addresses'
import type { AddressedCollection } from '../domain/addresses'
import { type Locale, localizedPath } from '../domain/locales'
import { paths } from '../domain/paths'

const pathOf = { 'blog-post': paths.post, project: paths.project }

/** Sends whoever asks for an old address of an entry to the one it has now; returns where there is none. */
export async function followMoved(kind: AddressedCollection, slug: string, locale: Locale): Promise<void> {
  const now = await movedTo(kind, slug)
  if (now) permanentRedirect(localizedPath(locale, pathOf[kind](now)))
}
