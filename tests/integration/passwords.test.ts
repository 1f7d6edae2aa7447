import { expect, test } from 'vitest'
import { demoAdmin } from '@/domain/demoAdmin'
import { createAccount, createFirstAdmin } from '@/ops/accounts'
import { call, member, password, signedIn, unique } from './api'
import { getCms } from './cms'

const agency = 'we are K1te-Wing forever'

test.each([
  'Password2026!',
  'qwertyqwerty12',
  'leavemealone',
  '123456789012',
  'short',
  demoAdmin.password,
  agency,
])('%j is refused wherever a password is set', async (bad) => {
  const [{ token }, other] = await Promise.all([signedIn('admin'), member('editor')])
  const data = { username: unique('new'), name: null, role: 'editor', password: bad }
  for (const [method, path, body] of [
    ['POST', '/api/admin/users', data],
    ['PUT', `/api/admin/users/${other.id}/password`, { password: bad }],
    ['PUT', '/api/admin/profile/password', { currentPassword: password, newPassword: bad }],
    ['POST', '/api/users', data],
    ['PATCH', `/api/users/${other.id}`, { password: bad }],
  ] as const) {
    const answer = await call(method, path, { token, body })
    expect([path, answer.status]).toEqual([path, 400])
    const field = path.includes('profile') ? 'newPassword' : 'password'
    expect(JSON.stringify(answer.body)).toContain(`"path":"${field}"`)
  }
  const payload = await getCms()
  const credentials = { username: unique('boss'), password: bad }
  await expect(createAccount(payload, { ...credentials, role: 'admin' })).rejects.toMatchObject({
    name: 'ValidationError',
  })
})

test('ADMIN_PASSWORD is checked at the first start, with a message that names it', async () => {
  const payload = await getCms()
  // Bypasses the collection, which keeps its last admin.
  await payload.db.deleteMany({ collection: 'users', where: {} })
  const credentials = { username: unique('boss'), password: 'Password2026!' }
  await expect(createFirstAdmin(payload, credentials)).rejects.toMatchObject({
    name: 'SettingsError',
    message: 'Invalid ADMIN_PASSWORD setting: This password is too easy to guess. Choose another.',
  })
  expect((await payload.count({ collection: 'users', where: { id: { exists: true } } })).totalDocs).toBe(0)
})

test('nor is one with the account’s name accepted', async () => {
  const { token, username } = await signedIn('editor')
  const payload = await getCms()
  const change = (newPassword: string) =>
    call('PUT', '/api/admin/profile/password', { token, body: { currentPassword: password, newPassword } })
  expect((await change(`it is ${username}!`)).body.errors).toEqual([
    { path: 'newPassword', message: "The password can't contain the username or the site's name." },
  ])
  const { docs } = await payload.find({ collection: 'users', where: { username: { equals: username } } })
  await payload.update({ collection: 'users', id: docs[0]?.id ?? '', data: { name: 'Ravi Menon' } })
  expect((await change('one two menon three')).status).toBe(400)
  expect((await change('correct horse battery staple')).status).toBe(200)
})
