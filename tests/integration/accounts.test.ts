import { beforeAll, beforeEach, expect, test } from 'vitest'
import { demoAdmin } from '@/domain/demoAdmin'
import type { UserEntity } from '@/domain/entities'
import { retireDemoPassword } from '@/ops/retireDemoPassword'
import { settings } from '@/settings'
import { call, member, password, signedIn, unique } from './api'
import { getCms } from './cms'

const another = 'quite-another-password'
let admin: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  admin = await signedIn('admin')
})

// Admins of earlier tests are demoted.
beforeEach(async () => {
  const payload = await getCms()
  await payload.delete({ collection: 'users', where: { id: { not_equals: admin.id } } })
})

const send = (method: string, path: string, body?: object, token = admin.token) =>
  call(method, path, { token, ...(body && { body }) })
const change = (id: string, body: object, token = admin.token) =>
  send('PUT', `/api/admin/users/${id}`, { name: null, role: 'editor', isActive: true, ...body }, token)
const login = (username: string, secret = password) =>
  call('POST', '/api/auth/login', { body: { username, password: secret } })
const works = async (token: string) => (await call('GET', '/api/admin/profile', { token })).status === 200

async function listed(id: string): Promise<UserEntity | undefined> {
  const { body } = await send('GET', '/api/admin/users')
  return body.find((user: UserEntity) => user.id === id)
}

test('an admin creates an account, whose owner logs in with it', async () => {
  const username = unique('Ravi')
  const made = await send('POST', '/api/admin/users', { username, name: 'Ravi', role: 'editor', password })
  expect(made.status).toBe(201)
  expect(made.body).toEqual({
    id: expect.any(String),
    username: username.toLowerCase(),
    name: 'Ravi',
    role: 'editor',
    isActive: true,
    lastLoginAt: null,
    sessions: 0,
    createdAt: expect.any(String),
  })
  const before = new Date().toISOString()
  await Promise.all([login(username), login(username)])
  const user = await listed(made.body.id)
  expect(user?.sessions).toBe(2)
  expect(user?.lastLoginAt?.localeCompare(before)).toBe(1)
  const again = await send('POST', '/api/admin/users', { username, role: 'editor', password })
  expect(again.status).toBe(409)
})

test.each([
  [{ username: 'x' }, 'username'],
  [{ username: 'has space' }, 'username'],
  [{ username: '' }, 'username'],
  [{ username: 'x'.repeat(61) }, 'username'],
  [{ role: 'owner' }, 'role'],
  [{ role: undefined }, 'role'],
  [{ password: 'short' }, 'password'],
  [{ password: ' '.repeat(12) }, 'password'],
  [{ password: 'x'.repeat(201) }, 'password'],
  [{ password: 12345678901234 }, 'password'],
  [{ name: 'x'.repeat(101) }, 'name'],
])('an account with %o is refused at its field', async (over, field) => {
  const body = { username: unique('user'), role: 'editor', password, ...over }
  const { status, body: answer } = await send('POST', '/api/admin/users', body)
  expect(status).toBe(400)
  expect(answer.errors.map(({ path }: { path: string }) => path)).toEqual([field])
})

test('a role takes effect with the next request', async () => {
  const { id, token } = await signedIn('editor')
  const leads = () => call('GET', '/api/admin/leads', { token })
  expect((await leads()).status).toBe(403)
  await change(id, { role: 'admin' })
  expect((await leads()).status).toBe(200)
  await change(id, { role: 'editor' })
  expect((await leads()).status).toBe(403)
})

