import { type CollectionRefreshHook, Forbidden, getFieldsToSign, jwtSign } from 'payload'
import { sessionOf } from '@/content/users'
import { endOfSession, sessionIdle } from '@/domain/session'
import type { User } from '@/payload-types'

/**
 * Payload's token refresh, limited to the session's lifetime.
 * @throws {Forbidden} if the session was ended in the meantime
 */
export const renewSession: CollectionRefreshHook = async ({ args, user: stored }) => {
  const { collection, req } = args
  const user = stored as User
  const sid = sessionOf(req.user)
  const session = user.sessions?.find(({ id }) => id === sid)
  if (!sid || !session) throw new Forbidden(req.t)
  const left = Math.floor((endOfSession(session) - Date.now()) / 1000)
  const fieldsToSign = getFieldsToSign({ collectionConfig: collection.config, email: '', sid, user })
  const tokenExpiration = Math.min(sessionIdle, left)
  const { exp, token } = await jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration })
  return { exp, refreshedToken: token, setCookie: true, user: stored }
}
