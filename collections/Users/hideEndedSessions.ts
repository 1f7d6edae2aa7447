import type { CollectionAfterReadHook } from 'payload'
import { isLive, type SessionTimes } from '@/domain/session'

/**
 * Removes expired sessions on read. Payload looks a token's session up in the account but ignores its dates, so a token
 * would otherwise stay valid until its own expiry.
 */
export const hideEndedSessions: CollectionAfterReadHook = ({ doc }) => {
  const sessions: SessionTimes[] | undefined = doc.sessions
  if (!sessions) return doc
  const now = Date.now()
  return { ...doc, sessions: sessions.filter((session) => isLive(session, now)) }
}
