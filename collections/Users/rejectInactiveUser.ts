import type { CollectionBeforeLoginHook } from 'payload'
import { HttpError } from '@/http/HttpError'

/** A deactivated account stays shut, and says so to who knows its password. @throws {HttpError} 401 */
export const rejectInactiveUser: CollectionBeforeLoginHook = async ({ user, req }) => {
  if (user.isActive !== false) return user
  // Payload has opened a session already.
  const data = { sessions: [], updatedAt: null }
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false })
  throw new HttpError(401, 'This account is deactivated. Contact an admin.')
}
