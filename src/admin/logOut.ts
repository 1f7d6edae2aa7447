import { loginPathFor } from './paths'
import { clearSession, readSession } from './session'

/** Ends the session here and on the server, and goes to the login, which leads back to `returnPath`. */
export async function logOut(returnPath = ''): Promise<void> {
  const session = readSession()
  clearSession()
  await fetch('/api/auth/logout', {
    method: 'POST',
    credentials: 'include',
    headers: session.state === 'valid' ? { Authorization: `Bearer ${session.token}` } : {},
  }).catch(() => undefined) // The server may be away; the login page sees whether a session is left.
  location.assign(loginPathFor(returnPath))
}
