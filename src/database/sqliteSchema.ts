import type { Client } from '@libsql/client'
import type { Migration, Payload } from 'payload'
import { migrations } from './migrations'
import { refuseNewerSchema } from './refuseNewerSchema'

async function appliedTo(client: Client): Promise<string[]> {
  const { rows: tables } = await client.execute(
    "SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'",
  )
  if (!tables.length) return []
  const { rows } = await client.execute('SELECT name FROM payload_migrations')
  return rows.map(({ name }) => String(name))
}

/**
 * Migrates SQLite's schema: completely or not at all, whatever interrupts it.
 * @throws {SettingsError} if it is newer than this program
 */
export async function migrateSqlite(payload: Payload, steps = migrations as Migration[]): Promise<void> {
  const { client } = payload.db as unknown as { client: Client }
  const applied = await appliedTo(client)
  refuseNewerSchema(
    applied,
    steps.map(({ name }) => name),
  )
  if (steps.every(({ name }) => applied.includes(name))) return
  const { rows } = await client.execute('PRAGMA foreign_keys')
  // Rebuilding a table would empty those that refer to it; this can't be set within a transaction.
  await client.execute('PRAGMA foreign_keys = OFF')
  await client.execute('BEGIN IMMEDIATE')
  try {
    await payload.db.migrate({ migrations: steps })
    await client.execute('COMMIT')
  } catch (error) {
    await client.execute('ROLLBACK')
    throw error
  } finally {
    if (Number(rows[0]?.foreign_keys)) await client.execute('PRAGMA foreign_keys = ON')
  }
}
