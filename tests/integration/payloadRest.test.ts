import type { Where } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { api, call, inquiry, member, signedIn, unique } from './api'
import { getCms } from './cms'

/** A marker in everything editors must not see. */
const secret = unique('hidden').replace('-', '')
let editor: { id: string; username: string; token: string }
let admin: { id: string; username: string; token: string }
let post: string
let product: string
let lead: string

const ask = (method: string, path: string, body?: object) =>
  call(method, path, { token: editor.token, ...(body && { body }) })

beforeAll(async () => {
  editor = await signedIn('editor')
  admin = await signedIn('admin')
  const make = async (path: string, body: object) =>
    (await call('POST', path, { token: admin.token, body })).body
  const text = { description: 'x', category: 'cms', price: 1 }
  product = (await make('/api/admin/products', { ...text, title: `Shown ${unique('p')}` })).id
  // A newer draft of a published one, one that was never published, and an inactive one.
  await call('PATCH', `/api/product/${product}?draft=true`, {
    token: admin.token,
    body: { title: secret, longDescription: secret },
  })
  await make('/api/product?draft=true', { title: `${secret} begun`, _status: 'draft' })
  await make('/api/admin/products', { ...text, title: `${secret} off`, description: secret, isActive: false })
  await make('/api/admin/services', {
    title: `${secret} off`,
    description: secret,
    price: '1',
    isActive: false,
  })
  lead = (await call('POST', '/api/leads', { body: inquiry({ fullName: secret }) })).body.id
  const draft = { title: unique('Own'), _status: 'draft' }
  post = (await call('POST', '/api/blog-post?draft=true', { token: editor.token, body: draft })).body.doc.id
})

const shows = async (path: string) => JSON.stringify((await ask('GET', path)).body)

test.each([
  '?draft=true&limit=0',
  '?draft=true&depth=3&trash=true&limit=0',
  '?where[_status][equals]=draft&draft=true',
  '?where[isActive][equals]=false',
  '?select[title]=true&draft=true&limit=0',
  '?sort=-longDescription&draft=true&limit=0',
  '?where[or][0][id][exists]=true&where[or][1][isActive][equals]=false&draft=true&limit=0',
])('no query shows an editor an unpublished product: %s', async (query) => {
  for (const kind of ['product', 'service']) {
    const told = await shows(`/api/${kind}${query}`)
    expect(told).not.toContain(secret)
  }
})

test('nor a published one’s draft, which admins find', async () => {
  const found = async (token: string, path: string) => (await call('GET', path, { token })).body
  const one = `/api/product/${product}?draft=true`
  expect((await found(admin.token, one)).title).toBe(secret)
  expect(JSON.stringify(await found(editor.token, one))).not.toContain(secret)
  const all = `/api/product/count?where[title][like]=${secret} off`
  expect((await found(admin.token, all)).totalDocs).toBe(1)
})

test('conditions reveal nothing about hidden entries', async () => {
  const hits = async (path: string) => {
    const { status, body } = await ask('GET', path)
    return status === 200 ? body.totalDocs : status
  }
  for (const kind of ['product', 'service'])
    for (const field of ['title', 'description'])
      for (const end of ['', '/count'])
        expect(
          await hits(`/api/${kind}${end}?where[title][like]=${secret} off&where[${field}][exists]=true`),
        ).toBe(0)
  for (const field of ['hash', 'salt', 'sessions.id', 'resetPasswordToken', 'loginAttempts', 'lockUntil']) {
    const found = await hits(
      `/api/users?where[${field}][exists]=true&where[username][equals]=${admin.username}`,
    )
    expect([0, 400, 403, 404]).toContain(found)
  }
  for (const [kind, field] of [
    ['blog-post', 'lead.fullName'],
    ['project', 'owner.username'],
    ['media', 'users.username'],
  ])
    expect([0, 400, 403]).toContain(await hits(`/api/${kind}?where[${field}][exists]=true`))
})

