import { expect, test } from 'vitest'
import { call, member, password, signedIn, unique } from './api'
import { getCms } from './cms'

const login = (body: unknown, options = {}) => call('POST', '/api/auth/login', { body, ...options })
const refused = { message: 'Invalid username or password.' }

test('staff log in and get a token, their identity, and the cookie', async () => {
  const { username } = await member('admin')
  const { status, body, headers } = await login({ username: username.toUpperCase(), password })
  expect(status).toBe(200)
  expect(body).toEqual({ token: expect.any(String), user: { username, role: 'admin' } })
  expect(headers.get('set-cookie')).toMatch(/payload-token=.+HttpOnly/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await call('GET', '/api/admin/analytics', { token: body.token })).status).toBe(200)
})

test('an unknown name and a wrong password get the same response', async () => {
  const { username } = await member('admin')
  const wrong = await login({ username, password: 'not-the-password' })
  const unknown = await login({ username: unique('nobody'), password })
  expect([wrong.status, wrong.body]).toEqual([401, refused])
  expect([unknown.status, unknown.body]).toEqual([401, refused])
})

test.each([
  {},
  { username: 'admin' },
  { username: '', password: '' },
  { username: { $ne: null }, password: { $ne: null } },
  { username: ['admin'], password: 'x' },
  { username: 'admin', password: 'x'.repeat(201) },
  'not json',
  '[]',
  'null',
])('%j is not a login', async (body) => {
  const { status, body: answer } = await login(body)
  expect(status).toBe(400)
  expect(answer.message).toEqual(expect.any(String))
})

test('after five failures an address is blocked from that account, and only that one', async () => {
  const [held, other] = await Promise.all([member('admin'), member('admin')])
  const from = unique('address')
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect((await login({ username: held.username, password: 'wrong' }, { from })).status).toBe(401)
  }
  const sixth = await login({ username: held.username, password }, { from })
  expect(sixth.status).toBe(429)
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await login({ username: other.username, password }, { from })).status).toBe(200)
  expect((await login({ username: held.username, password })).status).toBe(200)
})

test('strangers who try an account fifty times don’t lock its owner out', async () => {
  const { username } = await member('admin')
  const home = unique('home')
  expect((await login({ username, password }, { from: home })).status).toBe(200)
  const strangers = Array.from({ length: 10 }, () => unique('stranger'))
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await Promise.all(strangers.map((from) => login({ username, password: 'wrong' }, { from })))
  }
  expect((await login({ username, password }, { from: unique('elsewhere') })).status).toBe(429)
  expect((await login({ username, password }, { from: home })).status).toBe(200)
}, 120_000)

test('a success resets the failures before it', async () => {
  const { username } = await member('admin')
  const from = unique('address')
  for (const attempt of ['wrong', 'wrong', 'wrong', password, 'wrong', 'wrong', 'wrong', password]) {
    const { status } = await login({ username, password: attempt }, { from })
    expect(status).toBe(attempt === password ? 200 : 401)
  }
})

test('logins and a change of password of one account don’t wait for each other forever', async () => {
  const { username } = await member('editor')
  const home = unique('home')
  const body = { username, password }
  const { token } = (await login(body, { from: home })).body
  const change = { currentPassword: password, newPassword: unique('a-new-password') }
  const [changed] = await Promise.all([
    call('PUT', '/api/admin/profile/password', { token, body: change }),
    ...Array.from({ length: 4 }, () => login(body, { from: home })),
  ])
  expect(changed.status).toBe(200)
  expect((await login({ username, password: change.newPassword }, { from: home })).status).toBe(200)
})

test('an address has twenty attempts, whatever the name', async () => {
  const from = unique('address')
  const answers = []
  for (let attempt = 1; attempt <= 21; attempt += 1) {
    answers.push((await login({ username: '', password: '' }, { from })).status)
  }
  expect(answers.slice(0, 20).every((status) => status === 400)).toBe(true)
  expect(answers[20]).toBe(429)
})

test('a flood of logins is refused before it can use up the CPU', async () => {
  const flood = Array.from({ length: 60 }, () => login({ username: unique('nobody'), password }))
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30)
  expect(statuses.every((status) => status === 401 || status === 429)).toBe(true)
})

test.each([
  ['names that nobody has', () => unique('nobody')],
  ['the name of the admin', null],
])('a flood of strangers with %s doesn’t lock the admin out of a familiar address', async (_, name) => {
  const { username } = await member('admin')
  const home = unique('home')
  expect((await login({ username, password }, { from: home })).status).toBe(200)
  let verified = 0
  let queueIsFull = () => {}
  const full = new Promise<void>((resolve) => (queueIsFull = resolve))
  const flood = Array.from({ length: 60 }, async () => {
    const { status } = await login({ username: name?.() ?? username, password: 'not-the-password' })
    if (status === 401) verified += 1
    if (status === 429) queueIsFull()
    return status
  })
  await full
  const before = verified
  const admin = await login({ username, password }, { from: home })
  expect(admin.status).toBe(200)
  // Ahead of the twenty who were waiting.
  expect(verified - before).toBeLessThan(10)
  const statuses = await Promise.all(flood)
  expect(statuses).toContain(429)
  expect(verified).toBeGreaterThanOrEqual(20)
})

test('logging out ends the session on the server, and can be repeated', async () => {
  const { token } = await signedIn('admin')
  const first = await call('POST', '/api/auth/logout', { token })
  expect(first.status).toBe(200)
  expect(first.headers.get('set-cookie')).toMatch(/payload-token=;/)
  expect((await call('GET', '/api/admin/leads', { token })).status).toBe(401)
  expect((await call('POST', '/api/auth/logout', { token })).status).toBe(200)
  expect((await call('POST', '/api/auth/logout')).status).toBe(200)
})

test('a new password ends every session', async () => {
  const { id, token } = await signedIn('admin')
  const payload = await getCms()
  await payload.update({ collection: 'users', id, data: { password: 'another-long-password' } })
  expect((await call('GET', '/api/admin/leads', { token })).status).toBe(401)
})

test('a deleted account’s token is worthless', async () => {
  const { id, token } = await signedIn('admin')
  const payload = await getCms()
  await payload.delete({ collection: 'users', id })
  expect((await call('GET', '/api/admin/leads', { token })).status).toBe(401)
})

test('a forged token is worthless', async () => {
  const { token } = await signedIn('admin')
  const [header, claims, signature] = token.split('.')
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
  const forgeries = [`${none}.${claims}.`, `${header}.${claims}.${signature?.slice(2)}AA`, 'x', 'a.b.c']
  for (const forged of forgeries) {
    expect((await call('GET', '/api/admin/leads', { token: forged })).status).toBe(401)
  }
})

test('the cookie only counts from our own origin', async () => {
  const { token } = await signedIn('admin')
  const cookie = `payload-token=${token}`
  const from = (headers: Record<string, string>) =>
    call('GET', '/api/admin/leads', { headers: { cookie, ...headers } })
  expect((await from({ origin: 'http://localhost:3000' })).status).toBe(200)
  expect((await from({ origin: 'http://127.0.0.1:3000' })).status).toBe(200)
  expect((await from({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await from({ origin: 'https://evil.example' })).status).toBe(401)
  expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(401)
  expect((await from({})).status).toBe(401)
})

test('another site cannot log our staff out', async () => {
  const { token } = await signedIn('admin')
  const headers = { cookie: `payload-token=${token}`, origin: 'https://evil.example' }
  const answer = await call('POST', '/api/auth/logout', { headers })
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect((await call('GET', '/api/admin/leads', { token })).status).toBe(200)
})
