import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import type { DraftedCollection } from '../domain/contentCollections'
import { getCms } from '../runtime/cms'

type Collection = DraftedCollection

/** They are published and can be hidden all the same. */
const canBeInactive = (collection: Collection) => collection === 'service' || collection === 'product'

async function inMongo({ collections }: MongooseAdapter, collection: Collection) {
  const where = {
    _status: 'published',
    deletedAt: null,
    ...(canBeInactive(collection) && { isActive: true }),
  }
  const found = collections[collection]?.collection.find(where, { projection: { updatedAt: 1 } }) ?? []
  const stamps = new Map<string, number>()
  for await (const { _id, updatedAt } of found) stamps.set(String(_id), new Date(updatedAt).getTime())
  return stamps
}

async function inSqlite({ drizzle }: SQLiteAdapter, collection: Collection) {
  const table = sql.identifier(collection.replace('-', '_'))
  const isActive = canBeInactive(collection) ? sql` AND is_active = 1` : sql``
  const rows = await drizzle.all<{ id: string; savedAt: string }>(
    sql`SELECT id, updated_at AS savedAt FROM ${table} WHERE _status = 'published' AND deleted_at IS NULL${isActive}`,
  )
  return new Map(rows.map(({ id, savedAt }) => [id, Date.parse(savedAt)]))
}

/**
 * When each public entry was saved, by id, in milliseconds since 1970; scheduled posts are among them. Straight from the
 * database, because Payload takes six times as long for thousands.
 */
export async function publicStamps(collection: Collection): Promise<Map<string, number>> {
  const { db } = await getCms()
  return db.name === 'mongoose'
    ? inMongo(db as unknown as MongooseAdapter, collection)
    : inSqlite(db as unknown as SQLiteAdapter, collection)
}
