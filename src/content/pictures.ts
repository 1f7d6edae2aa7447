import type { Picture } from '../domain/entities'
import type { Media } from '../payload-types'

interface StoredPicture {
  media?: string | Media | null
  url?: string | null
}

const isFilled = (media: StoredPicture['media']): media is Media =>
  typeof media === 'object' && media !== null

/** The address of a stored picture; media must be populated (`depth: 1`). */
export function pictureUrl(stored: StoredPicture | null | undefined): string | null {
  return (isFilled(stored?.media) ? stored.media.url : stored?.url) ?? null
}

/** The addresses of a stored list of pictures, those that are gone left out. */
export function pictureUrls(stored: StoredPicture[] | null | undefined): string[] {
  return (stored ?? []).map(pictureUrl).filter((url) => url !== null)
}

function avifCopies(media: Media): string | null {
  const copies = Object.values(media.sizes ?? {}).filter((size) => size?.url && size.width)
  return copies.length ? copies.map((size) => `${size.url} ${size.width}w`).join(', ') : null
}

/** A stored picture with all that the site needs to draw it; `title` stands in for a missing text. */
export function picture(stored: StoredPicture | null | undefined, title: string): Picture | null {
  const src = pictureUrl(stored)
  if (!src) return null
  const media = isFilled(stored?.media) ? stored.media : null
  return {
    src,
    alt: media?.alt ?? title,
    width: media?.width ?? null,
    height: media?.height ?? null,
    avif: media && avifCopies(media),
  }
}

/** Stored pictures as the site draws them. */
export function pictures(stored: StoredPicture[] | null | undefined, title: string): Picture[] {
  return (stored ?? []).map((entry) => picture(entry, title)).filter((entry) => entry !== null)
}
