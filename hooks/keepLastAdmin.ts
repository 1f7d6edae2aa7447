import { APIError, type CollectionBeforeChangeHook } from 'payload'

/** The last admin keeps the role. @throws {APIError} 409 otherwise */
export const keepLastAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const demotes =
    operation === 'update' && originalDoc?.role === 'admin' && data.role && data.role !== 'admin'
  if (!demotes) return data
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    req,
  })
  if (totalDocs <= 1) throw new APIError('The last admin cannot lose the role.', 409, undefined, true)
  return data
}
