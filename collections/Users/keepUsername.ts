import { APIError, type CollectionBeforeChangeHook } from 'payload'

/** Prevents changing a username, which the audit trail refers to. @throws {APIError} 409 */
export const keepUsername: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const { username } = data
  const isKept = username === undefined || String(username).trim().toLowerCase() === originalDoc?.username
  if (operation === 'update' && !isKept)
    throw new APIError("Usernames can't be changed.", 409, undefined, true)
  return data
}
