import type { SessionUser } from '@/domain/entities'
import { roles } from '@/domain/roles'

/** The session in browser storage, next to the HttpOnly cookie (specification §4). */
export const tokenKey = 'auth_token'
export const userKey = 'auth_user'

export type StoredSession =
  | { state: 'none' }
  | { state: 'expired' }
  | { state: 'valid'; token: string; user: SessionUser }

/** Age in milliseconds after which a token is renewed on use. */
const renewAfter = 5 * 60 * 1000

/** Reads a time from a token's payload, in milliseconds since 1970; null for an invalid token. */
function timeIn(token: string, claim: 'exp' | 'iat'): number | null {
  try {
    const payload = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
    return typeof payload[claim] === 'number' ? payload[claim] * 1000 : null
  } catch {
    return null
  }
}

/** When a token expires. */
export const tokenExpiry = (token: string) => timeIn(token, 'exp')

/** The time from which using the session renews its token. */
export const renewalDue = (token: string) => (timeIn(token, 'iat') ?? 0) + renewAfter

function parseUser(text: string): SessionUser | null {
  try {
    const { username, role } = JSON.parse(text)
    const known = typeof username === 'string' && roles.some(({ value }) => value === role)
    return known ? { username, role } : null
  } catch {
    return null
  }
}

/** Validates the stored session; clears it if corrupt or expired. */
export function readSession(storage: Storage = localStorage, now = Date.now()): StoredSession {
  const token = storage.getItem(tokenKey)
  const userText = storage.getItem(userKey)
  if (token === null && userText === null) return { state: 'none' }
  const user = parseUser(userText ?? '')
  const expiry = tokenExpiry(token ?? '')
  if (token !== null && user && expiry !== null && expiry > now) return { state: 'valid', token, user }
  clearSession(storage)
  return { state: expiry !== null && expiry <= now ? 'expired' : 'none' }
}

export function saveSession(token: string, { username, role }: SessionUser, storage: Storage = localStorage) {
  storage.setItem(tokenKey, token)
  storage.setItem(userKey, JSON.stringify({ username, role }))
}

export function clearSession(storage: Storage = localStorage): void {
  storage.removeItem(tokenKey)
  storage.removeItem(userKey)
}
