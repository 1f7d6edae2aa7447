import type { CollectionAfterDeleteHook } from 'payload'

/** Deletes a post's view counter along with it. */
export const deleteViewCount: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'view-count', where: { post: { equals: String(id) } }, req })
}
