import { expect, test, vi } from 'vitest'
import { hashKey } from '@/runtime/hashKey'
import { lockTime, removeExpiredLocks, withLock } from '@/runtime/mutex'
import { call, member, password, signedIn, unique } from '../api'
import { getCms } from '../cms'
import { hashAsInProduction } from '../quickPasswords'

// So that a login can be overtaken.
hashAsInProduction()

// Disables serialization within this process: each call is as if another instance handled it.
vi.mock(import('@/runtime/serializeByKey'), () => ({ serializeByKey: (_key, act) => act() }))

const demoted = { name: null, role: 'editor', isActive: true }
const turns = async () =>
  (await (await getCms()).find({ collection: 'system-state', where: { key: { like: 'turn ' } } })).totalDocs

test('of two admins who demote each other on two instances one remains', async () => {
  const payload = await getCms()
  for (let round = 0; round < 2; round += 1) {
    // Bypasses the rule that keeps one admin.
    await payload.db.deleteMany({ collection: 'users', where: {} })
    const [one, other] = [await signedIn('admin'), await signedIn('admin')]
    const demote = (id: string, token: string) =>
      call('PUT', `/api/admin/users/${id}`, { token, body: demoted })
    await Promise.all([demote(one.id, other.token), demote(other.id, one.token)])
    const { totalDocs } = await payload.count({ collection: 'users', where: { role: { equals: 'admin' } } })
    expect(totalDocs).toBe(1)
  }
  expect(await turns()).toBe(0)
})

test('a simultaneous login on another instance doesn’t undo a new password', async () => {
  const { token } = await signedIn('admin')
  for (let round = 0; round < 2; round += 1) {
    const { id, username } = await member('editor')
    const body = { username, password }
    const reset = { password: unique('a-new-password') }
    await Promise.all([
      call('POST', '/api/auth/login', { body }),
      call('PUT', `/api/admin/users/${id}/password`, { token, body: reset }),
    ])
    expect((await call('POST', '/api/auth/login', { body })).status).toBe(401)
    expect((await call('POST', '/api/auth/login', { body: { ...body, ...reset } })).status).toBe(200)
  }
})

test('a lock is released by an error too, and a killed process’s expires', async () => {
  const payload = await getCms()
  const subject = unique('subject')
  await expect(withLock(payload, subject, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(payload, subject, async () => 'done')).toBe('done')

  const leave = (until: number) =>
    payload.db.create({
      collection: 'system-state',
      data: {
        key: `turn ${hashKey(subject, payload)}`,
        holder: 'killed',
        until: new Date(until).toISOString(),
      },
    })
  await leave(Date.now() - 1)
  expect(await withLock(payload, subject, async () => 'after it')).toBe('after it')
  // From a clock that ran a day ahead and was corrected.
  await leave(Date.now() + 24 * 60 * 60 * 1000)
  expect(await withLock(payload, subject, async () => 'all the same')).toBe('all the same')

  await leave(Date.now() + lockTime)
  const order: string[] = []
  const waiting = withLock(payload, subject, async () => void order.push('next'))
  const attempts = vi.spyOn(payload.db, 'create')
  await vi.waitUntil(() => attempts.mock.calls.length > 1)
  attempts.mockRestore()
  order.push('its holder')
  await payload.db.deleteMany({ collection: 'system-state', where: { holder: { equals: 'killed' } } })
  await waiting
  expect(order).toEqual(['its holder', 'next'])

  await leave(Date.now() - 1)
  await removeExpiredLocks(payload)
  expect(await turns()).toBe(0)
})
