import type { PayloadRequest } from 'payload'
import { lastSaved } from '../content/drafts'
import type { Reader } from '../content/reader'
import { HttpError } from './HttpError'
import { inOrder } from './inOrder'

/** The version of an entry, as `If-Match` names it. */
const tagOf = (updatedAt: string) => `"${new Date(updatedAt).toISOString()}"`

/** Whether an `If-Match` header names this version; `*` names any. */
export function isMatch(header: string, updatedAt: string): boolean {
  return header.split(',').some((tag) => ['*', tagOf(updatedAt)].includes(tag.trim()))
}

interface Entry {
  req: PayloadRequest
  as: Reader
  collection: 'service' | 'product' | 'project' | 'blog-post' | 'lead'
  id: string
}

/** @throws {HttpError} 412 when the caller has seen another version than this one */
export function checkMatch(req: PayloadRequest, updatedAt: string): void {
  const header = req.headers.get('if-match')
  if (header !== null && !isMatch(header, updatedAt))
    throw new HttpError(412, 'Somebody else has changed this in the meantime.')
}

/**
 * Changes one entry after what changes it already, and only if the caller saw it as it is: with
 * `If-Match: "<updatedAt>"` the later of two writers is told. Without that header nothing is asked.
 * @throws {HttpError} 412 when somebody else has changed the entry in the meantime
 */
export function changeMatching<Result>(
  { req, as, collection, id }: Entry,
  change: () => Promise<Result>,
): Promise<Result> {
  const header = req.headers.get('if-match')
  return inOrder(id, async () => {
    if (header !== null) {
      const stored = await req.payload.findByID({ collection, id, depth: 0, ...as })
      const [seen] = collection === 'lead' ? [stored] : await lastSaved(collection, [stored as never], as)
      checkMatch(req, String(seen?.updatedAt))
    }
    return change()
  })
}
