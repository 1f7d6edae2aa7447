import type { CollectionAfterDeleteHook, Where } from 'payload'

/** Deletes the comments on an entry along with it. */
export const deleteComments: CollectionAfterDeleteHook = async ({ id, collection, req }) => {
  const where: Where = { and: [{ kind: { equals: collection.slug } }, { entry: { equals: String(id) } }] }
  await req.payload.db.deleteMany({ collection: 'comment', where, req })
}
