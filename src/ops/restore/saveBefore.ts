import { createWriteStream, existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Target } from '@/database/target'
import { makeFolder } from '@/makeFolder'
import { writeBackup } from '../backup/createBackup'
import { backupName } from '../backup/names'
import type { Report } from '../backup/progress'
import type { MediaStore } from '../media/MediaStore'
import { type MediaPlace, mediaStoreOf } from '../media/mediaStoreOf'
import type { Present } from './plan'

interface Place extends MediaPlace {
  target: Target
  /** Where backups go. */
  backupDir: string
  report?: Report
}

const prefix = 'before-restore'

/** Copies the files as they are: a damaged database can't be read, but may be rescued later. */
async function copyAsIs(file: string, media: MediaStore, outDir: string): Promise<string> {
  const folder = path.join(outDir, backupName(prefix, new Date()).replace('.tar.gz', ''))
  makeFolder(folder)
  for (const name of [file, `${file}-wal`]) {
    if (existsSync(name)) await copyFile(name, path.join(folder, path.basename(name)))
  }
  for (const name of await media.list()) {
    const copy = path.join(folder, 'media', name)
    makeFolder(path.dirname(copy))
    const found = await media.read(name)
    if (found) await pipeline(found.content, createWriteStream(copy))
  }
  return folder
}

/** Saves the current data before it is replaced. @returns where, if there was any */
export async function saveBefore(place: Place, present: Present): Promise<string | undefined> {
  const { target, backupDir: outDir } = place
  if (present.mediaFiles === 0 && Object.keys(present.counts).length === 0 && !present.damage)
    return undefined
  // A damaged or missing database can't be backed up.
  const isReadable = target.engine === 'mongodb' || (existsSync(target.file) && !present.damage)
  if (!isReadable) return copyAsIs(target.file, mediaStoreOf(place), outDir)
  return (await writeBackup({ ...place, outDir, prefix })).file
}
