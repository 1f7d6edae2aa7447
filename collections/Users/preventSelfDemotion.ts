import { APIError, type CollectionBeforeChangeHook } from 'payload'

const refuse = (message: string) => new APIError(message, 409, undefined, true)

/**
 * Prevents users from changing their own role, deactivating themselves, or changing a username, which the audit trail
 * refers to.
 * @throws {APIError} 409
 */
export const preventSelfDemotion: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update') return data
  const changes = (name: string) => data[name] !== undefined && data[name] !== originalDoc[name]
  const isOwn = req.user?.id === originalDoc.id
  if (isOwn && changes('role')) throw refuse("You can't change your own role.")
  if (isOwn && data.isActive === false) throw refuse("You can't deactivate your own account.")
  if (changes('username') && String(data.username).trim().toLowerCase() !== originalDoc.username)
    throw refuse("Usernames can't be changed.")
  return data
}
