import type { CollectionAfterLoginHook } from 'payload'
import { keptSessions, maxSessions } from '@/domain/session'
import type { User } from '@/payload-types'

/** Ends the oldest sessions beyond the limit, for example those of a script that logs in every minute. */
export const limitSessions: CollectionAfterLoginHook = async ({ user: { id }, req }) => {
  const stored = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  const sessions = stored?.sessions ?? []
  if (sessions.length <= maxSessions) return
  // On its own: SQLite's adapter doesn't accept other fields next to a list.
  const data = { sessions: keptSessions(sessions, Date.now()), updatedAt: null }
  await req.payload.db.updateOne({ collection: 'users', id, data, req, returning: false })
}
