import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiPage, apiRequest } from './api'

const future = Math.floor(Date.now() / 1000) + 3600
const token = `head.${Buffer.from(JSON.stringify({ exp: future })).toString('base64url')}.signature`

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const assign = vi.fn()
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map([
    ['auth_token', token],
    ['auth_user', '{"username":"anna","role":"admin"}'],
  ])
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { pathname: '/admin/leads', search: '?status=new', assign })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const answer = (status: number, body: string, init: ResponseInit = {}) =>
  fetched.mockResolvedValueOnce(new Response(body, { ...init, status }))

test('a call carries cookie and bearer, and its body as JSON', async () => {
  answer(200, '{"id":"1"}')
  expect(await apiRequest('/api/admin/leads/1', { method: 'PUT', body: { status: 'new' } })).toEqual({
    id: '1',
  })
  const [path, init] = fetched.mock.calls[0] ?? []
  expect(path).toBe('/api/admin/leads/1')
  expect(init).toMatchObject({ method: 'PUT', credentials: 'include', body: '{"status":"new"}' })
  expect(init?.headers).toMatchObject({
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
  })
})

test('a change says which version was seen, and its refusal which field is at fault', async () => {
  answer(400, '{"message":"No.","errors":[{"path":"images.0","message":"must be an address"}]}')
  const options = { method: 'PUT', body: {}, ifMatch: '2026-05-01T10:00:00.000Z' } as const
  const refused = await apiRequest('/api/admin/products/1', options).catch((error) => error)
  expect(refused).toMatchObject({ status: 400, fieldErrors: { 'images.0': 'must be an address' } })
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'If-Match': '"2026-05-01T10:00:00.000Z"' })
})

test('the fields at fault are found in responses of Payload’s own endpoints, too', async () => {
  answer(400, '{"errors":[{"message":"Invalid.","data":{"errors":[{"path":"slug","message":"taken"}]}}]}')
  const refused = await apiRequest('/api/project', { method: 'POST', body: {} }).catch((error) => error)
  expect(refused).toMatchObject({ status: 400, fieldErrors: { slug: 'taken' } })
})

test('a creation sent again because its answer was lost has the same key, any other one a new one', async () => {
  const sent = (path: `/api/${string}`, title: string) =>
    apiRequest(path, { method: 'POST', body: { title } }).catch(() => undefined)
  const lost = () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const torn = () => fetched.mockResolvedValueOnce(new Response('{"id":', { status: 201 }))
  const [services, products] = ['/api/admin/services', '/api/admin/products'] as const
  lost()
  await sent(services, 'a')
  answer(200, '[]')
  await apiRequest(services)
  torn()
  await sent(services, 'a')
  answer(503, '')
  await sent(services, 'a')
  answer(201, '{}')
  await sent(products, 'a')
  answer(400, '{}')
  await sent(services, 'a')
  answer(201, '{}')
  await sent(services, 'a')
  lost()
  await sent(services, 'a')
  answer(201, '{}')
  await sent(services, 'b')
  const keys = fetched.mock.calls
    .filter(([, { method }]) => method === 'POST')
    .map(([, { headers }]) => new Headers(headers).get('Idempotency-Key'))
  const [first, , , other] = keys
  expect(keys.slice(0, 5)).toEqual([first, first, first, other, first])
  expect(new Set(keys).size).toBe(5)
})

test('with nothing stored only the cookie is sent', async () => {
  stored.clear()
  answer(200, '[]')
  await apiRequest('/api/admin/leads')
  expect(fetched.mock.calls[0]?.[1].headers).toEqual({ Accept: 'application/json' })
})

test('a page knows how many entries there are in all', async () => {
  answer(200, '["a","b"]', { headers: { 'X-Total-Count': '40' } })
  expect(await apiPage('/api/admin/leads')).toEqual({ entries: ['a', 'b'], total: 40 })
})

test('an error says status and body', async () => {
  answer(409, '{"message":"Taken."}')
  await expect(apiRequest('/api/admin/leads')).rejects.toThrow('409: {"message":"Taken."}')
})

test('an error without a body says the status text', async () => {
  answer(502, '', { statusText: 'Bad Gateway' })
  await expect(apiRequest('/api/admin/leads')).rejects.toThrow(/^502: Bad Gateway$/)
})

test.each([401, 403])('%i logs out, leads to the login and back, and raises', async (status) => {
  answer(status, '{"message":"Please log in."}')
  answer(200, '{}')
  await expect(apiRequest('/api/admin/leads')).rejects.toThrow('Authentication failed')
  expect(stored.size).toBe(0)
  expect(fetched.mock.calls[1]?.[0]).toBe('/api/auth/logout')
  expect(assign).toHaveBeenCalledWith('/admin/login?redirect=%2Fadmin%2Fleads%3Fstatus%3Dnew')
})

test('a read can return null on a 401; a write can’t', async () => {
  answer(401, '{"message":"Please log in."}')
  expect(await apiRequest('/api/admin/leads', { on401: 'null' })).toBeNull()
  expect(stored.size).toBe(2)
  answer(401, '')
  answer(200, '{}')
  const write = { method: 'DELETE', on401: 'null' } as const
  await expect(apiRequest('/api/admin/leads/1', write)).rejects.toThrow('Authentication failed')
})

test('when the server cannot even log out, the login is still reached', async () => {
  answer(401, '')
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(apiRequest('/api/admin/leads')).rejects.toThrow('Authentication failed')
  expect(assign).toHaveBeenCalledOnce()
})
