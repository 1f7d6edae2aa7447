const filePath = /^\/api\/media\/file\/([^/?#]+)(?:[?#].*)?$/

/** The name of a media library file from its URL; null for any other URL. */
export function mediaFileName(url: string, siteUrl: string): string | null {
  const path = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url
  const name = filePath.exec(path)?.[1]
  try {
    return name ? decodeURIComponent(name) : null
  } catch {
    return null
  }
}

/** The URL of a media library file. */
export const mediaFilePath = (name: string): string => `/api/media/file/${encodeURIComponent(name)}`
