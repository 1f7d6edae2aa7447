import type { Picture } from '../domain/entities'
import { type CopyFormat, copies, copyFormats } from '../domain/uploads'
import type { Media } from '../payload-types'

interface StoredPicture {
  media?: string | Media | null
  url?: string | null
}

const isFilled = (media: StoredPicture['media']): media is Media =>
  typeof media === 'object' && media !== null

/** The URL of a stored image; media must be populated (`depth: 1`). */
export function pictureUrl(stored: StoredPicture | null | undefined): string | null {
  return (isFilled(stored?.media) ? stored.media.url : stored?.url) ?? null
}

/** The URLs of a stored list of images, excluding deleted ones. */
export function pictureUrls(stored: StoredPicture[] | null | undefined): string[] {
  return (stored ?? []).map(pictureUrl).filter((url) => url !== null)
}

/** The copies of a format by width; a small image has the same copy for several. */
function srcSet({ sizes }: Media, format: CopyFormat): string {
  const stored = copies.filter((copy) => copy.format === format).map(({ name }) => sizes?.[name])
  const urls = new Map(stored.map((copy) => [copy?.width, copy?.url]))
  return [...urls].flatMap(([width, url]) => (width && url ? `${url} ${width}w` : [])).join(', ')
}

/** Its copies in the best format it has: naming each in several doubles the markup of a picture. */
const copiesOf = (media: Media): Picture['copies'] =>
  copyFormats
    .map((format) => ({ type: `image/${format}` as const, srcSet: srcSet(media, format) }))
    .filter((copy) => copy.srcSet)
    .slice(0, 1)

function positionOf({ focalX, focalY }: Media): string | null {
  const [x, y] = [focalX ?? 50, focalY ?? 50]
  return x === 50 && y === 50 ? null : `${x}% ${y}%`
}

/** A stored image with everything the site needs to show it; `title` stands in for missing alternative text. */
export function picture(stored: StoredPicture | null | undefined, title: string): Picture | null {
  const src = pictureUrl(stored)
  if (!src) return null
  const media = isFilled(stored?.media) ? stored.media : null
  return {
    src,
    alt: media?.alt ?? title,
    width: media?.width ?? null,
    height: media?.height ?? null,
    copies: media ? copiesOf(media) : [],
    position: media && positionOf(media),
    ground: media?.ground ?? null,
    isInverted: media?.isInverted ?? false,
  }
}

/** Stored images as the site shows them. */
export function pictures(stored: StoredPicture[] | null | undefined, title: string): Picture[] {
  return (stored ?? []).map((entry) => picture(entry, title)).filter((entry) => entry !== null)
}
