import { beforeAll, expect, test } from 'vitest'
import { call, inquiry, picture, signedIn, unique } from './api'
import { getCms } from './cms'

/** A marker in everything that visitors must not see. */
const secret = unique('secret')
let admin: string
let editor: { id: string; username: string; token: string }
let post: { id: string; slug: string }

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()

beforeAll(async () => {
  admin = (await signedIn('admin')).token
  editor = await signedIn('editor')
  const make = async (path: string, body: object) => (await call('POST', path, { token: admin, body })).body
  const text = { description: secret, excerpt: secret, content: `<p>${secret}</p>`, category: 'Tutorials' }
  await call('POST', '/api/leads', { body: inquiry({ fullName: secret, description: secret }) })
  await make('/api/admin/services', { ...text, title: secret, price: '1', isActive: false })
  await make('/api/admin/products', { ...text, title: secret, category: 'cms', price: 1, isActive: false })
  await make('/api/admin/blog-posts', { ...text, title: secret })
  await make('/api/admin/blog-posts', {
    ...text,
    title: `${secret} soon`,
    isPublished: true,
    publishedAt: tomorrow(),
  })
  // A published post with a secret in an older version.
  post = await make('/api/admin/blog-posts', { ...text, title: `${secret} before`, slug: unique('public') })
  const open = { title: 'Open', slug: post.slug, excerpt: 'x', content: '<p>x</p>', category: 'Tutorials' }
  await call('PUT', `/api/admin/blog-posts/${post.id}`, {
    token: admin,
    body: { ...open, isPublished: true },
  })
})

const stock = [
  '/api/lead',
  '/api/service',
  '/api/product',
  '/api/project',
  '/api/page',
  '/api/blog-post',
  '/api/users',
  '/api/media',
  '/api/view-count',
  '/api/address',
  '/api/search-entry',
  '/api/payload-preferences',
  '/api/payload-locked-documents',
  '/api/payload-migrations',
  '/api/payload-kv',
  '/api/globals/site-settings',
  '/api/globalsx/site-settings',
  '/api/blog-post/versions',
  '/api/globals/site-settings/versions',
  '/api/lead/count',
  '/api/users/count',
  '/api/users/init',
  '/api/access',
  '/api/og',
]
const tricks = [
  '',
  '?draft=true&depth=10&trash=true&locale=*',
  '?where[id][exists]=true&limit=0&pagination=false',
  '?where[or][0][id][exists]=true&where[or][1][_status][equals]=draft',
  '?where[email][like]=a&sort=-password&select[hash]=true',
  '?where=x',
  '?where[title][equals][$ne]=1',
]

test.each(stock)('strangers get nothing of %s, however they ask', async (path) => {
  for (const trick of tricks) {
    const ways = [
      () => call('GET', path + trick),
      () => call('HEAD', path + trick),
      () =>
        call('POST', path, {
          body: trick.slice(1),
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-http-method-override': 'GET' },
        }),
      () => call('POST', path, { body: { where: {} }, headers: { 'x-payload-http-method-override': 'GET' } }),
      () =>
        call('GET', path + trick, { headers: { authorization: 'Bearer x.y.z', cookie: 'payload-token=x' } }),
    ]
    for (const way of ways) {
      const { status, body } = await way()
      expect(status).toBe(401)
      expect(JSON.stringify(body)).not.toContain(secret)
    }
  }
})

test.each([
  '/api/services?limit=100',
  '/api/products',
  '/api/products?search=secret',
  '/api/products?featured=false',
  '/api/blog-posts',
  '/api/blog-posts?search=secret',
  '/api/blog-posts?draft=true&where[_status][equals]=draft&depth=10&locale=de&trash=true',
  `/api/blog-posts/${secret}`,
  `/api/blog-posts/${secret}-soon`,
  '/api/projects?where[or][0][id][exists]=true',
  '/api/search?search=secret',
  '/api/settings',
])('%s shows only what is public, to anyone', async (path) => {
  for (const token of [undefined, editor.token, admin]) {
    const { status, body } = await call('GET', path, token ? { token } : {})
    expect([200, 404]).toContain(status)
    expect(JSON.stringify(body)).not.toContain(secret)
  }
})

test('behind the guard, access rules protect the data too', async () => {
  const payload = await getCms()
  const stranger = { overrideAccess: false, draft: true, pagination: false, depth: 3 } as const
  const seen = []
  for (const collection of ['service', 'product', 'project', 'page', 'blog-post', 'media'] as const) {
    seen.push(await payload.find({ collection, ...stranger }))
  }
  expect(JSON.stringify(seen)).not.toContain(secret)
  for (const collection of ['lead', 'users', 'view-count'] as const) {
    await expect(payload.find({ collection, ...stranger })).rejects.toThrow('not allowed')
  }
  await expect(payload.findVersions({ collection: 'blog-post', ...stranger })).rejects.toThrow('not allowed')
  await expect(
    payload.find({ collection: 'service', where: { 'lead.fullName': { exists: true } }, ...stranger }),
  ).rejects.toThrow()
})

