import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** The last admin cannot be deleted. @throws {APIError} 409 */
export const keepLastAdminAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    limit: 2,
    req,
  })
  if (docs.length === 1 && docs[0]?.id === id) {
    throw new APIError('The last admin cannot be deleted.', 409, undefined, true)
  }
}
