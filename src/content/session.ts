import type { SessionUser } from '../domain/entities'
import { getCms } from '../runtime/cms'

/** Who is signed in with the cookie or token of these headers; null for nobody. */
export async function signedInUser(headers: Headers): Promise<SessionUser | null> {
  const payload = await getCms()
  const { user } = await payload.auth({ headers })
  return user && { username: user.username, role: user.role }
}
