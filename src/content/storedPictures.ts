import { mediaFileName } from '../domain/mediaFile'
import { settings } from '../settings'
import type { AccessContext } from './accessContext'
import { mediaByName } from './mediaByName'

/** A stored image: from the media library, or a URL. */
export interface PictureData {
  media: string | null
  url: string | null
}

const fileName = (url: string) => mediaFileName(url, settings.siteUrl)

/** Converts URLs to their stored form: those of our media library become relations, found in one query. */
export async function storedPictures(urls: string[], access: AccessContext): Promise<PictureData[]> {
  const names = urls.map(fileName)
  const media = await mediaByName(
    names.filter((name) => name !== null),
    access,
  )
  return urls.map((url, index) => {
    const found = media.get(names[index] ?? '')
    return found ? { media: found.id, url: null } : { media: null, url }
  })
}
