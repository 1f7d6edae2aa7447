import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/**
 * Prevents deleting one's own account, or that of the last admin who can log in.
 * @throws {APIError} 409
 */
export const preventLastAdminDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.user?.id === id) throw new APIError("You can't delete your own account.", 409, undefined, true)
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { isActive: { not_equals: false } }] },
    limit: 2,
    depth: 0,
    req,
  })
  if (docs.length === 1 && docs[0]?.id === id) {
    throw new APIError("You can't delete the last admin.", 409, undefined, true)
  }
}
