import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { StoredBackup } from '../../domain/system'

/** `before-restore` ones are made by a restore, and removed by hand alone. */
const named = /^(?:frontdesk|before-restore)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz$/

/** When it was begun, as its name tells: the time of a file is another one once it has been copied. */
const timeOf = (name: string): string => name.replace(named, '$1T$2:$3:$4.$5Z')

/** Whether a name is one that a backup of ours can have; no path is. */
export const isBackupName = (name: string): boolean => named.test(name)

/** The backups in a folder, newest first; none where there is no folder. */
export async function listBackups(dir: string): Promise<StoredBackup[]> {
  const names = await readdir(dir).catch((): string[] => [])
  const found = names.filter(isBackupName).map(async (name) => {
    const { size } = await stat(path.join(dir, name))
    return { name, size, createdAt: timeOf(name) }
  })
  const read = await Promise.allSettled(found)
  return read
    .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.name.localeCompare(a.name))
}

/**
 * Removes the oldest backups beyond `keep`, but none that a restore made of what was there before it.
 * @returns the names of those removed
 */
export async function removeOldBackups(dir: string, keep: number): Promise<string[]> {
  const ours = (await listBackups(dir)).filter(({ name }) => name.startsWith('frontdesk-'))
  const old = ours.slice(keep).map(({ name }) => name)
  for (const name of old) await rm(path.join(dir, name), { force: true })
  return old
}
