import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { isLastAdmin } from './isLastAdmin'

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
  if (losesAdmin && (await isLastAdmin(originalDoc.id, req)))
    throw new APIError('At least one active admin is required.', 409, undefined, true)
  return data
}
