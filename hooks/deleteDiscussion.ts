import type { CollectionAfterDeleteHook, Where } from 'payload'

/** Deletes an entry's reviews and the comments on it along with it. */
export const deleteDiscussion: CollectionAfterDeleteHook = async ({ id, collection, req }) => {
  const where: Where = { and: [{ kind: { equals: collection.slug } }, { entry: { equals: String(id) } }] }
  for (const discussion of ['review', 'comment'] as const)
    await req.payload.db.deleteMany({ collection: discussion, where, req })
}
