import { createHash } from 'node:crypto'

/** mongodump shortens longer file names. */
const maxStem = 238
const keptOfLongStem = 208

// Go's url.QueryEscape, which mongodump uses: stricter than encodeURIComponent, with + for a space.
const queryEscape = (name: string) =>
  encodeURIComponent(name)
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')

/** mongodump's file name for a collection, without extension. */
export function fileStem(collection: string): string {
  const escaped = queryEscape(collection)
  if (escaped.length <= maxStem) return escaped
  const hash = createHash('sha1').update(collection).digest('base64url')
  return `${escaped.slice(0, keptOfLongStem)}%24${hash}`
}

/**
 * The collection of a file name, unless the name was shortened (then the metadata says it).
 * @throws {URIError} if the name is not properly escaped
 */
export const collectionOf = (stem: string) => decodeURIComponent(stem.replaceAll('+', ' '))

/** "frontdesk-2026-11-21T03-53-35-120Z.tar.gz": sorts by time and is valid on every file system. */
export const backupName = (prefix: string, at: Date) =>
  `${prefix}-${at.toISOString().replace(/[:.]/g, '-')}.tar.gz`
