import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import type { AccessContext } from '../content/accessContext'
import { lastSaved } from '../content/drafts'
import type { DraftedCollection } from '../domain/contentCollections'
import { replacesDraftHeader } from '../domain/headers'
import { HttpError } from '../http/HttpError'
import { withDocumentLock } from '../runtime/documentLock'

/** The version of an entry, as used in `If-Match`. */
const tagOf = (updatedAt: string) => `"${new Date(updatedAt).toISOString()}"`

/** Whether an `If-Match` header names this version; `*` matches any. */
export function isMatch(header: string, updatedAt: string): boolean {
  return header.split(',').some((tag) => ['*', tagOf(updatedAt)].includes(tag.trim()))
}

interface Stored {
  updatedAt: string
  _status?: 'draft' | 'published' | null
}

interface Entry {
  req: PayloadRequest
  as: AccessContext
  collection: DraftedCollection | 'lead'
  id: string
}

/** Why an entry stays as it is. */
export const changedSince = 'Someone else has changed this.'

/** @throws {HttpError} 412 if the caller has seen another version */
export function checkMatch(req: PayloadRequest, updatedAt: string): void {
  const header = req.headers.get('if-match')
  if (header !== null && !isMatch(header, updatedAt)) throw new HttpError(412, changedSince)
}

/** The version of an entry that staff see in lists. */
export async function listedVersion({ req, as, collection, id }: Entry, stored?: Stored): Promise<string> {
  const doc = stored ?? (await req.payload.findByID({ collection, id, depth: 0, ...as }))
  const [listed] = collection === 'lead' ? [doc] : await lastSaved(collection, [doc as never], as)
  return String(listed?.updatedAt)
}

interface NewestEntry<Kind extends DraftedCollection> extends Omit<Entry, 'collection'> {
  collection: Kind
}

/**
 * The same as {@link changeMatching} for the newest version of an entry, published or not, which `change` gets.
 * @throws {HttpError} 412 if a newer version than the one in `If-Match` exists
 */
export function changeNewest<Kind extends DraftedCollection, Result>(
  { req, as, collection, id }: NewestEntry<Kind>,
  change: (newest: DataFromCollectionSlug<Kind>) => Promise<Result>,
): Promise<Result> {
  return withDocumentLock(id, async () => {
    const newest = await req.payload.findByID({ collection, id, depth: 1, draft: true, ...as })
    checkMatch(req, String(newest.updatedAt))
    return change(newest as DataFromCollectionSlug<Kind>)
  })
}

/** Our screens name the newer draft that a save may overwrite. @throws {HttpError} 409 if they don't */
async function checkDraft({ req, as, collection, id }: Entry, published: Stored): Promise<void> {
  if (collection === 'lead' || published._status !== 'published') return
  const newest = await req.payload.findByID({ collection, id, depth: 0, draft: true, ...as })
  if (newest._status === 'published' || req.headers.get(replacesDraftHeader) === newest.updatedAt) return
  throw new HttpError(409, 'A newer draft exists.', [{ path: 'draft', message: newest.updatedAt }])
}

/**
 * Changes an entry under its lock, and only if it hasn't changed since the caller saw it: with `If-Match:
 * "<updatedAt>"` the second of two writers is rejected. Without that header nothing is checked.
 * @throws {HttpError} 412 if the entry was changed in the meantime, 409 if it would overwrite a newer draft
 */
export function changeMatching<Result>(entry: Entry, change: () => Promise<Result>): Promise<Result> {
  const { req, as, collection, id } = entry
  const header = req.headers.get('if-match')
  return withDocumentLock(id, async () => {
    if (header !== null) {
      const stored = await req.payload.findByID({ collection, id, depth: 0, ...as })
      checkMatch(req, await listedVersion(entry, stored))
      if (req.method === 'PUT') await checkDraft(entry, stored)
    }
    return change()
  })
}
