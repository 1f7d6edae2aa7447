import { beforeAll, expect, test } from 'vitest'
import { api, call, signedIn, unique } from './api'

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

test.each(doors)('%s %s refuses malformed entities with a reason', async (method, path) => {
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

test('a slow sender, stranger or staff, blocks nobody else', async () => {
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

test.each(['users/logout', 'users/refresh-token', 'blog-posts', 'services', 'leads'])(
  'method overrides can’t make the body of a %s a query',
  async (door) => {
    for (const name of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override']) {
      let isRead = false
      const body = new ReadableStream(
        {
          pull(controller) {
            isRead = true
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      const headers = { 'content-type': 'application/json', [name]: 'GET' }
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
      const { status } = await api(new Request(`http://localhost:3000/api/${door}`, init))
      expect([name, status, isRead]).toEqual([name, 400, false])
    }
  },
)

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
])('even for staff, %s only gives a refusal or an empty list', async (path) => {
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
  'no endpoint lets %s into a link',
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

const rich = (...children: object[]) => ({
  root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children },
})
const paragraph = (...children: object[]) => ({
  ...{ type: 'paragraph', version: 1, format: '', indent: 0, direction: null, textFormat: 0 },
  children,
})
const link = (url: string) => ({
  ...{ type: 'link', version: 3, format: '', indent: 0, direction: null },
  fields: { linkType: 'custom', newTab: false, url },
  children: [{ type: 'text', version: 1, text: 'x', detail: 0, format: 0, mode: 'normal', style: '' }],
})
const image = (src: string) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: '65f0c0ffee65f0c0ffee65f0', blockType: 'image', src },
})

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', '//evil.example'])(
  'nor into a draft, which Payload doesn’t validate: %s',
  async (url) => {
    const drafts: [kind: string, data: object, path: string][] = [
      ['product', { demoUrl: url }, 'demoUrl'],
      ['product', { downloadUrl: url }, 'downloadUrl'],
      ['product', { images: [{ url: '/fine.png' }, { url }] }, 'images.1.url'],
      ['project', { projectUrl: url }, 'projectUrl'],
      ['project', { githubUrl: url }, 'githubUrl'],
      ['project', { images: [{ url }] }, 'images.0.url'],
      ['blog-post', { featuredImage: { url } }, 'featuredImage.url'],
      ['blog-post', { content: rich(paragraph(link(url))) }, 'content'],
      ['blog-post', { content: rich(image(url)) }, 'content'],
    ]
    for (const [kind, data, path] of drafts) {
      const draft = { title: unique('Draft'), _status: 'draft' }
      const made = await call('POST', `/api/${kind}?draft=true`, { token: admin, body: draft })
      expect(made.status).toBe(201)
      for (const [method, door] of [
        ['POST', `/api/${kind}?draft=true`],
        ['PATCH', `/api/${kind}/${made.body.doc.id}?draft=true`],
        ['PATCH', `/api/${kind}/${made.body.doc.id}?draft=true&autosave=true`],
      ] as const) {
        const { status, body } = await call(method, door, { token: admin, body: { ...draft, ...data } })
        expect([door, status, body.errors?.[0].data?.errors[0].path]).toEqual([door, 400, path])
      }
      const many = `/api/${kind}?where[id][equals]=${made.body.doc.id}&draft=true`
      await call('PATCH', many, { token: admin, body: { ...draft, ...data } })
      await call('POST', `/api/${kind}/${made.body.doc.id}/duplicate`, { token: admin, body: data })
      const { body } = await call('GET', `/api/${kind}/versions?limit=0&depth=0`, { token: admin })
      expect(JSON.stringify(body)).not.toContain(url)
    }
  },
)

test('a draft keeps valid links, and unfinished ones', async () => {
  const content = rich(paragraph(link('https://example.com'), link('mailto:a@example.com'), link('/blog')))
  for (const [kind, data] of [
    ['blog-post', { content, featuredImage: { url: '' } }],
    ['project', { projectUrl: 'https://example.com', githubUrl: null, images: [{ url: '/a.png' }, {}] }],
  ] as const) {
    const body = { title: unique('Draft'), _status: 'draft', ...data }
    expect((await call('POST', `/api/${kind}?draft=true`, { token: admin, body })).status).toBe(201)
  }
})

test('an unsupported method is not found', async () => {
  for (const [method, path] of [
    ['PUT', '/api/leads'],
    ['DELETE', '/api/services'],
    ['GET', '/api/leads'],
    ['GET', '/api/auth/login'],
  ] as const) {
    expect((await call(method, path, { token: admin })).status).toBe(404)
  }
})
