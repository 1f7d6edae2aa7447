import { beforeAll, expect, test } from 'vitest'
import { call, member, password, signedIn, unique } from './api'

let admin: { id: string; token: string }

beforeAll(async () => {
  admin = await signedIn('admin')
})

const change = (id: string, body: object, token = admin.token) =>
  call('PATCH', `/api/users/${id}`, { token, body })
const login = (username: string, secret = password) =>
  call('POST', '/api/auth/login', { body: { username, password: secret } })

test('the last admin keeps the role and the account', async () => {
  expect((await change(admin.id, { role: 'editor' })).status).toBe(409)
  expect((await call('DELETE', `/api/users/${admin.id}`, { token: admin.token })).status).toBe(409)
  const second = await member('admin')
  expect((await change(second.id, { role: 'editor' })).status).toBe(200)
})

test('a role counts from the next request on', async () => {
  const { id, token } = await signedIn('editor')
  const leads = () => call('GET', '/api/admin/leads', { token })
  expect((await leads()).status).toBe(403)
  await change(id, { role: 'admin' })
  expect((await leads()).status).toBe(200)
  await change(id, { role: 'editor' })
  expect((await leads()).status).toBe(403)
})

test('an admin makes an account, its owner changes the password, and other sessions end', async () => {
  const username = unique('Ravi').toLowerCase()
  const body = { username, password, role: 'editor' }
  const made = await call('POST', '/api/users', { token: admin.token, body })
  expect(made.status).toBe(201)
  const [{ token }, { token: elsewhere }] = [(await login(username)).body, (await login(username)).body]
  const changed = await change(made.body.doc.id, { password: 'quite-another-password' }, token)
  expect(changed.status).toBe(200)
  const works = async (session: string) =>
    (await call('GET', '/api/admin/blog-posts', { token: session })).status === 200
  expect([await works(token), await works(elsewhere)]).toEqual([true, false])
  expect((await login(username)).status).toBe(401)
  expect((await login(username, 'quite-another-password')).status).toBe(200)
})

test('an editor cannot change another’s account', async () => {
  const [{ token }, other] = await Promise.all([signedIn('editor'), member('editor')])
  const { status } = await change(other.id, { password: 'quite-another-password' }, token)
  expect([403, 404]).toContain(status)
  expect((await login(other.username)).status).toBe(200)
})
