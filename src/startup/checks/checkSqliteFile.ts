import { accessSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs'
import path from 'node:path'
import { reasonOf } from '@/errors/reasonOf'
import { SettingsError } from '@/errors/SettingsError'
import { checkFolder } from './checkFolder'

/** The start of every SQLite file. */
const signature = Buffer.from('SQLite format 3\0')

function beginningOf(file: string): Buffer {
  const handle = openSync(file, 'r+')
  try {
    const bytes = Buffer.alloc(signature.length)
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(handle)
  }
}

function problemOf(file: string): string | null {
  try {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats) return null
    if (stats.isDirectory()) return 'it is a folder'
    if (!stats.isFile()) return 'it is not a regular file'
    accessSync(file, constants.R_OK | constants.W_OK)
    const beginning = beginningOf(file)
    return beginning.length === 0 || beginning.equals(signature) ? null : 'it is not an SQLite database'
  } catch (error) {
    return reasonOf(error)
  }
}

/**
 * Checks whether SQLite can use a file, which need not exist: it also writes next to it.
 * @throws {SettingsError} if it can't
 */
export function checkSqliteFile(file: string): void {
  const problem = problemOf(file)
  if (problem)
    throw new SettingsError(`The setting DATABASE_URL names ${file}, which can't be used: ${problem}.`)
  checkFolder('The setting DATABASE_URL', path.dirname(file))
}
