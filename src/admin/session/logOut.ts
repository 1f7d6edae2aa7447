import { loginPathFor } from '../paths'
import { clearSession, readSession } from './session'
import { markSessionEnded } from './sessionEnded'

let isLeaving = false

/** Whether this page is about to be left; nothing of the session may be written down any more. */
export const isLoggingOut = () => isLeaving

/** Ends the session here and on the server, and goes to the login, which leads back to `returnPath`. */
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

/** The session is over: to the login, which says so and leads back. What is typed is kept. */
export function leaveEndedSession(returnPath = `${location.pathname}${location.search}`): Promise<void> {
  markSessionEnded()
  return logOut(returnPath)
}