/** Whether sorting or filtering a list lets one guess a hash, character by character. */
test('nobody can filter or sort by hidden fields', async () => {
  const { token } = admin
  for (const field of ['hash', 'salt', 'resetPasswordToken', 'sessions.id']) {
    const { status, body } = await call('GET', `/api/users?where[${field}][like]=a`, { token })
    expect([field, status === 200 ? body.totalDocs : status]).toEqual([field, expect.any(Number)])
    if (status === 200) expect(body.totalDocs).toBe(0)
  }
  const { body } = await call('GET', '/api/users?depth=3&limit=0&select[hash]=true&select[salt]=true', {
    token,
  })
  expect(JSON.stringify(body)).not.toMatch(/"(?:hash|salt|resetPasswordToken)"/)
})

test.each([
  'where[createdBy.username][like]=a',
  'where[or][0][createdBy.role][equals]=admin',
  'where[version.createdBy.username][like]=a',
  'sort=createdBy.hash',
  'sort=-createdBy.salt',
  'sort[]=title&sort[]=createdBy.username',
  'where[OR][0][and][0][createdBy.name][equals]=a',
  'sort=createdBy__username',
  'sort=-createdBy__hash',
  'where[createdBy__username][like]=a',
  'where={"createdBy.username":{"like":"a"}}',
])('nobody reaches the account of a colleague by ?%s', async (query) => {
  // A count has no order.
  const counts = query.startsWith('sort') ? [] : ['blog-post/count']
  for (const kind of ['blog-post', 'project', 'media', 'blog-post/versions', ...counts])
    expect([kind, (await ask('GET', `/api/${kind}?${query}`)).status]).toEqual([kind, 400])
  const headers = {
    authorization: `Bearer ${admin.token}`,
    'content-type': 'application/x-www-form-urlencoded',
    'x-payload-http-method-override': 'GET',
  }
  const posted = new Request('http://localhost:3000/api/blog-post', { method: 'POST', headers, body: query })
  expect((await api(posted)).status).toBe(400)
  const overridden = { token: admin.token, headers: { 'x-payload-http-method-override': 'x' } }
  expect((await call('GET', `/api/blog-post?${query}`, overridden)).status).toBe(400)
})

test.each([
  'sort=version.testimonials.project.createdBy.hash',
  'sort=-version.testimonials.project.createdBy__hash',
  'where[version.testimonials.project.createdBy.username][like]=a',
])('nor through the versions of a page’s texts by ?%s', async (query) => {
  expect((await ask('GET', `/api/globals/about-page/versions?${query}`)).status).toBe(400)
  expect((await ask('GET', '/api/globals/about-page/versions?sort=-updatedAt')).status).toBe(200)
})

test.each([
  { where: { or: [{ and: [{ 'createdBy.role': { equals: 'admin' } }] }] } },
  { sort: 'createdBy.salt' },
  { sort: ['title', '-createdBy.hash'] },
])('nor do lists that a screen of Payload’s reads: %j', async (query) => {
  const payload = await getCms()
  const user = await payload.findByID({ collection: 'users', id: admin.id })
  const asked = { ...query, collection: 'blog-post', user, overrideAccess: false } as const
  await expect(payload.find(asked)).rejects.toMatchObject({ status: 400 })
})

test('a query sent as a body finds what the same query in the URL finds', async () => {
  const headers = {
    authorization: `Bearer ${editor.token}`,
    'content-type': 'application/x-www-form-urlencoded',
    'x-payload-http-method-override': 'GET',
  }
  const body = `limit=1&draft=true&where[createdBy][equals]=${editor.id}`
  const posted = new Request('http://localhost:3000/api/blog-post', { method: 'POST', headers, body })
  expect(await (await api(posted)).json()).toMatchObject({ limit: 1, totalDocs: 1 })
})

test('entries can be found by whose they are', async () => {
  const found = await ask('GET', `/api/blog-post?draft=true&where[createdBy][equals]=${editor.id}`)
  expect([found.status, found.body.totalDocs]).toEqual([200, 1])
})

test('a search for words that look like such a path finds what there is', async () => {
  expect((await ask('GET', '/api/media?where[alt][like]=author.jpg')).status).toBe(200)
})

test.each(['hash', '-salt', 'sessions.id', 'sessions__id'])('nobody sorts accounts by %s', async (field) => {
  expect((await call('GET', `/api/users?sort=${field}`, { token: admin.token })).status).toBe(400)
})

