import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import type { DraftedCollection } from '../domain/contentCollections'
import { type EntryFacts, searchable, searchedTexts } from '../domain/entryFacts'
import { originalLocale } from '../domain/locales'
import { getCms } from '../runtime/cms'
import { database } from './outage'
import { tableOf } from './tableOf'

/** Entries that were saved at or after a time, or those with some ids, or all. */
export interface FactsQuery {
  since?: Date
  ids?: string[]
}

/** What lists sort and filter by, besides the fields that all entries have. */
const own: Record<DraftedCollection, string[]> = {
  service: ['isActive', 'order'],
  product: ['isActive', 'isFeatured', 'category'],
  project: ['slug', 'isFeatured', 'category', 'completedAt'],
  'blog-post': ['slug', 'isFeatured', 'category', 'author', 'tags', 'publishedAt'],
  page: ['slug'],
}

const fieldsOf = (collection: DraftedCollection) => ['_status', 'createdAt', 'updatedAt', ...own[collection]]

/** A row of either database; times are dates or ISO 8601, and truth is a number in SQLite. */
type Row = Partial<Record<string, unknown>>

const moment = (value: unknown) => (value ? new Date(value as string | Date).getTime() : null)
const text = (value: unknown) => (typeof value === 'string' ? value : null)

const toFacts = (id: string, row: Row, searched: EntryFacts['searched']): EntryFacts => ({
  id,
  title: text(row.title) ?? '',
  slug: text(row.slug),
  isPublished: row._status === 'published',
  isActive: Boolean(row.isActive),
  isFeatured: Boolean(row.isFeatured),
  category: text(row.category),
  author: text(row.author),
  tags: Array.isArray(row.tags) ? row.tags : [],
  order: typeof row.order === 'number' ? row.order : null,
  createdAt: moment(row.createdAt) ?? 0,
  savedAt: moment(row.updatedAt) ?? 0,
  publishedAt: moment(row.publishedAt),
  completedAt: moment(row.completedAt),
  searched,
})

type Localized = Partial<Record<string, string | null>>

/** Of fields that hold a text for each language. */
function searchedInMongo(fields: (Localized | undefined)[]): EntryFacts['searched'] {
  const languages = new Set(fields.flatMap((field) => Object.keys(field ?? {})))
  return Object.fromEntries(
    [...languages].map((code) => [code, searchable(fields.map((field) => field?.[code]))]),
  )
}

async function factsInMongo(db: MongooseAdapter, collection: DraftedCollection, { since, ids }: FactsQuery) {
  const model = db.collections[collection]
  if (!model) return []
  const searched = searchedTexts[collection]
  const rows = await model
    .find({ ...(since && { updatedAt: { $gte: since } }), ...(ids && { _id: { $in: ids } }) })
    .select(['title', ...searched, ...fieldsOf(collection)])
    .lean<({ _id: unknown; title?: Localized } & Row)[]>()
  return rows.map((row) =>
    toFacts(
      String(row._id),
      { ...row, title: row.title?.[originalLocale] },
      searchedInMongo(searched.map((field) => row[field] as Localized | undefined)),
    ),
  )
}

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Lists of text have a table of their own. */
const selected = (table: string, field: string) =>
  field === 'tags'
    ? sql`(SELECT json_group_array(text) FROM ${sql.identifier(`${table}_texts`)} WHERE parent_id = e.id AND path = 'tags')`
    : sql`e.${sql.identifier(columnOf(field))}`

/** The texts of an entry that lists search, as JSON: a language and its texts, for each language. */
const selectedTexts = (table: string, fields: readonly string[]) =>
  fields.length
    ? sql`(SELECT json_group_array(json_array(_locale, ${sql.join(fields.map(sql.identifier), sql`, `)}))
        FROM ${sql.identifier(`${table}_locales`)} WHERE _parent_id = e.id)`
    : sql`'[]'`

const searchedInSqlite = (json: string): EntryFacts['searched'] =>
  Object.fromEntries(
    (JSON.parse(json) as [string, ...(string | null)[]][]).map(([code, ...texts]) => [
      code,
      searchable(texts),
    ]),
  )

async function factsInSqlite(db: SQLiteAdapter, collection: DraftedCollection, { since, ids }: FactsQuery) {
  const table = tableOf(collection)
  const columns = fieldsOf(collection).map(
    (field) => sql`${selected(table, field)} AS ${sql.identifier(field)}`,
  )
  const list = ids?.map((id) => sql`${id}`)
  const rows = await db.drizzle.all<Row & { id: string; tags?: string; searched: string }>(
    sql`SELECT e.id, t.title, ${selectedTexts(table, searchedTexts[collection])} AS searched,
      ${sql.join(columns, sql`, `)} FROM ${sql.identifier(table)} e
      LEFT JOIN ${sql.identifier(`${table}_locales`)} t ON t._parent_id = e.id AND t._locale = ${originalLocale}
      WHERE TRUE${since ? sql` AND e.updated_at >= ${since.toISOString()}` : sql``}
      ${list ? sql` AND e.id IN (${sql.join(list, sql`, `)})` : sql``}`,
  )
  return rows.map(({ id, tags, searched, ...row }) =>
    toFacts(id, { ...row, tags: tags && JSON.parse(tags) }, searchedInSqlite(searched)),
  )
}

/** What lists sort and filter by, straight from the database, because Payload takes six times as long for thousands. */
export async function readEntryFacts(
  collection: DraftedCollection,
  query: FactsQuery,
): Promise<EntryFacts[]> {
  const { db } = await getCms()
  return database.unlessAway(() =>
    db.name === 'mongoose'
      ? factsInMongo(db as unknown as MongooseAdapter, collection, query)
      : factsInSqlite(db as unknown as SQLiteAdapter, collection, query),
  )
}

/** The number of entries of a collection, and the ids of those in the trash. Both are read from indexes alone. */
export async function entryTotals(
  collection: DraftedCollection,
): Promise<{ total: number; trashed: Set<string> }> {
  const { db } = await getCms()
  return database.unlessAway(async () => {
    if (db.name === 'mongoose') {
      const model = (db as unknown as MongooseAdapter).collections[collection]
      const [total = 0, trashed = []] = await Promise.all([
        // Without a condition it would be an estimate.
        model?.countDocuments({ createdAt: { $gt: new Date(0) } }),
        model
          ?.find({ deletedAt: { $gt: new Date(0) } })
          .select('_id')
          .lean<{ _id: unknown }[]>(),
      ])
      return { total, trashed: new Set(trashed.map(({ _id }) => String(_id))) }
    }
    const { drizzle } = db as unknown as SQLiteAdapter
    const table = sql.identifier(tableOf(collection))
    const [counted, trashed] = await Promise.all([
      drizzle.all<{ total: number }>(sql`SELECT count(*) AS total FROM ${table}`),
      drizzle.all<{ id: string }>(sql`SELECT id FROM ${table} WHERE deleted_at > ''`),
    ])
    return { total: counted[0]?.total ?? 0, trashed: new Set(trashed.map(({ id }) => id)) }
  })
}
