import type { PayloadRequest } from 'payload'
import { writeEntry } from '../audit/writeEntry'
import { removeSearchEntry } from '../content/syncSearch'
import { syncTranslations } from '../content/translations/rows'
import { checkUnused } from '../content/unusedPicture'
import { writeTrashFlag } from '../database/trashFlag'
import { isContentCollection } from '../domain/contentCollections'
import { parkedSlug, type TrashKind } from '../domain/trash'
import { contentChanged } from '../runtime/contentChanged'
import { findDeletable, titleOf } from './findDeletable'
import { inTransaction } from './inTransaction'

/**
 * Moves an entry to the trash: it is gone everywhere, and its slug is free for others. Restoring it brings back exactly
 * what was there, including its newer draft and its versions. The caller holds the entry's lock.
 * @returns when it was deleted (ISO 8601), which undoing this deletion has to name
 * @throws {NotFound} @throws {Forbidden} @throws {APIError} 409 for an image that is in use
 */
export function moveToTrash(req: PayloadRequest, collection: TrashKind, id: string): Promise<string> {
  return inTransaction(req, async () => {
    const entry = await findDeletable(req, { collection, id }, false)
    if (collection === 'media') await checkUnused(id, req)
    const deletedAt = new Date().toISOString()
    const slug = entry.slug ? parkedSlug(entry.slug, id) : undefined
    // First: without transactions, a deletion that breaks off must not leave it to be found.
    if (isContentCollection(collection))
      await removeSearchEntry({ payload: req.payload, req }, collection, id)
    await writeTrashFlag({ collection, id, deletedAt, slug }, req)
    await syncTranslations({ payload: req.payload, req }, { kind: collection, entry: id })
    await writeEntry({ kind: collection, document: id, title: titleOf(entry), action: 'trashed' }, req)
    contentChanged()
    return deletedAt
  })
}
