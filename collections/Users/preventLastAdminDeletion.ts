import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { isLastAdmin } from './isLastAdmin'

/** Prevents deleting the last admin who can log in. @throws {APIError} 409 */
export const preventLastAdminDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isLastAdmin(String(id), req))
    throw new APIError("You can't delete the last admin.", 409, undefined, true)
}
