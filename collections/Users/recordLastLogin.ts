import type { CollectionAfterLoginHook } from 'payload'
import { keptSessions, maxSessions } from '@/domain/session'
import type { User } from '@/payload-types'

/** Remembers when somebody logged in last. */
export const recordLastLogin: CollectionAfterLoginHook = async ({ user, req }) => {
  const data = { lastLoginAt: new Date().toISOString(), updatedAt: null }
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false })
  return user
}

/** Ends the sessions that are too many: whoever logs in by a script each minute has not a thousand of them. */
export const boundSessions: CollectionAfterLoginHook = async ({ user: { id }, req }) => {
  const stored = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  const sessions = stored?.sessions ?? []
  if (sessions.length <= maxSessions) return
  // Alone: SQLite's adapter takes no other field beside a list.
  const data = { sessions: keptSessions(sessions, Date.now()), updatedAt: null }
  await req.payload.db.updateOne({ collection: 'users', id, data, req, returning: false })
}
