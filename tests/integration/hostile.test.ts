import { beforeAll, expect, test } from 'vitest'
import { api, call, signedIn } from './api'

let admin: string

beforeAll(async () => {
  admin = (await signedIn('admin')).token
})

const isRefusal = ({ status, body }: { status: number; body: { message?: string } }) => {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:|at \w+ \(|SELECT|Mongo/i)
}

const deep = '['.repeat(50_000) + ']'.repeat(50_000)
const bodies: [string, string, number][] = [
  ['malformed JSON', '{"title":', 400],
  ['no body', '', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['a number', '5', 400],
  ['operators', '{"title":{"$ne":null},"username":{"$gt":""},"fullName":{"$regex":"."}}', 400],
  ['a prototype', '{"__proto__":{"title":"x"},"constructor":{"prototype":{"x":1}}}', 400],
  ['deep nesting', `{"title":${deep}}`, 400],
  ['two megabytes', JSON.stringify({ title: 'x'.repeat(2_000_000) }), 413],
]
const doors: [string, string][] = [
  ['POST', '/api/leads'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/admin/services'],
  ['POST', '/api/admin/products'],
  ['POST', '/api/admin/projects'],
  ['POST', '/api/admin/blog-posts'],
  ['PUT', '/api/admin/services/00000000-0000-4000-8000-000000000000'],
  ['PUT', '/api/admin/leads/00000000-0000-4000-8000-000000000000'],
]

test.each(doors)('%s %s refuses whatever is no entity, and says so', async (method, path) => {
  for (const [name, body, expected] of bodies) {
    const answer = await call(method, path, { token: admin, body })
    expect([name, answer.status]).toEqual([name, expected])
    expect(answer.body.message).toEqual(expect.any(String))
  }
  const form = { 'content-type': 'text/plain' }
  expect((await call(method, path, { token: admin, body: '{}', headers: form })).status).toBe(415)
})

test('an endless body without a length is cut off', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(100_000))
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(chunk)
    },
  })
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  const response = await api(new Request('http://localhost:3000/api/leads', init))
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(50)
})

test('whoever sends slowly, stranger or staff, holds up nobody else', async () => {
  const slowly = (method: string, path: string, headers: Record<string, string>) => {
    const { readable, writable } = new TransformStream()
    const init = { method, headers, body: readable, duplex: 'half' } as RequestInit
    const answer = api(new Request(`http://localhost:3000${path}`, init))
    return async () => {
      await writable.close()
      return answer
    }
  }
  const editor = (await signedIn('editor')).token
  const finish = [
    slowly('POST', '/api/users/logout', {
      'content-type': 'application/x-www-form-urlencoded',
      'x-http-method-override': 'GET',
    }),
    slowly('PUT', '/api/admin/profile', {
      'content-type': 'application/json',
      authorization: `Bearer ${editor}`,
    }),
  ]
  const body = { name: 'Somebody' }
  expect((await call('PUT', '/api/admin/profile', { token: admin, body })).status).toBe(200)
  expect((await call('POST', '/api/auth/logout', { token: editor })).status).toBe(200)
  for (const end of finish) expect((await end()).status).toBeLessThan(500)
})

test.each([
  '/api/blog-post?where=x',
  '/api/blog-post?where[title][equals][$ne]=1',
  '/api/blog-post?where[title][$where]=1',
  '/api/blog-post?where[nope][equals]=1',
  '/api/blog-post?where[createdAt][near]=1,2',
  '/api/blog-post?where[id][equals][$ne]=1',
  '/api/users?where[hash][like]=a',
  '/api/product?where[price][greater_than]=abc',
  '/api/lead/versions',
  '/api/blog-post/not-an-id',
  '/api/blog-post/%E0%A4%A',
  '/api/services/%E0%A4%A',
  '/api/%00',
  '/api/nothing/here',
])('even for staff, %s is nothing but a refusal or an empty list', async (path) => {
  const answer = await call('GET', path, { token: admin })
  if (answer.status === 200) expect(answer.body.docs).toEqual([])
  else isRefusal(answer)
})

test.each([
  ['POST', '/api/users', 'null'],
  ['POST', '/api/users', '{"username":{"$ne":1},"email":["x"],"password":5}'],
  ['POST', '/api/blog-post', '{"title":{"$ne":1},"content":"x","_status":"published"}'],
  ['POST', '/api/service', '{"title":["x"],"features":{"a":1}}'],
  ['PATCH', '/api/service/not-an-id', '{"title":"x"}'],
  ['POST', '/api/globals/site-settings', '{"social":"x","email":5}'],
  ['POST', '/api/media', '{"alt":"no file"}'],
  ['POST', '/api/service', '{"bad'],
])('even for staff, Payload’s own %s %s refuses %s', async (method, path, body) => {
  isRefusal(await call(method, path, { token: admin, body }))
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])(
  'no door at all lets %s into a link',
  async (url) => {
    const product = { title: 'x', description: 'x', category: 'cms', price: 5, rating: 5, reviewCount: 0 }
    isRefusal(await call('POST', '/api/product', { token: admin, body: { ...product, demoUrl: url } }))
    isRefusal(await call('POST', '/api/product', { token: admin, body: { ...product, images: [{ url }] } }))
    const project = { title: 'x', description: 'x', category: 'x', projectUrl: url }
    isRefusal(await call('POST', '/api/project', { token: admin, body: project }))
    const body = { social: [{ platform: 'github', url }] }
    isRefusal(await call('POST', '/api/globals/site-settings', { token: admin, body }))
  },
)

test('a method that a path does not have is not found', async () => {
  for (const [method, path] of [
    ['PUT', '/api/leads'],
    ['DELETE', '/api/services'],
    ['GET', '/api/leads'],
    ['GET', '/api/auth/login'],
  ] as const) {
    expect((await call(method, path, { token: admin })).status).toBe(404)
  }
})
