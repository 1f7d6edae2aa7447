import type { SessionUser } from '../domain/entities'
import { getCms } from '../runtime/cms'

/** The user of the session cookie or token in these headers; null if there is none. */
export async function loggedInUser(headers: Headers): Promise<SessionUser | null> {
  const payload = await getCms()
  const { user } = await payload.auth({ headers })
  return user && { username: user.username, role: user.role }
}
