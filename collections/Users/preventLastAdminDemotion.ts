import { APIError, type CollectionBeforeChangeHook } from 'payload'

/** An admin who can log in. */
const isActiveAdmin = ({ role, isActive }: { role?: unknown; isActive?: unknown }) =>
  role === 'admin' && isActive !== false

/** Prevents demoting or deactivating the last admin who can log in. @throws {APIError} 409 */
export const preventLastAdminDemotion: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const losesAdmin =
    operation === 'update' && isActiveAdmin(originalDoc) && !isActiveAdmin({ ...originalDoc, ...data })
  if (!losesAdmin) return data
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      and: [
        { role: { equals: 'admin' } },
        { isActive: { not_equals: false } },
        { id: { not_equals: originalDoc.id } },
      ],
    },
    req,
  })
  if (totalDocs === 0) throw new APIError('At least one active admin is required.', 409, undefined, true)
  return data
}