test('a deactivated user is logged out at once, by token and cookie, and stays out', async () => {
  const { id, username } = await member('editor')
  const entered = await login(username)
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const byCookie = async () => {
    const { status } = await call('GET', '/api/admin/profile', {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    return status
  }
  expect([await works(entered.body.token), await byCookie()]).toEqual([true, 200])
  const { body } = await change(id, { isActive: false })
  expect(body).toMatchObject({ isActive: false, sessions: 0 })
  expect([await works(entered.body.token), await byCookie()]).toEqual([false, 401])
  const refused = await login(username)
  expect(refused.status).toBe(401)
  expect(refused.body.message).toBe('This account is deactivated. Contact an admin.')
  expect((await login(username, 'not-the-password')).body.message).toBe('Invalid username or password.')
  expect((await listed(id))?.sessions).toBe(0)
  await change(id, { isActive: true })
  expect(await works((await login(username)).body.token)).toBe(true)
  expect(await works(entered.body.token)).toBe(false)
})

test('a simultaneous login undoes neither the deactivation nor the new role', async () => {
  for (const over of [{ isActive: false }, { role: 'editor' }]) {
    const { id, username } = await member('admin')
    const [entered] = await Promise.all([login(username), change(id, { role: 'admin', ...over })])
    const user = await listed(id)
    expect(user).toMatchObject(over)
    if (entered.status === 200 && 'isActive' in over) expect(await works(entered.body.token)).toBe(false)
  }
})

test('an admin’s password reset invalidates the old password and the sessions', async () => {
  const { id, username, token } = await signedIn('editor')
  const reset = (body: object) => send('PUT', `/api/admin/users/${id}/password`, body)
  expect((await reset({ password: 'short' })).status).toBe(400)
  expect((await reset({})).status).toBe(400)
  expect((await reset({ password: another })).body).toEqual({ message: 'Password reset successfully!' })
  expect(await works(token)).toBe(false)
  expect((await login(username)).status).toBe(401)
  expect((await login(username, another)).status).toBe(200)
})

test('after a password reset an account can be logged into at once, however often it was tried before', async () => {
  const { id, username } = await member('editor')
  const from = unique('address')
  const tryLogin = (tried: string) =>
    call('POST', '/api/auth/login', { body: { username, password: tried }, from })
  for (let attempt = 1; attempt <= 5; attempt += 1) await tryLogin('wrong')
  expect((await tryLogin(password)).status).toBe(429)
  await send('PUT', `/api/admin/users/${id}/password`, { password: another })
  expect((await tryLogin(another)).status).toBe(200)
  for (let attempt = 1; attempt <= 5; attempt += 1) expect((await tryLogin('wrong')).status).toBe(401)
  expect((await tryLogin(another)).status).toBe(429)
})

test('a simultaneous login doesn’t restore the old password', async () => {
  const { id, username } = await member('editor')
  await Promise.all([login(username), send('PUT', `/api/admin/users/${id}/password`, { password: another })])
  expect((await login(username)).status).toBe(401)
  expect((await login(username, another)).status).toBe(200)
})

test('logging out everywhere ends all sessions, except one’s own current one', async () => {
  const { id, username, token } = await signedIn('editor')
  const { token: elsewhere } = (await login(username)).body
  await send('DELETE', `/api/admin/users/${id}/sessions`)
  expect([await works(token), await works(elsewhere)]).toEqual([false, false])
  const second = (await login(admin.username)).body.token
  await send('DELETE', `/api/admin/users/${admin.id}/sessions`)
  expect([await works(admin.token), await works(second)]).toEqual([true, false])
})

test('the last admin stays one, on any path', async () => {
  const stock = `/api/users/${admin.id}`
  const own = `/api/admin/users/${admin.id}`
  for (const [method, path, body] of [
    ['PUT', own, { name: null, role: 'editor', isActive: true }],
    ['PUT', own, { name: null, role: 'admin', isActive: false }],
    ['DELETE', own, undefined],
    ['PATCH', stock, { role: 'editor' }],
    ['PATCH', stock, { isActive: false }],
    ['DELETE', stock, undefined],
  ] as const) {
    expect((await send(method, path, body)).status).toBe(409)
  }
  for (const method of ['PATCH', 'DELETE'])
    expect((await send(method, '/api/users?where[id][exists]=true', { role: 'editor' })).status).toBe(404)
  expect(await listed(admin.id)).toMatchObject({ role: 'admin', isActive: true })
})

test('an inactive admin doesn’t count', async () => {
  const other = await member('admin')
  const payload = await getCms()
  await payload.update({ collection: 'users', id: other.id, data: { isActive: false } })
  await expect(
    payload.update({ collection: 'users', id: admin.id, data: { role: 'editor' } }),
  ).rejects.toThrow('At least one active admin is required.')
})

test.each([
  ['demote', (id: string, token: string) => change(id, { role: 'editor' }, token)],
  ['deactivate', (id: string, token: string) => change(id, { role: 'admin', isActive: false }, token)],
  ['delete', (id: string, token: string) => send('DELETE', `/api/admin/users/${id}`, undefined, token)],
  [
    'demote by Payload’s door',
    (id: string, token: string) => send('PATCH', `/api/users/${id}`, { role: 'editor' }, token),
  ],
])('of two admins who %s each other simultaneously one remains', async (_, act) => {
  const [one, other] = await Promise.all([signedIn('admin'), signedIn('admin')])
  await send('DELETE', `/api/admin/users/${admin.id}`, undefined, one.token)
  const answers = await Promise.all([act(one.id, other.token), act(other.id, one.token)])
  expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
  const payload = await getCms()
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'admin' } } })
  expect(docs.filter(({ isActive }) => isActive)).toHaveLength(1)
  admin = await signedIn('admin')
})

