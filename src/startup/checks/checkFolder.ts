import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { reasonOf } from '@/errors/reasonOf'
import { SettingsError } from '@/errors/SettingsError'
import { makeFolder } from '@/makeFolder'

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
