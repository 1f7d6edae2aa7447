import { existsSync } from 'node:fs'
import type { Db } from 'mongodb'
import { isContent } from '@/database/target'
import { OperatorError } from '@/errors/OperatorError'
import { makeFolder } from '@/makeFolder'
import { freeSpace } from '@/runtime/freeSpace'
import { formatBytes } from '../../domain/formatBytes'
import { describeSqlite } from '../backup/fingerprint'
import { isDamage, openSqlite } from '../backup/sqlite'
import type { MediaStore } from '../media/MediaStore'
import type { MediaPlace } from '../media/mediaStoreOf'
import type { Contents } from './contents'
import type { Present } from './plan'

async function countsOf(db: Db): Promise<Record<string, number>> {
  const listed = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()
  const names = listed.map(({ name }) => name).filter(isContent)
  const counts = names.map(
    async (name) => [name, await db.collection(name).estimatedDocumentCount()] as const,
  )
  return Object.fromEntries(await Promise.all(counts))
}

async function rowsOf(file: string): Promise<Record<string, number>> {
  if (!existsSync(file)) return {}
  const client = await openSqlite(file)
  try {
    return (await describeSqlite(client)).counts
  } finally {
    client.close()
  }
}

/** The current state of either database. A damaged database is not an error: it may be the reason for the restore. */
export async function presentOf(place: { db?: Db; file?: string; media: MediaStore }): Promise<Present> {
  const mediaFiles = (await place.media.list()).length
  if (place.db) return { counts: await countsOf(place.db), mediaFiles }
  try {
    return { counts: await rowsOf(place.file ?? ''), mediaFiles }
  } catch (error) {
    if (!isDamage(error)) throw error
    return { counts: {}, mediaFiles, damage: (error as Error).message }
  }
}

/** @throws {OperatorError} if the disk is too full to stage the new data */
export async function checkRoom({ dataDir, bucket }: MediaPlace, { sqlite, media }: Contents): Promise<void> {
  makeFolder(dataDir)
  const free = await freeSpace(dataDir)
  const needed = (sqlite?.size ?? 0) + (bucket ? 0 : (media?.bytes ?? 0))
  if (needed > free) {
    throw new OperatorError(
      `Not enough space in ${dataDir}: ${formatBytes(free)} free, ${formatBytes(needed)} needed.`,
    )
  }
}
