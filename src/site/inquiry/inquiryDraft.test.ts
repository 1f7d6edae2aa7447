// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, readDraft, wasSent } from './inquiryDraft'

const who = { fullName: 'Meera Nair', email: 'meera@saltpan.example', phone: '' }
const fields = { ...who, serviceType: 'cloud', description: 'A booking site.' }
const now = Date.UTC(2026, 10, 22)
const hour = 60 * 60 * 1000

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('typed text is restored, with the key of its attempt', () => {
  keepDraft('site', { fields, key: 'k' }, now)
  const { phone, ...typed } = fields
  expect(readDraft('site', now + hour)).toEqual({ fields: typed, key: 'k' })
})

test('personal details carry over to other forms, the request doesn’t', () => {
  keepDraft('site', { fields, key: 'k' }, now)
  expect(readDraft('product-7', now)).toEqual({ fields: { ...who, phone: undefined }, key: undefined })
  keepDraft('product-7', { fields: { ...who, phone: '112', description: 'Two licences.' } }, now)
  expect(readDraft('site', now)?.fields).toMatchObject({
    phone: '112',
    serviceType: 'cloud',
    description: 'A booking site.',
  })
})

test('after a day without a change it is deleted, also from the storage', () => {
  keepDraft('site', { fields }, now)
  expect(readDraft('site', now + 23 * hour)).toBeDefined()
  expect(readDraft('site', now + 24 * hour)).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test('a sent text is deleted; other forms’ texts stay', () => {
  keepDraft('site', { fields, key: 'k' }, now)
  keepDraft('product-7', { fields: { ...who, description: 'Two licences.' } }, now)
  dropDraft('site', fields, now)
  expect(readDraft('site', now)).toEqual({ fields: {}, key: undefined })
  expect(readDraft('product-7', now)?.fields).toEqual({ description: 'Two licences.' })
  expect(sessionStorage.getItem('inquiry')).not.toMatch(/Meera|booking/)
  expect([wasSent(fields, now), wasSent({ ...fields, description: 'Another.' }, now)]).toEqual([true, false])
})

test('an emptied form leaves nothing', () => {
  keepDraft('site', { fields }, now)
  dropDraft('site', undefined, now)
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"at":"x"}',
  `{"at":${now},"fields":{"email":{}},"descriptions":{},"keys":{}}`,
  `{"at":${now},"fields":{},"descriptions":{},"serviceTypes":{"site":1},"keys":{}}`,
])('a storage with %s counts as empty', (text) => {
  sessionStorage.setItem('inquiry', text)
  expect(readDraft('site', now)).toBeUndefined()
  keepDraft('site', { fields }, now)
  expect(readDraft('site', now)?.fields.fullName).toBe('Meera Nair')
})

test('a full or blocked storage breaks nothing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No', 'QuotaExceededError')
    })
  }
  keepDraft('site', { fields }, now)
  dropDraft('site', fields, now)
  expect([readDraft('site', now), wasSent(fields, now)]).toEqual([undefined, false])
})
