import type { CollectionAfterDeleteHook } from 'payload'

/** The view counter goes with its post. */
export const deleteViewCount: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'view-count', where: { post: { equals: String(id) } }, req })
}
