import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { sqliteUrl } from '@/database/sqliteFile'
import { OperatorError } from '@/errors/OperatorError'
import type { Archive } from './archive'
import { describeSqlite } from './fingerprint'
import type { DataSummary } from './manifest'
import type { Report } from './progress'

/** Whether SQLite found a file damaged, or not a database. */
export const isDamage = (error: unknown) =>
  /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code))

/** A client for a SQLite file that waits for a writer instead of failing. */
export async function openSqlite(file: string) {
  const client = createClient({ url: sqliteUrl(file) })
  await client.execute('PRAGMA busy_timeout = 10000')
  return client
}

/** @throws {OperatorError} if SQLite finds a damaged page */
export async function checkIntegrity(file: string) {
  const client = await openSqlite(file)
  try {
    const { rows } = await client.execute('PRAGMA integrity_check(1)')
    if (rows[0]?.integrity_check !== 'ok') throw new OperatorError(`The database ${file} is damaged.`)
    const { rows: version } = await client.execute('SELECT sqlite_version() AS version')
    return { ...(await describeSqlite(client)), version: String(version[0]?.version) }
  } finally {
    client.close()
  }
}

/** Adds a copy of the file from one point in time, even while it is written to. `aside`: a folder for the copy. */
export async function packSqlite(
  archive: Archive,
  { file, aside, report }: { file: string; aside: string; report: Report },
): Promise<DataSummary> {
  if (!existsSync(file)) throw new OperatorError(`No database found at ${file}.`)
  const copy = path.join(aside, 'copy.db')
  report('Database', 0)
  const client = await openSqlite(file)
  try {
    // One read transaction, so writers don't wait and their changes don't show; skips pages of deleted rows.
    await client.execute({ sql: 'VACUUM INTO ?', args: [copy] })
  } finally {
    client.close()
  }
  const { version, counts, migrations, fingerprint } = await checkIntegrity(copy)
  await archive.addFile('data/frontdesk.db', copy)
  await rm(copy)
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  report('Database', rows, rows)
  return {
    engine: 'sqlite',
    engineVersion: `SQLite ${version}`,
    database: path.basename(file),
    snapshot: { isConsistent: true, how: 'VACUUM INTO, one read transaction' },
    schema: { fingerprint, migrations },
    counts,
    notes: [],
  }
}
