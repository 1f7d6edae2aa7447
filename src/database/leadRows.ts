import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapter } from 'payload'

/** The model of leads, for what Payload can't ask: groups. */
export function leadsInMongo(db: DatabaseAdapter) {
  const { collections } = db as unknown as MongooseAdapter
  return collections.lead as NonNullable<typeof collections.lead>
}

export const inSqlite = (db: DatabaseAdapter) => (db as unknown as SQLiteAdapter).drizzle