test('editors can’t promote themselves, rename anyone, or touch another account', async () => {
  const [{ id, token, username }, other] = await Promise.all([signedIn('editor'), member('editor')])
  await call('PATCH', `/api/users/${id}`, { token, body: { role: 'admin', lastLoginAt: null, sessions: [] } })
  expect(await listed(id)).toMatchObject({ role: 'editor', sessions: 1 })
  expect((await send('PATCH', `/api/users/${id}`, { username: unique('new') })).status).toBe(409)
  const { status } = await call('PATCH', `/api/users/${other.id}`, { token, body: { password: another } })
  expect([403, 404]).toContain(status)
  expect((await login(other.username)).status).toBe(200)
  expect((await login(username)).status).toBe(200)
})

test('changing one’s own password requires the old one', async () => {
  const { token, username, id } = await signedIn('editor')
  const { token: elsewhere } = (await login(username)).body
  const own = (method: string, path: string, body?: object) =>
    send(method, `/api/admin/profile${path}`, body, token)
  const { body: before } = await own('GET', '')
  expect(before).toMatchObject({ id, username, name: null, role: 'editor' })
  expect(before.openSessions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent).toSorted()).toEqual([
    false,
    true,
  ])
  expect((await own('PUT', '', { name: '  Asha Rao ', role: 'admin' })).body).toMatchObject({
    name: 'Asha Rao',
    role: 'editor',
  })

  const wrong = await own('PUT', '/password', { currentPassword: 'no', newPassword: another })
  expect(wrong.status).toBe(400)
  expect(wrong.body.errors).toEqual([
    { path: 'currentPassword', message: 'Your current password is incorrect.' },
  ])
  const same = await own('PUT', '/password', { currentPassword: password, newPassword: password })
  expect(same.body.errors[0].path).toBe('newPassword')
  const short = await own('PUT', '/password', { currentPassword: password, newPassword: 'short' })
  expect(short.body.errors[0].path).toBe('newPassword')
  expect((await send('PATCH', `/api/users/${id}`, { password: another }, token)).status).toBe(409)

  const changed = await own('PUT', '/password', { currentPassword: password, newPassword: another })
  expect(changed.status).toBe(200)
  expect([await works(token), await works(elsewhere)]).toEqual([true, false])
  expect((await login(username)).status).toBe(401)
  const third = (await login(username, another)).body.token
  expect((await own('DELETE', '/sessions')).body.openSessions).toHaveLength(1)
  expect([await works(token), await works(third)]).toEqual([true, false])
})

test('an unattended session can’t be used to guess the password for long', async () => {
  const { token } = await signedIn('editor')
  const guess = () =>
    send('PUT', '/api/admin/profile/password', { currentPassword: 'guess', newPassword: another }, token)
  const statuses = []
  for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await guess()).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
})

test('a missing account is a 404', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '0123456789abcdef01234567']) {
    expect((await change(id, {})).status).toBe(404)
    expect((await send('PUT', `/api/admin/users/${id}/password`, { password })).status).toBe(404)
    expect((await send('DELETE', `/api/admin/users/${id}/sessions`)).status).toBe(404)
    expect((await send('DELETE', `/api/admin/users/${id}`)).status).toBe(404)
  }
})

test('the demo’s public password is worthless once it is in real use', async () => {
  const payload = await getCms()
  const data = { ...demoAdmin, role: 'admin' as const }
  await expect(payload.create({ collection: 'users', data })).rejects.toThrow('password')
  Object.assign(settings, { mode: 'demo' })
  await payload.create({ collection: 'users', data }).finally(() => Object.assign(settings, { mode: 'real' }))
  const { status, body } = await login(demoAdmin.username, demoAdmin.password)
  expect(status).toBe(200)
  expect(await retireDemoPassword(payload)).toBe(true)
  expect((await login(demoAdmin.username, demoAdmin.password)).status).toBe(401)
  expect(await works(body.token)).toBe(false)
  expect(await retireDemoPassword(payload)).toBe(false)
  await payload.delete({ collection: 'users', where: { username: { equals: demoAdmin.username } } })
})

// MongoDB would find the account all the same.
test.each(['admin/users', 'users'])(
  'nobody deletes their own account at %s by its id in capitals',
  async (path) => {
    expect((await send('DELETE', `/api/${path}/${admin.id.toUpperCase()}`)).status).toBe(404)
    expect(await works(admin.token)).toBe(true)
  },
)

test('a list of ids takes none in capitals', async () => {
  const body = { action: 'trash', ids: [admin.id.toUpperCase()] }
  expect((await send('POST', '/api/admin/blog-posts/bulk', body)).status).toBe(400)
})
