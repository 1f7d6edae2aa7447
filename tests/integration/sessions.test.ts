import { getFieldsToSign, jwtSign, type TypedUser } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maxSessions, sessionIdle, sessionLifetime } from '@/domain/session'
import { call, member, password, signedIn } from './api'
import { getCms } from './cms'

const hour = 3600
const day = 24 * hour

/** Advances the clock. */
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

const claimsOf = (token: string): { exp: number; iat: number; sid: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const statusWith = async (token: string) => (await call('GET', '/api/admin/blog-posts', { token })).status
const renew = (token: string) => call('POST', '/api/users/refresh-token', { token })

async function renewed(token: string): Promise<string> {
  const { status, body } = await renew(token)
  expect(status).toBe(200)
  return body.refreshedToken
}

/** A token of a session that lasts longer than one we would sign. */
async function longToken(id: string, sid: string) {
  const payload = await getCms()
  const user = { id, collection: 'users' } as TypedUser
  const collectionConfig = payload.collections.users.config
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: '', sid, user })
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: 30 * day })
  return token
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a token expires after twelve hours without use', async () => {
  const { token } = await signedIn('admin')
  const { exp, iat } = claimsOf(token)
  expect(exp - iat).toBe(sessionIdle)
  pass(sessionIdle - 60)
  expect(await statusWith(token)).toBe(200)
  pass(120)
  expect(await statusWith(token)).toBe(401)
  expect((await renew(token)).status).toBe(403)
})

test('and so does its session on the server, whatever the token says', async () => {
  const { id, token } = await signedIn('admin')
  const long = await longToken(id, claimsOf(token).sid)
  pass(sessionIdle - 60)
  expect(await statusWith(long)).toBe(200)
  pass(120)
  expect(await statusWith(long)).toBe(401)
  expect((await renew(long)).status).toBe(403)
  expect((await call('GET', '/api/users/me', { token: long })).body.user).toBeNull()
})

test('a user who works all day is not logged out', async () => {
  let { token } = await signedIn('editor')
  for (let worked = 0; worked < 3 * day; worked += 6 * hour) {
    pass(6 * hour)
    expect(await statusWith(token)).toBe(200)
    token = await renewed(token)
  }
})

test('after seven days a session ends, however often it was renewed, and the token says so', async () => {
  const { id, token: first } = await signedIn('admin')
  const { iat, sid } = claimsOf(first)
  let token = first
  for (let age = 6 * hour; age < sessionLifetime; age += 6 * hour) {
    pass(6 * hour)
    token = await renewed(token)
    expect(claimsOf(token).sid).toBe(sid)
    expect(claimsOf(token).exp).toBeLessThanOrEqual(iat + sessionLifetime + 1)
  }
  const long = await longToken(id, sid)
  expect(await statusWith(long)).toBe(200)
  pass(6 * hour + 2)
  expect(await statusWith(token)).toBe(401)
  expect(await statusWith(long)).toBe(401)
  expect((await renew(long)).status).toBe(403)
})

test('an ended session is neither listed nor counted', async () => {
  const { token } = await signedIn('admin')
  const other = await signedIn('editor')
  pass(sessionIdle - 60)
  const fresh = await renewed(token)
  pass(120)
  const own = await call('GET', '/api/admin/profile', { token: fresh })
  expect(own.body.openSessions).toHaveLength(1)
  const { body } = await call('GET', '/api/admin/users?limit=100', { token: fresh })
  const shown = body.find(({ username }: { username: string }) => username === other.username)
  expect(shown.sessions).toBe(0)
})

test('an account has a limited number of sessions: the least recently used one ends', async () => {
  const { id, username } = await member('admin')
  const payload = await getCms()
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  const sessions = Array.from({ length: maxSessions }, (_, n) => ({
    id: `session-${n}`,
    createdAt: at(-hour),
    expiresAt: at(sessionIdle - hour + n),
  }))
  await payload.db.updateOne({ collection: 'users', id, data: { sessions }, returning: false })
  const [oldest, second] = await Promise.all([longToken(id, 'session-0'), longToken(id, 'session-1')])
  expect(await statusWith(oldest)).toBe(200)
  const { body } = await call('POST', '/api/auth/login', { body: { username, password } })
  expect(await statusWith(body.token)).toBe(200)
  expect(await statusWith(oldest)).toBe(401)
  expect(await statusWith(second)).toBe(200)
})

test.each([
  ['deactivated', { isActive: false }],
  ['given a new password', { password: 'another-long-password' }],
])('a user who is %s has no session, and renews none', async (_, data) => {
  const [{ id, token }, boss] = await Promise.all([signedIn('editor'), signedIn('admin')])
  const path = 'password' in data ? `/api/admin/users/${id}/password` : `/api/admin/users/${id}`
  const body = 'password' in data ? data : { name: null, role: 'editor', ...data }
  expect((await call('PUT', path, { token: boss.token, body })).status).toBe(200)
  expect(await statusWith(token)).toBe(401)
  expect((await renew(token)).status).toBe(403)
})

test('a new role takes effect with the next call, and in the next token', async () => {
  const [{ id, token }, boss] = await Promise.all([signedIn('admin'), signedIn('admin')])
  expect((await call('GET', '/api/admin/leads', { token })).status).toBe(200)
  const body = { name: null, role: 'editor', isActive: true }
  expect((await call('PUT', `/api/admin/users/${id}`, { token: boss.token, body })).status).toBe(200)
  expect((await call('GET', '/api/admin/leads', { token })).status).toBe(403)
  const { role } = claimsOf(await renewed(token)) as unknown as { role: string }
  expect(role).toBe('editor')
})
