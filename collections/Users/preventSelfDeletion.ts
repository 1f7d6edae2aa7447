import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** Prevents deleting one's own account. @throws {APIError} 409 */
export const preventSelfDeletion: CollectionBeforeDeleteHook = ({ id, req }) => {
  if (req.user?.id === id) throw new APIError("You can't delete your own account.", 409, undefined, true)
}
