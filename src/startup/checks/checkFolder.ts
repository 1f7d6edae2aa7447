import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SettingsError } from '@/errors/SettingsError'
import { makeFolder } from '@/makeFolder'

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'the disk is full',
}

/** A file system error in words. */
export const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException
  return reasons[code] ?? (code === 'ENOENT' ? 'nothing can be created there' : message)
}

/**
 * Creates a folder if necessary, and tries to write to it: permissions alone aren't conclusive.
 * @param name the setting or option that names the folder, such as `The setting DATA_DIR`
 * @throws {SettingsError} if it isn't usable
 */
export function checkFolder(name: string, folder: string): void {
  const probe = path.join(folder, `.frontdesk-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new SettingsError(`${name} names a folder that can't be used, ${folder}: ${reasonOf(error)}.`)
  }
}
