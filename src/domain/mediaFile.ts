const filePath = /^\/api\/media\/file\/([^/?#]+)(?:[?#].*)?$/

/** The name of the media library's file at this address; null for an address elsewhere. */
export function mediaFileName(url: string, siteUrl: string): string | null {
  const path = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url
  const name = filePath.exec(path)?.[1]
  try {
    return name ? decodeURIComponent(name) : null
  } catch {
    return null
  }
}

/** Where the file of this name is. */
export const mediaFilePath = (name: string): string => `/api/media/file/${encodeURIComponent(name)}`
