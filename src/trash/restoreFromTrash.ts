import { APIError, type PayloadRequest } from 'payload'
import { writeEntry } from '../audit/writeEntry'
import { recordSlug } from '../content/slugHistory'
import { upsertSearchEntry } from '../content/syncSearch'
import { syncTranslations } from '../content/translations/rows'
import { availableSlug } from '../database/availableSlug'
import { writeTrashFlag } from '../database/trashFlag'
import { isContentCollection } from '../domain/contentCollections'
import { hasSlug } from '../domain/slugs'
import { type TrashKind, unparkedSlug } from '../domain/trash'
import { contentChanged } from '../runtime/contentChanged'
import { withDocumentLock } from '../runtime/documentLock'
import { findDeletable, type StoredEntry, titleOf } from './findDeletable'
import { inTransaction } from './inTransaction'

export interface Restored {
  id: string
  title: string
  /** Its new slug, if another entry has taken the old one. */
  slug?: string
}

async function slugFor(
  { slug }: StoredEntry,
  collection: TrashKind,
  req: PayloadRequest,
): Promise<{ from: string; to: string } | undefined> {
  if (!slug) return undefined
  const from = unparkedSlug(slug)
  return { from, to: await availableSlug(req, collection, from) }
}

/**
 * Restores an entry as it was. If another entry has its slug now, it gets the next free one. The caller holds the
 * entry's lock.
 * @param deletedAt the deletion to undo (ISO 8601); without it, whichever was the last
 * @throws {NotFound} if it isn't in the trash @throws {Forbidden}
 * @throws {APIError} 409 if it was restored and deleted again since
 */
export async function restoreFromTrash(
  req: PayloadRequest,
  { collection, id }: { collection: TrashKind; id: string },
  deletedAt?: string,
): Promise<Restored> {
  const { slug } = await findDeletable(req, { collection, id }, true)
  const act = () => restore(req, { collection, id }, deletedAt)
  // Others that had the same slug may be restored at the same time.
  return slug ? withDocumentLock(`${collection} ${unparkedSlug(slug)}`, act) : act()
}

function restore(
  req: PayloadRequest,
  { collection, id }: { collection: TrashKind; id: string },
  deletedAt?: string,
): Promise<Restored> {
  return inTransaction(req, async () => {
    const entry = await findDeletable(req, { collection, id }, true)
    const stored = new Date(entry.deletedAt ?? 0).toISOString()
    if (deletedAt && deletedAt !== stored)
      throw new APIError('Someone else has changed this.', 409, null, true)
    const slug = await slugFor(entry, collection, req)
    const isMoved = slug && slug.from !== slug.to
    const versionSlug = isMoved ? slug : undefined
    await writeTrashFlag({ collection, id, deletedAt: null, slug: slug?.to, versionSlug }, req)
    await syncTranslations({ payload: req.payload, req }, { kind: collection, entry: id })
    if (isContentCollection(collection))
      await upsertSearchEntry({ payload: req.payload, req }, collection, id)
    if (slug && hasSlug(collection) && entry._status === 'published')
      await recordSlug(collection, { id, slug: slug.to }, req)
    const changes = isMoved ? [{ field: 'slug', before: slug.from, after: slug.to }] : []
    const title = titleOf(entry)
    await writeEntry({ kind: collection, document: id, title, action: 'restored', changes }, req)
    contentChanged()
    return { id, title, ...(isMoved && { slug: slug.to }) }
  })
}
