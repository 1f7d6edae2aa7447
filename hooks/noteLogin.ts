import type { CollectionAfterLoginHook } from 'payload'

/** Remembers when somebody logged in last. */
export const noteLogin: CollectionAfterLoginHook = async ({ user, req }) => {
  const data = { lastLoginAt: new Date().toISOString(), updatedAt: null }
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false })
  return user
}
