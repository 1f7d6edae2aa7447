import type { Client } from '@libsql/client'
import type { Payload } from 'payload'

/**
 * Disconnects from the database. SQLite's file is left complete, without a log, so it can simply be copied. If another
 * process has it open, such as a backup, that process completes it.
 */
export async function closeDatabase(payload: Payload): Promise<void> {
  const { client } = payload.db as unknown as { client?: Client }
  await payload.destroy()
  if (!client || payload.db.name !== 'sqlite') return
  try {
    await client.execute('PRAGMA busy_timeout = 200')
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    await client.execute('PRAGMA journal_mode = DELETE')
  } catch {
    // The log is as durable as the file.
  }
}
