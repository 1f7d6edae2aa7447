import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import type { roles } from '@/domain/roles'
import { guarded } from '@/endpoints/guard'
import { addressHeader } from '@/rate-limit/visitor'
import { getCms } from './cms'

type Role = (typeof roles)[number]['value']

interface CallOptions {
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown
  token?: string
  headers?: Record<string, string>
  /** The visitor's address; by default a new one. */
  from?: string
}

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: the test knows what to expect
  body: any
}

const answer = guarded((request) => handleEndpoints({ config, request }))

/** Handles a request to a path under /api. */
export async function api(request: Request): Promise<Response> {
  await getCms()
  return answer(request)
}

export const unique = (prefix = 'x') => `${prefix}-${randomUUID().slice(0, 8)}`

/** Calls the API as over the network, but without Next. */
export async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { body, token, headers, from = randomUUID() } = options
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    headers: {
      [addressHeader]: from,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const response = await api(request)
  const type = response.headers.get('content-type') ?? ''
  // A stream of events has no end.
  const isEndless = type.startsWith('text/event-stream')
  if (isEndless) await response.body?.cancel()
  const text = isEndless ? '' : await response.text()
  const isJson = type.includes('json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}

export const password = 'a-long-enough-password'

/** A new staff account. */
export async function member(role: Role) {
  const payload = await getCms()
  const username = unique(role)
  const user = await payload.create({ collection: 'users', data: { username, password, role } })
  return { id: user.id, username, password, role }
}

/** A new staff account that is logged in. */
export async function signedIn(role: Role) {
  const user = await member(role)
  const { body } = await call('POST', '/api/auth/login', { body: { username: user.username, password } })
  return { ...user, token: body.token as string }
}

export const inquiry = (over: object = {}) => ({
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  serviceType: 'web-development',
  description: 'We need a shop for our pottery.',
  ...over,
})

/** A real browser's user agent. */
export const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'

/** An image's bytes. */
export const bytes = (width = 8, height = 8, background = '#6366f1') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** Sends a form with a file to Payload's media library; with an `id` or `where` the file replaces others. */
export async function upload(
  file: { data: Uint8Array; name?: string; type?: string },
  {
    token,
    id,
    where,
    ...values
  }: { token?: string; id?: string; where?: string; [field: string]: unknown } = {},
): Promise<Answer> {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ alt: 'A square', ...values }))
  const { data, name = `${unique('picture')}.png`, type = 'image/png' } = file
  form.append('file', new File([data as Uint8Array<ArrayBuffer>], name, { type }))
  // Node 24 keeps writing a form's parts to a closed reader, and fails; so they are sent as bytes.
  const encoded = new Response(form)
  const replaced = id ? `/${id}` : where ? `?${where}` : ''
  const request = new Request(`http://localhost:3000/api/media${replaced}`, {
    method: replaced ? 'PATCH' : 'POST',
    headers: {
      [addressHeader]: randomUUID(),
      'content-type': String(encoded.headers.get('content-type')),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: await encoded.arrayBuffer(),
  })
  const response = await api(request)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** A valid post, published at once. */
export const blogPost = (over: object = {}) => ({
  title: unique('Post'),
  slug: unique('post'),
  excerpt: 'What it is about.',
  content: '<p>Text.</p>',
  category: 'Tutorials',
  isPublished: true,
  ...over,
})

/** A small image in the media library. */
export async function picture() {
  const payload = await getCms()
  const data = await bytes()
  const name = `${unique('picture')}.png`
  const file = { data, mimetype: 'image/png', name, size: data.length }
  const { id, url } = await payload.create({ collection: 'media', data: { alt: 'A violet square' }, file })
  return { id, url: String(url) }
}
