import { logoutOperation, type PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie } from 'payload/shared'
import { endpoint } from '../endpoint'

/** Other sites must not log our staff out. */
function isForeign(req: PayloadRequest): boolean {
  const origin = req.headers.get('origin')
  return origin !== null && !req.payload.config.csrf.includes(origin)
}

function expiredCookie(req: PayloadRequest): string {
  const { config, collections } = req.payload
  return generateExpiredPayloadCookie({
    collectionAuthConfig: collections.users.config.auth,
    cookiePrefix: config.cookiePrefix,
  }) as string
}

/** Ends the session on the server; responds the same without a session. */
export const logout = endpoint({
  method: 'post',
  path: '/auth/logout',
  async handle({ req }) {
    if (req.user) await logoutOperation({ collection: req.payload.collections.users, req })
    const headers = isForeign(req) ? undefined : { 'Set-Cookie': expiredCookie(req) }
    return Response.json({ message: 'Logged out.' }, headers && { headers })
  },
})
