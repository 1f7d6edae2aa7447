import { loginPathFor } from '../paths'
import { clearSession, readSession } from './session'
import { markSessionEnded } from './sessionEnded'

let isLeaving = false

/** Whether this page is about to be left; nothing of the session may be stored any more. */
export const isLoggingOut = () => isLeaving

/**
 * Ends the session in the browser and on the server, and goes to the login page, which leads back to `returnPath`.
 */
export async function logOut(returnPath = ''): Promise<void> {
  isLeaving = true
  const session = readSession()
  clearSession()
  await fetch('/api/auth/logout', {
    method: 'POST',
    credentials: 'include',
    headers: session.state === 'valid' ? { Authorization: `Bearer ${session.token}` } : {},
  }).catch(() => undefined) // The server may be away; the login page sees whether a session is left.
  location.assign(loginPathFor(returnPath))
}

/** Goes to the login page after the session ended; it says so and leads back. Drafts stay stored. */
export function leaveEndedSession(returnPath = `${location.pathname}${location.search}`): Promise<void> {
  markSessionEnded()
  return logOut(returnPath)
}
