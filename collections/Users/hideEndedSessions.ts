import type { CollectionAfterReadHook } from 'payload'
import { isLive, type SessionTimes } from '@/domain/session'

/**
 * Hides sessions that have ended. Payload looks a token's session up in the account but ignores its dates;
 * without this a token would stay valid until its own expiry.
 */
export const hideEndedSessions: CollectionAfterReadHook = ({ doc }) => {
  const sessions: SessionTimes[] | undefined = doc.sessions
  if (!sessions) return doc
  const now = Date.now()
  return { ...doc, sessions: sessions.filter((session) => isLive(session, now)) }
}
