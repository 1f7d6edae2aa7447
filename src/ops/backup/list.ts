import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { minute } from '@/domain/durations'
import type { StoredBackup } from '@/domain/system'

/** `before-restore` ones are made by a restore. */
const named = /^(?:frontdesk|before-restore)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(?:\.tar\.gz)?$/

/** When it was started, from its name: a file's own time changes when it is copied. */
const timeOf = (name: string): string => name.replace(named, '$1T$2:$3:$4.$5Z')

/** Milliseconds that the clocks of machines with a common folder may differ. */
const tolerance = 5 * minute

/** Whether it was named by a clock that was ahead, so that it would stay the newest. */
export const isFromFuture = (name: string): boolean => Date.parse(timeOf(name)) > Date.now() + tolerance

/** Whether a name is that of one of our backups; a path never is. */
export const isBackupName = (name: string): boolean => name.endsWith('.tar.gz') && named.test(name)

/** The backups in a folder, newest first; none if there is no folder that can be read. */
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

/** A folder with a database that was unreadable before a restore. */
const keptFolder = /^before-restore-[\dT-]+Z$/

/**
 * Removes the oldest beyond `keep`, counting backups and those made before restores separately. Those from the future
 * count as the oldest.
 * @param spared paths of some to keep anyway: they have just been made or restored
 * @returns the names of the removed ones
 */
export async function removeOldBackups(dir: string, keep: number, spared: string[]): Promise<string[]> {
  const names = (await readdir(dir).catch((): string[] => [])).filter(
    (name) => isBackupName(name) || keptFolder.test(name),
  )
  const old = ['frontdesk-', 'before-restore-'].flatMap((kind) =>
    names
      .filter((name) => name.startsWith(kind))
      // The name contains the time.
      .sort((a, b) => Number(isFromFuture(a)) - Number(isFromFuture(b)) || b.localeCompare(a))
      .slice(keep),
  )
  const kept = spared.map((file) => path.resolve(/*turbopackIgnore: true*/ file))
  const removed = old.filter((name) => !kept.includes(path.resolve(/*turbopackIgnore: true*/ dir, name)))
  for (const name of removed) await rm(path.join(dir, name), { recursive: true, force: true })
  return removed
}