test('editors see no leads and no accounts but their own', async () => {
  const { token, id } = editor
  expect((await call('GET', '/api/lead', { token })).status).toBe(403)
  expect((await call('GET', '/api/lead/count', { token })).status).toBe(403)
  const { body } = await call('GET', '/api/users?depth=3&select[hash]=true&select[salt]=true', { token })
  expect(body.docs.map((user: { id: string }) => user.id)).toEqual([id])
  expect(JSON.stringify(body)).not.toMatch(/"(hash|salt|resetPasswordToken)"/)
  expect((await call('GET', '/api/users?where[role][equals]=admin', { token })).body.docs).toEqual([])
})

test('editors cannot make themselves admins, or touch what is for admins', async () => {
  const { token, id } = editor
  await call('PATCH', `/api/users/${id}`, { token, body: { role: 'admin' } })
  await call('PATCH', '/api/users?where[id][exists]=true', { token, body: { role: 'admin' } })
  const payload = await getCms()
  expect((await payload.findByID({ collection: 'users', id })).role).toBe('editor')
  const refused = [
    await call('POST', '/api/users', {
      token,
      body: { username: unique('x'), password: 'long-enough-x', role: 'admin' },
    }),
    await call('POST', `/api/users/${id}/duplicate`, { token, body: { role: 'admin' } }),
    await call('DELETE', `/api/users/${id}`, { token }),
    await call('PATCH', '/api/lead?where[id][exists]=true', { token, body: { status: 'rejected' } }),
    await call('DELETE', '/api/lead?where[id][exists]=true', { token }),
    await call('POST', '/api/globals/site-settings', { token, body: { siteName: 'Mine' } }),
    await call('POST', '/api/service', { token, body: { title: 'x' } }),
    await call('POST', '/api/view-count', { token, body: { post: 'x', count: 5 } }),
    await call('POST', '/api/users/unlock', { token, body: { username: editor.username } }),
  ]
  for (const { status } of refused) expect([403, 404]).toContain(status)
})

test.each(['/api/admin/leads', '/api/admin/services', '/api/admin/products', '/api/admin/analytics'])(
  'editors have no access to %s',
  async (path) => {
    expect((await call('GET', path, { token: editor.token })).status).toBe(403)
    const write = await call('POST', path, { token: editor.token, body: {} })
    expect([403, 404]).toContain(write.status)
  },
)

test.each([
  ['POST', '/api/users/login'],
  ['POST', '/api/users/first-register'],
  ['POST', '/api/users/forgot-password'],
  ['POST', '/api/users/reset-password'],
  ['POST', '/api/users/verify/x'],
  ['POST', '/api/users/unlock'],
  ['POST', '/api/users'],
  ['PATCH', '/api/users?where[id][exists]=true'],
  ['DELETE', '/api/users?where[id][exists]=true'],
  ['POST', '/api/lead'],
  ['POST', '/api/media'],
  ['GET', '/api/media/paste-url?src=http://127.0.0.1:22'],
  ['POST', '/api/graphql'],
  ['GET', '/api/payload-jobs/run'],
])('%s %s is closed', async (method, path) => {
  const body =
    method === 'GET' ? undefined : { username: 'x', email: 'x@example.com', password: 'long-enough-x' }
  const { status, body: answer } = await call(method, path, { body })
  expect([401, 404]).toContain(status)
  expect(answer.message).toEqual(expect.any(String))
})

test('even staff cannot use Payload’s own login, which has no limits', async () => {
  const { username, token } = editor
  const body = { username, password: 'a-long-enough-password' }
  expect((await call('POST', '/api/users/login', { token, body })).status).toBe(404)
})

test('images are public, missing ones are not found', async () => {
  const { url } = await picture()
  const { status, headers } = await call('GET', url)
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
  for (const name of ['none.png', '%00', '..%2f..%2fpackage.json', '%2e%2e%2ftest.db']) {
    expect([401, 404]).toContain((await call('GET', `/api/media/file/${name}`)).status)
  }
})

test('responses to staff are not cached; images are', async () => {
  for (const path of ['/api/users/me', '/api/users', '/api/lead', '/api/access', '/api/admin/users']) {
    const { status, headers } = await call('GET', path, { token: admin })
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
  }
  const { url } = await picture()
  expect((await call('GET', url)).headers.get('cache-control')).toContain('immutable')
})

test('a HEAD is answered like a GET, without its body', async () => {
  expect((await call('HEAD', '/api/services')).status).toBe(200)
  expect((await call('HEAD', '/api/products/x')).status).toBe(404)
})
