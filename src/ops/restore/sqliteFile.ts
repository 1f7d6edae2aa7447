import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { OperatorError } from '@/errors/OperatorError'
import type { Manifest } from '../backup/manifest'
import { checkIntegrity, isDamage, openSqlite } from '../backup/sqlite'
import type { Journal } from './journal'
import { knownMigrations, refuseUnknownMigrations } from './knownMigrations'
import { refuseCode } from './sqliteCode'

/**
 * Reads a database file to its end and validates its header.
 * @throws {OperatorError} if it isn't one, or its length differs from the header
 */
export async function checkHeader(content: AsyncIterable<Buffer>, size: number): Promise<void> {
  let head = Buffer.alloc(0)
  for await (const chunk of content) {
    if (head.length < 100) head = Buffer.concat([head, chunk.subarray(0, 100)])
  }
  const isDatabase = head.length >= 100 && head.subarray(0, 16).toString('latin1') === 'SQLite format 3\0'
  if (!isDatabase) throw new OperatorError('data/frontdesk.db is not an SQLite database.')
  const page = head.readUInt16BE(16)
  const pageSize = page === 1 ? 65536 : page
  if (pageSize * head.readUInt32BE(28) !== size) throw new OperatorError('data/frontdesk.db is cut off.')
}

export const filesOf = (file: string, id: string) => ({
  incoming: `${file}.restore-${id}`,
  before: `${file}.before-${id}`,
})

const companions = ['-wal', '-shm']

async function removeAll(file: string): Promise<void> {
  for (const ending of ['', ...companions]) await rm(`${file}${ending}`, { force: true })
}

/**
 * Validates a staged database before it takes effect.
 * @throws {OperatorError} if it is damaged, doesn't match its manifest, contains code, or is newer than this program
 */
export async function checkIncoming(file: string, manifest: Manifest): Promise<void> {
  await refuseCode(file)
  const { fingerprint, migrations } = await checkIntegrity(file)
  if (fingerprint !== manifest.schema.fingerprint)
    throw new OperatorError("The schema doesn't match manifest.json.")
  refuseUnknownMigrations(migrations, await knownMigrations())
  for (const ending of companions) await rm(`${file}${ending}`, { force: true })
}

async function emptyLog(file: string): Promise<void> {
  try {
    const client = await openSqlite(file)
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)').finally(() => client.close())
  } catch (error) {
    // A damaged file is set aside as it is, with its log.
    if (!isDamage(error)) throw error
  }
}

/** Replaces the old file with the new one, keeping the old one aside. */
export async function switchFile(file: string, id: string): Promise<void> {
  const { incoming, before } = filesOf(file, id)
  if (existsSync(file)) {
    // So that its log contains nothing of the old data.
    await emptyLog(file)
    await rename(file, before)
    if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, `${before}-wal`)
  }
  for (const ending of companions) await rm(`${file}${ending}`, { force: true })
  await rename(incoming, file)
}

/** Undoes a switch that stopped at any point; may be interrupted and repeated. */
export async function rollBackFile(file: string, { id, state, database }: Journal): Promise<void> {
  const { incoming, before } = filesOf(file, id)
  if (existsSync(before)) {
    await rm(file, { force: true })
    await rm(`${file}-shm`, { force: true })
    if (existsSync(`${before}-wal`)) await rename(`${before}-wal`, `${file}-wal`)
    await rename(before, file)
  } else if (state === 'switching' && !database.existed && !existsSync(incoming)) {
    await removeAll(file)
  }
  await removeAll(incoming)
}

export async function finishFile(file: string, id: string): Promise<void> {
  await removeAll(filesOf(file, id).before)
}
