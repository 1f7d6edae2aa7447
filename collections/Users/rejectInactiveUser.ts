import type { CollectionBeforeLoginHook } from 'payload'
import { HttpError } from '@/http/HttpError'

/**
 * Rejects logins to a deactivated account. Only someone who knows the password sees why.
 * @throws {HttpError} 401
 */
export const rejectInactiveUser: CollectionBeforeLoginHook = async ({ user, req }) => {
  if (user.isActive !== false) return user
  // Payload has already created a session.
  const data = { sessions: [], updatedAt: null }
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false })
  throw new HttpError(401, 'This account is deactivated. Contact an admin.')
}
