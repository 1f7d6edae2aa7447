import { createHash } from 'node:crypto'

/** Longest name that mongodump gives a file before it shortens it, in characters. */
const maxStem = 238
const keptOfLongStem = 208

// Go's url.QueryEscape, which mongodump uses: stricter than encodeURIComponent, and a space is a plus.
const queryEscape = (name: string) =>
  encodeURIComponent(name)
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')

/** The name, without its ending, that mongodump gives the files of a collection. */
export function fileStem(collection: string): string {
  const escaped = queryEscape(collection)
  if (escaped.length <= maxStem) return escaped
  const hash = createHash('sha1').update(collection).digest('base64url')
  return `${escaped.slice(0, keptOfLongStem)}%24${hash}`
}

/**
 * The collection that a file name stands for, unless the name was shortened (its metadata tells then).
 * @throws {URIError} when the name is no escaped one
 */
export const collectionOf = (stem: string) => decodeURIComponent(stem.replaceAll('+', ' '))

/** "frontdesk-2026-11-21T03-53-35-120Z.tar.gz": sorts by time, works on every file system. */
export const backupName = (prefix: string, at: Date) =>
  `${prefix}-${at.toISOString().replace(/[:.]/g, '-')}.tar.gz`
