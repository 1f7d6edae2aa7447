import { Forbidden, NotFound, type PayloadRequest, type Where } from 'payload'
import { all } from '../content/conditions'
import { originalLocale } from '../domain/locales'
import type { TrashKind } from '../domain/trash'

/** The part of a stored entry that the trash needs. */
export interface StoredEntry {
  id: string
  title?: string | null
  filename?: string | null
  slug?: string | null
  _status?: 'draft' | 'published' | null
  deletedAt?: string | Date | null
}

/** The same as the database returns it. */
type StoredRow = Omit<StoredEntry, 'title'> & { title?: { [originalLocale]?: string | null } | null }

/** Which entries of a collection the caller may move to the trash and restore: all, none, or those that match. */
export async function deletable(req: PayloadRequest, collection: TrashKind): Promise<Where | boolean> {
  const { access } = req.payload.collections[collection].config
  // That is how Payload tells it from a permanent deletion.
  return access.delete({ req, data: { deletedAt: new Date().toISOString() } })
}

/**
 * An entry that the caller may delete or restore.
 * @param isTrashed whether it must be in the trash, or must not be
 * @throws {NotFound} if there is none @throws {Forbidden} if they may not
 */
export async function findDeletable(
  req: PayloadRequest,
  { collection, id }: { collection: TrashKind; id: string },
  isTrashed: boolean,
): Promise<StoredEntry> {
  const { db } = req.payload
  const may = await deletable(req, collection)
  if (!may) throw new Forbidden(req.t)
  const named: Where = { and: [{ id: { equals: id } }, { deletedAt: { exists: isTrashed } }] }
  const where = may === true ? named : all(named, may)
  const entry = await db.findOne<StoredRow>({ collection, where, req })
  if (entry) return { ...entry, title: entry.title?.[originalLocale] ?? null }
  const isThere = may !== true && (await db.findOne<StoredRow>({ collection, where: named, req }))
  throw isThere ? new Forbidden(req.t) : new NotFound(req.t)
}

/** Its title in messages and in the audit trail. */
export const titleOf = ({ title, filename }: StoredEntry): string => title || filename || 'Untitled'
