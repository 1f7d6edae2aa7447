import { settings } from '../settings'
import { cms } from './payload'
import type { Reader } from './reader'

/** A picture as it is stored: one of the media library, or an address. */
export interface PictureData {
  media: string | null
  url: string | null
}

const ownFile = /^\/api\/media\/file\/([^/?#]+)$/

/** The name of the media library's file at this address; null for an address elsewhere. */
function fileName(url: string): string | null {
  const path = url.startsWith(`${settings.siteUrl}/`) ? url.slice(settings.siteUrl.length) : url
  const name = ownFile.exec(path)?.[1]
  try {
    return name ? decodeURIComponent(name) : null
  } catch {
    return null
  }
}

/** Addresses as they are stored: those of our own media library as relations to it, in one query. */
export async function storedPictures(urls: string[], reader: Reader): Promise<PictureData[]> {
  const names = urls.map(fileName)
  const wanted = names.filter((name) => name !== null)
  const payload = await cms()
  const { docs } = wanted.length
    ? await payload.find({
        collection: 'media',
        where: { filename: { in: wanted } },
        pagination: false,
        ...reader,
      })
    : { docs: [] }
  const ids = new Map(docs.map(({ filename, id }) => [filename, id]))
  return urls.map((url, index) => {
    const media = ids.get(names[index])
    return media ? { media, url: null } : { media: null, url }
  })
}
