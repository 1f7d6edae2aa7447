import type { MongoClient } from 'mongodb'
import { OperatorError } from '../errors/OperatorError'
import { redactCredentials } from '../errors/redactCredentials'
import { sqliteFileOf } from './sqliteFile'

/** Where the data is: a SQLite file or a MongoDB database. */
export type Target = { engine: 'sqlite'; file: string } | { engine: 'mongodb'; url: string }

export function targetOf(databaseUrl: string): Target {
  return databaseUrl.startsWith('mongodb')
    ? { engine: 'mongodb', url: databaseUrl }
    : { engine: 'sqlite', file: sqliteFileOf(databaseUrl) }
}

/** The target for display, without its password. */
export function nameOf(target: Target): string {
  if (target.engine === 'sqlite') return target.file
  return redactCredentials(target.url).replace(/\?.*$/, '')
}

/**
 * A connection to MongoDB, to be closed by the caller.
 * @param source the setting or option that names it
 * @throws {OperatorError} if no server responds within 5 s
 */
export async function connect(url: string, source = 'DATABASE_URL'): Promise<MongoClient> {
  // Not with this file: SQLite starts without the driver.
  const { MongoClient: Client } = await import('mongodb')
  let client: MongoClient | undefined
  try {
    client = new Client(url, { serverSelectionTimeoutMS: 5000, appName: 'frontdesk-ops' })
    return await client.connect()
  } catch (error) {
    await client?.close()
    const place = nameOf({ engine: 'mongodb', url })
    throw new OperatorError(
      `Cannot reach the database ${place}. Check ${source}. (${redactCredentials((error as Error).message)})`,
    )
  }
}

/** Collections of ours for operations, not content: neither backed up nor replaced. */
export const operationsCollection = 'frontdesk_operations'

/** Rate limit counters, which expire soon. */
export const limitsCollection = 'frontdesk_limits'

/** Input of visitors without scripts that couldn't be sent; expires soon. */
export const draftsCollection = 'frontdesk_drafts'

/** Payload's record of applied migrations. */
export const migrationsCollection = 'payload-migrations'

const notContent = [operationsCollection, limitsCollection, draftsCollection]

const temporary = /^__(restore|before)_/

/** Whether a collection is content, as opposed to the server's own or set aside by a restore. */
export const isContent = (collection: string) =>
  !collection.startsWith('system.') &&
  !collection.includes('$') &&
  !temporary.test(collection) &&
  !notContent.includes(collection)
