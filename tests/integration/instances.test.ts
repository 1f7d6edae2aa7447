import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { draftOf, type InquiryDraft, keepDraft } from '@/content/inquiryDrafts'
import { mongoCollection } from '@/database/mongoCollection'
import { draftsCollection, isContent } from '@/database/target'
import { broadcastInvalidation } from '@/runtime/broadcastInvalidation'
import { contentChanged, onContentChanged } from '@/runtime/contentChanged'
import { readState, writeState } from '@/runtime/systemState'
import { call, inquiry, signedIn, unique } from './api'
import { getCms } from './cms'

let emptied = 0
let emptiedAt = 0
let end: () => void

/** Waits for another instance, at most as long as promised. */
async function within(milliseconds: number, isDone: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while (performance.now() < deadline) {
    if (await isDone()) return true
    await wait(50)
  }
  return false
}

beforeAll(async () => {
  end = broadcastInvalidation(await getCms())
  onContentChanged(() => {
    emptied += 1
    emptiedAt = performance.now()
  })
})
afterAll(() => end())

test('a change here reaches the other instances within two seconds', async () => {
  const payload = await getCms()
  const before = await readState(payload, 'generation')
  const { token } = await signedIn('admin')
  const body = { title: unique('Service'), description: 'x', price: 'x' }
  await call('POST', '/api/admin/services', { token, body })
  expect(await within(2000, async () => (await readState(payload, 'generation')) !== before)).toBe(true)
})

test('a change elsewhere empties our caches within two seconds, and an inquiry doesn’t', async () => {
  const payload = await getCms()
  // The previous change has taken full effect.
  await vi.waitUntil(() => performance.now() - emptiedAt > 1200, { timeout: 5000 })
  const looks = vi.spyOn(payload.db, 'findOne')
  const before = emptied
  await call('POST', '/api/leads', { body: inquiry() })
  looks.mockClear()
  const ofGeneration = () =>
    looks.mock.calls.filter(([{ where }]) => JSON.stringify(where).includes('generation'))
  await vi.waitUntil(() => ofGeneration().length > 1, { timeout: 5000 })
  looks.mockRestore()
  expect(emptied).toBe(before)
  await writeState(payload, 'generation', unique('another instance'))
  expect(await within(2000, () => emptied > before)).toBe(true)
})

test('a change that couldn’t be announced is announced when the database is back', async () => {
  const payload = await getCms()
  const before = await readState(payload, 'generation')
  const upsert = vi.spyOn(payload.db, 'upsert').mockRejectedValue(new Error('away'))
  contentChanged()
  // Both announcements, and two attempts to catch up.
  await vi.waitUntil(() => upsert.mock.calls.length > 3, { timeout: 10_000 })
  expect(await readState(payload, 'generation')).toBe(before)
  upsert.mockRestore()
  expect(await within(2000, async () => (await readState(payload, 'generation')) !== before)).toBe(true)
})

test('what a visitor without script typed is available on every instance, and is not content', async () => {
  const fields = { fullName: '', email: 'meera@saltpan.example', phone: '', serviceType: '', description: '' }
  const draft: InquiryDraft = { fields, outcome: 'refused', refused: ['fullName'], shownAt: Date.now() }
  const id = await keepDraft(draft)
  expect(await draftOf(id)).toEqual(draft)
  for (const wrong of [undefined, '', 'x', [id], { $ne: '' }]) expect(await draftOf(wrong)).toBeUndefined()
  expect(isContent(draftsCollection)).toBe(false)
  const shared = mongoCollection<{ _id: string; until: Date }>(await getCms(), draftsCollection)
  if (!shared) return
  const kept = await shared.findOne({ _id: id })
  expect(kept?.until.getTime()).toBeGreaterThan(Date.now())
  expect((await shared.indexes()).some(({ expireAfterSeconds }) => expireAfterSeconds === 0)).toBe(true)
  await shared.updateOne({ _id: id }, { $set: { until: new Date(0) } })
  expect(await draftOf(id)).toBeUndefined()
})
