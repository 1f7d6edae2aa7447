import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import type { ContentCollection } from '../domain/contentCollections'
import { getCms } from '../runtime/cms'
import { escapeRegex } from './escapeRegex'
import { containsLiterally } from './literalContains'
import { database } from './outage'
import { tableOf } from './tableOf'

export interface SearchedTexts {
  text: string
  /** Localized fields of a collection. */
  fields: readonly string[]
  /** `original`, or languages of translations. */
  languages: readonly string[]
}

async function inMongo(
  db: MongooseAdapter,
  collection: ContentCollection,
  { text, fields, languages }: SearchedTexts,
): Promise<string[]> {
  const pattern = { $regex: escapeRegex(text), $options: 'i' }
  const either = fields.flatMap((field) => languages.map((code) => ({ [`${field}.${code}`]: pattern })))
  const found = await db.collections[collection]
    ?.find({ $or: either })
    .select('_id')
    .lean<{ _id: unknown }[]>()
  return (found ?? []).map(({ _id }) => String(_id))
}

async function inSqlite(
  { drizzle }: SQLiteAdapter,
  collection: ContentCollection,
  { text, fields, languages }: SearchedTexts,
): Promise<string[]> {
  const table = sql.identifier(`${tableOf(collection)}_locales`)
  const either = fields.map((field) => containsLiterally(sql.identifier(field), text))
  const codes = languages.map((code) => sql`${code}`)
  const found = await drizzle.all<{ id: string }>(
    sql`SELECT _parent_id AS id FROM ${table}
      WHERE _locale IN (${sql.join(codes, sql`, `)}) AND (${sql.join(either, sql` OR `)})`,
  )
  return found.map(({ id }) => id)
}

/**
 * The ids of entries with a text in one of these fields, in one of these languages, ignoring case. Through Payload the
 * database would also put them in order and count them, for which it reads all of their texts.
 */
export async function entriesWithText(
  collection: ContentCollection,
  searched: SearchedTexts,
): Promise<Set<string>> {
  const { db } = await getCms()
  const ids = await database.unlessAway(() =>
    db.name === 'mongoose'
      ? inMongo(db as unknown as MongooseAdapter, collection, searched)
      : inSqlite(db as unknown as SQLiteAdapter, collection, searched),
  )
  return new Set(ids)
}
