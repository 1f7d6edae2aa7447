import { afterEach, expect, test, vi } from 'vitest'
import { sendInquiry } from './sendInquiry'

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
const key = '0123456789abcdef0123456789abcdef'

afterEach(() => vi.unstubAllGlobals())

const answer = (body: string, init: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init))

test('a response that is not OK is an error with status and body', async () => {
  answer('{"message":"Too many"}', { status: 429, headers: { 'Retry-After': '90' } })
  const refused = sendInquiry(inquiry, key)
  await expect(refused).rejects.toThrow('429: {"message":"Too many"}')
  await expect(refused).rejects.toMatchObject({ status: 429, paths: [], retryAfter: 90 })
  answer('', { status: 503, statusText: 'Service Unavailable' })
  await expect(sendInquiry(inquiry, key)).rejects.toThrow('503: Service Unavailable')
})

test('the fields named by the server are reported; a proxy’s response names none', async () => {
  answer('{"message":"No","errors":[{"path":"email","message":"x"},{"path":"phone","message":"y"}]}', {
    status: 400,
  })
  await expect(sendInquiry(inquiry, key)).rejects.toMatchObject({ paths: ['email', 'phone'] })
  for (const body of ['<h1>Bad gateway</h1>', 'null', '{"errors":"all"}', '{"errors":[null]}']) {
    answer(body, { status: 502 })
    await expect(sendInquiry(inquiry, key)).rejects.toMatchObject({ status: 502 })
  }
})

test('the inquiry is sent as JSON, with credentials and the attempt’s key', async () => {
  const fetch = vi.fn(async () => new Response('{}', { status: 201 }))
  vi.stubGlobal('fetch', fetch)
  await sendInquiry(inquiry, key)
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/leads', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(inquiry),
    signal: undefined,
  })
})
