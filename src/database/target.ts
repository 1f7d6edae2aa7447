import { MongoClient } from 'mongodb'
import { OperatorError } from '../errors/OperatorError'
import { redactCredentials } from '../errors/redactCredentials'
import { sqliteFileOf } from './sqliteFile'

/** Where the data is: a file of SQLite, or a database of MongoDB. */
export type Target = { engine: 'sqlite'; file: string } | { engine: 'mongodb'; url: string }

export function targetOf(databaseUrl: string): Target {
  return databaseUrl.startsWith('mongodb')
    ? { engine: 'mongodb', url: databaseUrl }
    : { engine: 'sqlite', file: sqliteFileOf(databaseUrl) }
}

/** The target as it may be shown: without the password. */
export function nameOf(target: Target): string {
  if (target.engine === 'sqlite') return target.file
  return redactCredentials(target.url).replace(/\?.*$/, '')
}

/**
 * A connection to MongoDB. The caller closes it.
 * @throws {OperatorError} when no server answers within 5 s
 */
export async function connect(url: string): Promise<MongoClient> {
  let client: MongoClient | undefined
  try {
    client = new MongoClient(url, { serverSelectionTimeoutMS: 5000, appName: 'frontdesk-ops' })
    return await client.connect()
  } catch (error) {
    await client?.close()
    const place = nameOf({ engine: 'mongodb', url })
    throw new OperatorError(
      `Cannot reach the database ${place}. Check DATABASE_URL. (${redactCredentials((error as Error).message)})`,
    )
  }
}

/** Collections of ours that are about operations, not content: neither saved nor replaced. */
export const operationsCollection = 'frontdesk_operations'

/** Who has called how often; gone by itself soon. */
export const limitsCollection = 'frontdesk_limits'

/** What visitors without script typed and could not send; gone by itself soon. */
export const draftsCollection = 'frontdesk_drafts'

/** Payload's own, in which it is noted what the data has been through. */
export const migrationsCollection = 'payload-migrations'

const notContent = [operationsCollection, limitsCollection, draftsCollection]

const temporary = /^__(restore|before)_/

/** Whether a collection is content, as opposed to the server's own and to what a restore leaves aside. */
export const isContent = (collection: string) =>
  !collection.startsWith('system.') &&
  !collection.includes('$') &&
  !temporary.test(collection) &&
  !notContent.includes(collection)
