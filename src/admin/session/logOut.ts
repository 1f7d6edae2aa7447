import { loginPathFor } from '../paths'
import { clearSession, readSession } from './session'
import { markSessionEnded } from './sessionEnded'

let isLeaving = false

/** Set when the page is about to unload; nothing of the session may be stored after that. */
export const isLoggingOut = () => isLeaving

/** Ends the session in the browser and on the server and goes to the login page, with `returnPath` to return to. */
export async function logOut(returnPath = ''): Promise<void> {
  isLeaving = true
  const session = readSession()
  clearSession()
  await fetch('/api/auth/logout', {
    method: 'POST',
    credentials: 'include',
    headers: session.state === 'valid' ? { Authorization: `Bearer ${session.token}` } : {},
  }).catch(() => undefined) // The server may be unreachable; the login page checks whether a session is left.
  location.assign(loginPathFor(returnPath))
}

/** Goes to the login page after the session has ended, with a notice and a way back. Drafts stay stored. */
export function leaveEndedSession(returnPath = `${location.pathname}${location.search}`): Promise<void> {
  markSessionEnded()
  return logOut(returnPath)
}
