import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import type { TrashKind } from '../domain/trash'
import { tableOf } from './tableOf'

export interface TrashFlag {
  collection: TrashKind
  id: string
  /** ISO 8601; null takes the entry out of the trash. */
  deletedAt: string | null
  /** The new slug of the entry; its versions keep theirs. */
  slug?: string | undefined
  /** The new slug of its newest draft, if that has the old one. */
  versionSlug?: { from: string; to: string } | undefined
}

const transactionOf = async ({ transactionID }: PayloadRequest) => String((await transactionID) ?? '')

async function inMongo(db: MongooseAdapter, flag: TrashFlag, req: PayloadRequest): Promise<void> {
  const { collection, id, deletedAt, slug, versionSlug } = flag
  const session = db.sessions?.[await transactionOf(req)]
  const options = { timestamps: false, ...(session && { session: session as never }) }
  const slugToo = slug !== undefined && { slug }
  const flagged = (path: string, more: object | false = false) =>
    deletedAt === null
      ? { $unset: { [path]: 1 }, ...(more && { $set: more }) }
      : { $set: { [path]: deletedAt, ...more } }
  await db.collections[collection]?.updateOne({ _id: id }, flagged('deletedAt', slugToo), options)
  const versions = db.versions[collection]
  await versions?.updateMany({ parent: id }, flagged('version.deletedAt'), options)
  if (!versionSlug) return
  const { from, to } = versionSlug
  await versions?.updateMany(
    { parent: id, latest: true, 'version.slug': from },
    { $set: { 'version.slug': to } },
    options,
  )
}

async function inSqlite(db: SQLiteAdapter, flag: TrashFlag, req: PayloadRequest): Promise<void> {
  const { collection, id, deletedAt, slug, versionSlug } = flag
  const { drizzle } = db
  const session = db.sessions?.[await transactionOf(req)]?.db as typeof drizzle | undefined
  const run = (statement: ReturnType<typeof sql>) => (session ?? drizzle).run(statement)
  const table = tableOf(collection)
  const slugToo = slug === undefined ? sql`` : sql`, slug = ${slug}`
  await run(sql`UPDATE ${sql.identifier(table)} SET deleted_at = ${deletedAt}${slugToo} WHERE id = ${id}`)
  const { versions: kept } = req.payload.collections[collection].config
  if (!kept) return
  const versions = sql.identifier(`_${table}_v`)
  await run(sql`UPDATE ${versions} SET version_deleted_at = ${deletedAt} WHERE parent_id = ${id}`)
  if (!versionSlug || !kept.drafts) return
  const { from, to } = versionSlug
  await run(sql`UPDATE ${versions} SET version_slug = ${to}
    WHERE parent_id = ${id} AND latest = 1 AND version_slug = ${from}`)
}

/**
 * Puts an entry into the trash or takes it out, in the transaction of the request, and changes nothing else. Payload's
 * update would merge a newer draft into the published entry, and add a version.
 */
export function writeTrashFlag(flag: TrashFlag, req: PayloadRequest): Promise<void> {
  const { db } = req.payload
  return db.name === 'mongoose'
    ? inMongo(db as unknown as MongooseAdapter, flag, req)
    : inSqlite(db as unknown as SQLiteAdapter, flag, req)
}
