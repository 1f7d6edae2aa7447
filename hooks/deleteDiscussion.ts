import type { CollectionAfterDeleteHook, Where } from 'payload'

/** Deletes an entry's reviews along with it. */
export const deleteReviews: CollectionAfterDeleteHook = async ({ id, collection, req }) => {
  const where: Where = { and: [{ kind: { equals: collection.slug } }, { entry: { equals: String(id) } }] }
  await req.payload.db.deleteMany({ collection: 'review', where, req })
}
