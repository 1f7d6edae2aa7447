import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { StoredBackup } from '@/domain/system'

/** `before-restore` ones are made by a restore. */
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

/** What a restore kept of a database that could not be read: a folder. */
const keptFolder = /^before-restore-[\dT-]+Z$/

/**
 * Removes the oldest beyond `keep`: of the backups, and of what restores saved beforehand.
 * @param spared path of one that stays all the same: it has just been restored
 * @returns the names of those removed
 */
export async function removeOldBackups(dir: string, keep: number, spared = ''): Promise<string[]> {
  const names = (await readdir(dir).catch((): string[] => [])).filter(
    (name) => isBackupName(name) || keptFolder.test(name),
  )
  const old = ['frontdesk-', 'before-restore-'].flatMap((kind) =>
    names
      .filter((name) => name.startsWith(kind))
      // The time is in the name.
      .sort()
      .reverse()
      .slice(keep),
  )
  const removed = old.filter((name) => path.join(dir, name) !== path.resolve(spared))
  for (const name of removed) await rm(path.join(dir, name), { recursive: true, force: true })
  return removed
}
