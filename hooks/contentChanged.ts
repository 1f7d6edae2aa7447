import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'
import { contentChanged } from '@/runtime/contentChanged'

const afterChange: CollectionAfterChangeHook = ({ doc }) => {
  contentChanged()
  return doc
}

const afterDelete: CollectionAfterDeleteHook = ({ doc }) => {
  contentChanged()
  return doc
}

/** For every collection shown on the public site: the next request shows the change. */
export const contentChangedHooks = { afterChange: [afterChange], afterDelete: [afterDelete] }

/** A draft is in the versions only, and the entry stays as it was. */
const afterStoredChange: CollectionAfterChangeHook = async ({ doc, collection: { slug }, req }) => {
  const where = { id: { equals: doc.id } }
  const stored = await req.payload.db.findOne<{ id: string; updatedAt: string | Date }>({
    collection: slug,
    where,
    req,
  })
  if (stored && Date.parse(doc.updatedAt) === new Date(stored.updatedAt).getTime()) contentChanged()
  return doc
}

/** The same for entries with drafts: saving one leaves cached pages alone. */
export const draftedChangedHooks = { afterChange: afterStoredChange, afterDelete }

/** The same for a global. */
export const globalChanged: GlobalAfterChangeHook = ({ doc }) => {
  contentChanged()
  return doc
}
