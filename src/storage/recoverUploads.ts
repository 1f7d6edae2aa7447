import { readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { targetOf } from '../database/target'
import { settings } from '../settings'
import { namesOf } from './trashedFile'
import { asideOf, slug } from './undoUpload'

/** Milliseconds after which no other instance can still be at an upload. */
const longest = 600_000
/** On SQLite this process is the only one. */
const isShared = () => targetOf(settings.databaseUrl).engine === 'mongodb'

async function recover(payload: Payload, aside: string, folder: string): Promise<void> {
  const files = await readdir(aside)
  const { docs } = await payload.find({
    collection: slug,
    where: { filename: { in: files } },
    trash: true,
    pagination: false,
    depth: 0,
  })
  for (const file of docs.flatMap(namesOf).filter((name) => files.includes(name)))
    await rename(path.join(aside, file), path.join(folder, file))
  await rm(aside, { recursive: true })
}

/**
 * Finishes what a kill interrupted while files were replaced: an entry that still names its old ones gets them back.
 * With MongoDB, what another instance may be at is left alone.
 * @param folder where uploaded files are
 */
export async function recoverUploads(payload: Payload, folder: string, now = Date.now()): Promise<void> {
  const parent = path.dirname(folder)
  const prefix = path.basename(asideOf(folder))
  const names = await readdir(parent).catch((): string[] => [])
  for (const name of names.filter((name) => name.startsWith(prefix)))
    try {
      const aside = path.join(parent, name)
      if (isShared() && now - (await stat(aside)).mtimeMs < longest) continue
      await recover(payload, aside, folder)
    } catch (err) {
      payload.logger.error({ err, msg: `Could not bring back the replaced images of ${name}.` })
    }
}

/** Recovers now, and what another instance may be at later. @returns a function that cancels that */
export async function recoverUploadsTwice(payload: Payload, folder: string): Promise<() => void> {
  await recoverUploads(payload, folder)
  if (!isShared()) return () => {}
  const later = setTimeout(() => void recoverUploads(payload, folder), longest + 60_000)
  later.unref()
  return () => clearTimeout(later)
}