test('relations show an editor nothing of others', async () => {
  const told = [
    await shows(`/api/blog-post/${post}?depth=10&populate[users][username]=true&joins[x][limit]=5`),
    await shows('/api/blog-post/versions?depth=10&limit=0'),
    await shows('/api/payload-locked-documents?depth=10&limit=0'),
    await shows('/api/payload-preferences?depth=10&limit=0'),
    await shows('/api/search-entry?limit=0&depth=10'),
    await shows('/api/address?limit=0&depth=10'),
    await shows('/api/globals/site-settings?depth=10&select[inquiryRecipients]=true'),
  ]
  for (const body of told) {
    for (const word of [secret, admin.username, 'inquiryRecipients']) expect(body).not.toContain(word)
  }
})

test('preferences are private', async () => {
  const key = unique('key')
  const path = `/api/payload-preferences/${key}`
  expect((await call('POST', path, { token: admin.token, body: { value: secret } })).status).toBe(200)
  expect(await shows(path)).not.toContain(secret)
  const named = { value: 'mine', user: { relationTo: 'users', value: admin.id } }
  await ask('POST', path, named)
  await ask('POST', '/api/payload-preferences', { key, ...named })
  await ask('PATCH', '/api/payload-preferences?where[key][exists]=true', { value: 'mine' })
  await ask('DELETE', '/api/payload-preferences?where[key][exists]=true')
  const payload = await getCms()
  const where: Where = { and: [{ key: { equals: key } }, { 'user.value': { equals: admin.id } }] }
  const { docs } = await payload.find({ collection: 'payload-preferences', where })
  expect(docs.map(({ value }) => value)).toEqual([secret])
})

test('editors can’t write what is not theirs, on any path', async () => {
  const writes: [string, string, object?][] = [
    ['PATCH', `/api/product/${product}`, { title: 'Mine' }],
    ['PATCH', `/api/product/${product}?draft=true&autosave=true`, { title: 'Mine' }],
    ['PATCH', '/api/product?where[id][exists]=true&draft=true', { title: 'Mine' }],
    ['POST', `/api/product/${product}/duplicate`, { title: 'Mine' }],
    ['POST', `/api/product?duplicateFromID=${product}`, { title: 'Mine' }],
    ['DELETE', `/api/product/${product}`],
    ['DELETE', '/api/product?where[id][exists]=true'],
    ['PATCH', `/api/lead/${lead}`, { notes: 'Mine' }],
    ['PATCH', `/api/lead/${lead}?trash=true`, { deletedAt: new Date().toISOString() }],
    ['DELETE', `/api/lead/${lead}?trash=true`],
    ['GET', `/api/lead/${lead}?trash=true`],
    ['GET', '/api/lead/count?trash=true'],
    ['GET', '/api/product/versions?depth=3'],
    ['GET', '/api/audit-entry'],
    ['GET', '/api/system-state'],
    ['POST', '/api/payload-jobs/run'],
    ['GET', '/api/payload-jobs/run?allQueues=true'],
    ['GET', '/api/payload-jobs/handle-schedules'],
    ['POST', '/api/payload-jobs', { taskSlug: 'backup', input: {} }],
    ['POST', '/api/search-entry', { key: 'x', kind: 'product', entry: 'x', isPublic: true }],
    ['POST', '/api/address', { key: 'x', kind: 'project', slug: 'x', entry: 'x' }],
    ['PATCH', '/api/view-count?where[id][exists]=true', { count: 9 }],
    ['POST', `/api/users/${editor.id}/duplicate`, { role: 'admin' }],
    ['PATCH', `/api/users/${admin.id}`, { name: 'Mine' }],
  ]
  for (const [method, path, body] of writes) {
    const answer = await ask(method, path, body)
    expect([method, path, answer.status]).toEqual([
      method,
      path,
      expect.toBeOneOf([400, 401, 403, 404, 405, 501]),
    ])
    expect(JSON.stringify(answer.body)).not.toContain(secret)
  }
  const payload = await getCms()
  expect((await payload.findByID({ collection: 'lead', id: lead })).notes ?? null).toBeNull()
  expect((await payload.findByID({ collection: 'product', id: product, draft: true })).title).not.toBe('Mine')
})

