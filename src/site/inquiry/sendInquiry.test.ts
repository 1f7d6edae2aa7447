import { afterEach, expect, test, vi } from 'vitest'
import { missingFields, sendInquiry } from './sendInquiry'

const inquiry = {
  fullName: 'Meera Nair',
  email: 'meera@saltpan.example',
  phone: '',
  serviceType: 'web-development',
  description: 'A booking site for 38 homestays.',
  language: 'en' as const,
  website: '',
  elapsed: 12_000,
}

afterEach(() => vi.unstubAllGlobals())

test('a phone number may be left out, the other fields may not', () => {
  expect(missingFields(inquiry)).toEqual([])
  expect(missingFields({ ...inquiry, fullName: '', description: '   ' })).toEqual(['fullName', 'description'])
})

test('an answer that is not OK is an error of status and body', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"Too many"}', { status: 429 }))
  await expect(sendInquiry(inquiry)).rejects.toThrow('429: {"message":"Too many"}')
  vi.stubGlobal('fetch', async () => new Response('', { status: 503, statusText: 'Service Unavailable' }))
  await expect(sendInquiry(inquiry)).rejects.toThrow('503: Service Unavailable')
})

test('the inquiry goes out as JSON, with credentials', async () => {
  const fetch = vi.fn(async () => new Response('{}', { status: 201 }))
  vi.stubGlobal('fetch', fetch)
  await sendInquiry(inquiry)
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/leads', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(inquiry),
  })
})
