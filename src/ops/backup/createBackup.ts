import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Target } from '@/database/target'
import { hour } from '@/domain/durations'
import { OperatorError } from '@/errors/OperatorError'
import { makeFolder } from '@/makeFolder'
import { unlessRestoring } from '../locks/dataLock'
import { type MediaPlace, mediaStoreOf } from '../media/mediaStoreOf'
import { recover, withRecoveryContext } from '../restore/recover'
import { openArchive } from './archive'
import { renameDurably } from './durable'
import { type DataSummary, type Manifest, manifestSchema, ourVersions } from './manifest'
import { mediaPacker } from './media'
import { packMongo, refuseWithoutData } from './mongo'
import { backupName } from './names'
import { type Report, silent } from './progress'
import { isSnapshotGone } from './snapshot'
import { packSqlite } from './sqlite'

export interface BackupOptions extends MediaPlace {
  target: Target
  /** Where the file goes; created if missing. */
  outDir: string
  /** Prefix of the file name. */
  prefix?: string
  report?: Report
}

export interface Backup {
  file: string
  manifest: Manifest
  /** Bytes. */
  size: number
  /** Describes an interrupted restore that was found and repaired. */
  found?: string
}

const leftover = /^\..+\.tar\.gz\.partial$/
const full = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])
/** Milliseconds. */
const tooOld = hour

/** Removes what a killed backup left behind. A running one writes all the time. */
async function removeLeftovers(outDir: string): Promise<void> {
  for (const name of await readdir(outDir)) {
    if (!leftover.test(name)) continue
    const folder = path.join(outDir, name)
    const found = await stat(path.join(folder, 'archive'))
      .catch(() => stat(folder))
      // Another backup has removed it.
      .catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > tooOld) await rm(folder, { recursive: true, force: true })
  }
}

async function fill(aside: string, file: string, options: BackupOptions, snapshot: boolean) {
  const { target, report = silent } = options
  const archive = openArchive(file)
  const packMedia = mediaPacker(archive, mediaStoreOf(options), report)
  try {
    // Before and after the data: no row of it may lack its file, whether that is uploaded or deleted meanwhile. Further
    // files do no harm.
    await packMedia()
    const { engineVersion, ...data }: DataSummary =
      target.engine === 'sqlite'
        ? await packSqlite(archive, { file: target.file, aside, report })
        : await packMongo(archive, { url: target.url, aside, report, snapshot })
    const media = await packMedia()
    const manifest: Manifest = manifestSchema.parse({
      format: 1,
      createdAt: new Date().toISOString(),
      versions: { ...ourVersions, engine: engineVersion },
      ...data,
      media,
      parts: archive.parts,
    })
    await archive.addText('manifest.json', `${JSON.stringify(manifest, null, 1)}\n`)
    await archive.finish()
    return manifest
  } catch (error) {
    throw await archive.abandon(error)
  }
}

/**
 * Saves data and media to one `.tar.gz` while the product runs. The file only gets its name once it is complete and on
 * disk; a failure leaves nothing behind.
 * @throws {OperatorError} if there is nothing to save, something is in the way, or the disk is full
 */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  // Half of a restore must not be saved as if it were the data.
  const found = await unlessRestoring(options.target, () => withRecoveryContext(options, recover))
  if (options.target.engine === 'mongodb') await refuseWithoutData(options.target.url)
  return { ...(await writeBackup(options)), found }
}

/** The same for a restore, which saves whatever it replaces. */
export async function writeBackup(options: BackupOptions): Promise<Backup> {
  const name = backupName(options.prefix ?? 'frontdesk', new Date())
  const aside = path.join(options.outDir, `.${name}.partial`)
  const partial = path.join(aside, 'archive')
  try {
    makeFolder(options.outDir)
    await removeLeftovers(options.outDir)
    await mkdir(aside, { mode: 0o700 })
    let manifest: Manifest
    try {
      manifest = await fill(aside, partial, options, true)
    } catch (error) {
      if (!isSnapshotGone(error)) throw error
      // A backup that isn't from a single point in time is better than none; its manifest says so.
      await rm(partial)
      manifest = await fill(aside, partial, options, false)
    }
    const file = path.join(options.outDir, name)
    await renameDurably(partial, file)
    return { file, manifest, size: (await stat(file)).size }
  } catch (error) {
    if (!full.has(String((error as NodeJS.ErrnoException).code))) throw error
    throw new OperatorError(`The disk of ${options.outDir} is full. No backup was written.`)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}