test('an editor can only change their own details of their account', async () => {
  const before = await (await getCms()).findByID({
    collection: 'users',
    id: editor.id,
    showHiddenFields: true,
  })
  await ask('PATCH', `/api/users/${editor.id}`, {
    role: 'admin',
    isActive: false,
    lastLoginAt: '2001-01-01T00:00:00.000Z',
    sessions: [],
    hash: 'x',
    salt: 'x',
    loginAttempts: 0,
    lockUntil: null,
    email: 'mine@example.com',
    _verified: true,
    apiKey: 'x',
    enableAPIKey: true,
  })
  const payload = await getCms()
  const now = await payload.findByID({ collection: 'users', id: editor.id, showHiddenFields: true })
  const told = ({
    role,
    isActive,
    lastLoginAt,
    sessions,
    hash,
    salt,
  }: typeof now & Record<string, unknown>) => ({
    ...{ role, isActive, lastLoginAt, hash, salt },
    sessions: (sessions ?? []).map(({ id }) => id),
  })
  expect(told(now as never)).toEqual(told(before as never))
})

test('a deactivated user has no access anywhere, with an earlier token', async () => {
  const { id, token } = await signedIn('admin')
  await (await getCms()).update({ collection: 'users', id, data: { isActive: false } })
  for (const path of [
    '/api/lead',
    '/api/users',
    '/api/admin/leads',
    '/api/product?draft=true',
    '/api/access',
  ])
    expect((await call('GET', path, { token })).status).toBe(401)
  expect((await call('GET', '/api/users/me', { token })).body.user).toBeNull()
  expect((await call('POST', '/api/users/refresh-token', { token })).status).not.toBe(200)
  const other = await member('editor')
  expect((await call('DELETE', `/api/users/${other.id}`, { token })).status).toBe(401)
})

test('each duplicate has a slug of its own that can be published', async () => {
  const token = admin.token
  const title = unique('Original')
  const text = { description: 'x', category: 'x' }
  const { body } = await call('POST', '/api/admin/projects', { token, body: { ...text, title } })
  const slugs: string[] = []
  for (let n = 0; n < 2; n += 1) {
    const copy = await call('POST', `/api/project/${body.id}/duplicate`, { token, body: {} })
    const change = { token, body: { _status: 'published' } }
    const published = await call('PATCH', `/api/project/${copy.body.doc.id}`, change)
    expect(published.status).toBe(200)
    slugs.push(published.body.doc.slug)
  }
  const slug = title.toLowerCase()
  expect(slugs).toEqual([`${slug}-copy`, `${slug}-copy-2`])
})

test.each(['+012027-01-12T10:00:00.000Z', '0027-01-12T10:00:00.000Z', '-000001-01-01T00:00:00.000Z', 'soon'])(
  'no post is published at %s',
  async (publishedAt) => {
    const title = unique('Dated')
    const entry = { title, content: null, excerpt: 'x', category: 'tutorials', publishedAt }
    const { status } = await call('PATCH', `/api/blog-post/${post}`, {
      token: admin.token,
      body: { ...entry, _status: 'published' },
    })
    expect(status).toBe(400)
  },
)

test.each([
  ['GET', '/api/ACCESS'],
  ['GET', '/api/Blog-posts'],
  ['GET', '/api/Admin/profile'],
  ['PUT', '/api/admin/Profile/password'],
  ['POST', '/api/users/Logout'],
  ['GET', '/api/blog-post/VERSIONS'],
  ['GET', '/api/Globals/site-settings'],
  ['GET', '/api/globals/Site-settings'],
  ['GET', '/api/%41ccess'],
  ['GET', '/api/constructor'],
  ['GET', '/api/__proto__'],
  ['POST', '/api/toString'],
])('%s %s, which no endpoint is called, is not found', async (method, path) => {
  for (const token of [undefined, admin.token]) {
    const { status } = await call(method, path, token ? { token } : {})
    expect(status).toBe(404)
  }
})
