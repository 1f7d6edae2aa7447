import type { CollectionAfterLoginHook } from 'payload'

/** Records the time of the last login. */
export const recordLastLogin: CollectionAfterLoginHook = async ({ user, req }) => {
  const data = { lastLoginAt: new Date().toISOString(), updatedAt: null }
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false })
  return user
}
