import { APIError, type CollectionBeforeChangeHook } from 'payload'

const refuse = (message: string) => new APIError(message, 409, undefined, true)

/** Prevents users from changing their own role, or deactivating themselves. @throws {APIError} 409 */
export const preventSelfDemotion: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || req.user?.id !== originalDoc.id) return data
  if (data.role !== undefined && data.role !== originalDoc.role)
    throw refuse("You can't change your own role.")
  if (data.isActive === false) throw refuse("You can't deactivate your own account.")
  return data
}
