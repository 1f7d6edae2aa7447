import { readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { SettingsError } from '../errors/SettingsError'

/** As many symlinks in a row as Linux follows. */
const maxLinks = 40

/** The target of a path after following all symlinks, whether or not the file exists. */
export function followLinks(place: string, left = maxLinks): string {
  try {
    return realpathSync.native(/*turbopackIgnore: true*/ place)
  } catch {
    const parent = path.dirname(place)
    if (parent === place || left === 0) return place
    const here = path.join(/*turbopackIgnore: true*/ followLinks(parent, left - 1), path.basename(place))
    try {
      const target = path.resolve(path.dirname(here), readlinkSync(/*turbopackIgnore: true*/ here))
      return followLinks(target, left - 1)
    } catch {
      return here
    }
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new SettingsError('The setting DATABASE_URL has a % that is not percent-encoded. Write it as %25.')
  }
}

/**
 * The real path of the file in a `file:` URL. Lock, journal and backup must find the same file as SQLite, however the
 * URL is spelled and whatever links lead to it.
 * @throws {SettingsError} if the URL names no local file
 */
export function sqliteFileOf(databaseUrl: string): string {
  const [, host = '', encoded = '', rest = ''] =
    /^file:(?:\/\/([^/?#]*))?([^?#]*)(.*)$/is.exec(databaseUrl) ?? []
  if (rest)
    throw new SettingsError(
      "The setting DATABASE_URL can't have ? or # after the file. Write them as %3F and %23.",
    )
  if (!['', 'localhost'].includes(host.toLowerCase()) || !encoded)
    throw new SettingsError(
      'The setting DATABASE_URL must name a file on this machine, such as file:/path/to/a.db.',
    )
  return followLinks(path.resolve(/*turbopackIgnore: true*/ decode(encoded)))
}

/** The URL of a file as libsql reads it. */
export const sqliteUrl = (file: string): string => pathToFileURL(file).href
