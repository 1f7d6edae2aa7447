import type { CollectionAfterReadHook } from 'payload'
import { isLive, type SessionTimes } from '@/domain/session'

/**
 * Nobody reads a session that has ended. Payload looks for the session of a token in the account, and not at its
 * times: so a token of it is worth nothing, whatever expiry it was signed with.
 */
export const hideEndedSessions: CollectionAfterReadHook = ({ doc }) => {
  const sessions: SessionTimes[] | undefined = doc.sessions
  if (!sessions) return doc
  const now = Date.now()
  return { ...doc, sessions: sessions.filter((session) => isLive(session, now)) }
}
