import { AuthenticationError, LockedAuth, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { logFailedLogin } from '@/audit/sessions'
import { HttpError } from '@/http/HttpError'
import { credentialsSchema } from '@/schemas/credentials'
import { withAccountLock } from '../accountLock'
import { endpoint } from '../endpoint'
import { countAttempt, perAddress } from './limits'
import { queueVerification, verifyDummy } from './verifications'

interface Credentials {
  username: string
  password: string
}

/** The same for an unknown name, a wrong password and a locked account. */
const refused = () => new HttpError(401, 'Invalid username or password.')

async function verify(req: PayloadRequest, data: Credentials) {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { username: { equals: data.username } },
    limit: 1,
    depth: 0,
  })
  const [account] = docs
  if (!account) {
    // Serialized like attempts for known names.
    await withAccountLock(`named ${data.username}`, () => verifyDummy(data.password))
    throw refused()
  }
  const logIn = () => req.payload.login({ collection: 'users', data, req })
  return withAccountLock(account.id, logIn).catch(async (error: unknown) => {
    const isLocked = error instanceof LockedAuth
    const isRefused = error instanceof AuthenticationError || isLocked
    if (isLocked) await verifyDummy(data.password)
    if (isRefused) logFailedLogin(account, req)
    throw isRefused ? refused() : error
  })
}

function sessionCookie(req: PayloadRequest, token: string): string {
  const { config, collections } = req.payload
  return generatePayloadCookie({
    collectionAuthConfig: collections.users.config.auth,
    cookiePrefix: config.cookiePrefix,
    token,
  }) as string
}

export const login = endpoint({
  method: 'post',
  path: '/auth/login',
  limit: perAddress,
  body: credentialsSchema,
  async handle({ req, body }) {
    const attempt = await countAttempt(req, body.username)
    const { token, user } = await queueVerification(attempt.caller, () => verify(req, body))
    if (!token || !user) throw refused()
    await attempt.succeeded()
    const { username, role } = user
    return Response.json(
      { token, user: { username, role } },
      { headers: { 'Set-Cookie': sessionCookie(req, token) } },
    )
  },
})
