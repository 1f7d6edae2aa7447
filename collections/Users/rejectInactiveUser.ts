import type { CollectionBeforeLoginHook } from 'payload'
import { HttpError } from '@/http/HttpError'

/**
 * Refuses logins to a deactivated account, with a message only for people who know its password. @throws
 * {HttpError} 401
 */
export const rejectInactiveUser: CollectionBeforeLoginHook = async ({ user, req }) => {
  if (user.isActive !== false) return user
  // Payload has already opened a session.
  const data = { sessions: [], updatedAt: null }
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false })
  throw new HttpError(401, 'This account is deactivated. Contact an admin.')
}
