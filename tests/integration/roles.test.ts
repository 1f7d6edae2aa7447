import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '@/endpoints'
import { call, member, signedIn, unique } from './api'
import { getCms } from './cms'

const tokens: Record<'editor' | 'admin', string> = { editor: '', admin: '' }

beforeAll(async () => {
  for (const role of ['editor', 'admin'] as const) tokens[role] = (await signedIn(role)).token
})

/** Who may call what. An endpoint missing here fails the test: decide who may call it. */
const ours: Record<'anyone' | 'staff' | 'admin', string[]> = {
  anyone: [
    'POST /leads',
    'POST /leads/form',
    'GET /settings',
    'GET /analytics/public',
    'GET /services',
    'GET /products',
    'GET /products/:id',
    'GET /blog-posts',
    'GET /blog-posts/:slug',
    'POST /blog-posts/:slug/view',
    'GET /projects',
    'GET /search',
    'POST /auth/login',
    'POST /auth/logout',
  ],
  staff: [
    'GET /admin/analytics/posts',
    'GET /admin/search',
    'GET /admin/preview/:kind/:id',
    'POST /admin/seo/check',
    'GET /admin/media/tags',
    'GET /admin/media/:id/places',
    'POST /admin/blog-posts/preview',
    'GET /admin/projects',
    'GET /admin/projects/:id',
    'POST /admin/projects',
    'PUT /admin/projects/:id',
    'DELETE /admin/projects/:id',
    'GET /admin/blog-posts',
    'GET /admin/blog-posts/:id',
    'POST /admin/blog-posts',
    'PUT /admin/blog-posts/:id',
    'DELETE /admin/blog-posts/:id',
    'GET /admin/profile',
    'PUT /admin/profile',
    'PUT /admin/profile/password',
    'DELETE /admin/profile/sessions',
  ],
  admin: [
    'GET /admin/analytics',
    'GET /admin/analytics/leads',
    'GET /admin/analytics/overdue',
    'GET /admin/leads',
    'GET /admin/leads/counts',
    'GET /admin/leads/summary',
    'GET /admin/leads/export',
    'POST /admin/leads/bulk',
    'GET /admin/leads/:id',
    'GET /admin/leads/:id/history',
    'PUT /admin/leads/:id',
    'DELETE /admin/leads/:id',
    'GET /admin/services',
    'GET /admin/services/:id',
    'POST /admin/services',
    'PUT /admin/services/:id',
    'DELETE /admin/services/:id',
    'GET /admin/products',
    'GET /admin/products/:id',
    'POST /admin/products',
    'PUT /admin/products/:id',
    'DELETE /admin/products/:id',
    'GET /admin/audit',
    'GET /admin/system',
    'GET /admin/system/backups',
    'POST /admin/system/backups',
    'GET /admin/system/backups/:name',
    'POST /admin/system/jobs/retry',
    'POST /admin/system/mail/check',
    'GET /admin/settings',
    'PUT /admin/settings',
    'GET /admin/users',
    'POST /admin/users',
    'PUT /admin/users/:id',
    'PUT /admin/users/:id/password',
    'DELETE /admin/users/:id/sessions',
    'DELETE /admin/users/:id',
  ],
}

const decided = Object.entries(ours).flatMap(([whose, calls]) => calls.map((name) => ({ whose, name })))

test('every endpoint has its audience', () => {
  const all = endpoints.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  // Payload adds its own, which reports one's access.
  const own = all.filter((name) => name !== 'GET /access')
  expect(own.toSorted()).toEqual(decided.map(({ name }) => name).toSorted())
})

async function statusFor(name: string, token?: string): Promise<number> {
  const [method = '', path = ''] = name.split(' ')
  const given: Record<string, string> = { ':id': randomUUID(), ':kind': 'blog-post' }
  const target = `/api${path.replace(/:\w+/g, (name) => given[name] ?? 'nowhere')}`
  // An empty body is rejected as such, so nothing changes.
  const body = ['POST', 'PUT'].includes(method) ? {} : undefined
  return (await call(method, target, { ...(token && { token }), ...(body && { body }) })).status
}

// Omitted, because its caller is logged out.
const ending = 'POST /auth/logout'
/** Needs no body: an admin's call queues a backup. */
const ordering = 'POST /admin/system/backups'

test.each(decided.filter(({ name }) => name !== ending))('$name is for $whose', async ({ whose, name }) => {
  const refusals = [401, 403]
  const [stranger, editor, admin] = [
    await statusFor(name),
    await statusFor(name, tokens.editor),
    name === ordering ? 202 : await statusFor(name, tokens.admin),
  ]
  // A login without name and password is rejected as such.
  if (whose === 'anyone') expect(refusals).not.toContain(stranger)
  else expect(stranger).toBe(401)
  if (whose === 'admin') expect(editor).toBe(403)
  else expect(refusals).not.toContain(editor)
  expect(refusals).not.toContain(admin)
  expect([stranger, editor, admin].every((status) => status < 500)).toBe(true)
})

/** What an editor may do through Payload's own REST API, besides reading what visitors may. */
const editors: Record<string, string> = {
  project: 'read create update delete versions',
  'blog-post': 'read create update delete versions',
  media: 'read create update delete',
  service: 'read',
  product: 'read',
  page: 'read',
  // Only their own account, see accounts.test.ts.
  users: 'read',
  'view-count': 'read',
  address: 'read',
  lead: '',
  'system-state': '',
  'search-entry': 'read',
  'audit-entry': '',
}

const stockCalls = {
  read: ['GET', ''],
  versions: ['GET', '/versions'],
  create: ['POST', ''],
  update: ['PATCH', '?where[id][equals]=nothing'],
  delete: ['DELETE', '?where[id][equals]=nothing'],
} as const

test('in Payload’s own REST API an editor may do what is listed here, a stranger nothing', async () => {
  const { collections } = await config
  const slugs = collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
  expect(slugs.toSorted()).toEqual(Object.keys(editors).toSorted())
  for (const slug of slugs) {
    const may: string[] = []
    for (const [name, [method, rest]] of Object.entries(stockCalls)) {
      const body = ['POST', 'PATCH'].includes(method) ? {} : undefined
      const ask = (token?: string) =>
        call(method, `/api/${slug}${rest}`, { ...(token && { token }), ...(body && { body }) })
      expect((await ask()).status).toBe(401)
      const { status } = await ask(tokens.editor)
      expect(status, `${method} ${slug}${rest}`).toBeLessThan(500)
      // 404: closed for everyone, or there are no versions.
      if (![403, 404].includes(status)) may.push(name)
    }
    expect(`${slug}: ${may.toSorted()}`).toBe(`${slug}: ${(editors[slug] ?? '').split(' ').toSorted()}`)
  }
})

test('editors get Payload’s own screens of what they write, and no others', async () => {
  const { collections, globals } = await config
  type Hidden = boolean | undefined | ((asked: { user: unknown }) => boolean)
  const isOpen = (hidden: Hidden) =>
    typeof hidden === 'function' ? !hidden({ user: { role: 'editor' } }) : !hidden
  const open = [...collections, ...globals]
    .filter(({ admin }) => isOpen(admin.hidden as Hidden))
    .map(({ slug }) => slug)
  expect(open.toSorted()).toEqual(['blog-post', 'media', 'project'])
})

test('settings are read by all staff and changed by admins, jobs and keys by nobody', async () => {
  const settings = '/api/globals/site-settings'
  const ask = async (method: string, path: string, token: string) =>
    (await call(method, path, { token, ...(method === 'POST' && { body: { phone: '+91 80 0000 0000' } }) }))
      .status
  expect(await ask('POST', settings, tokens.editor)).toBe(403)
  expect(await ask('POST', settings, tokens.admin)).toBe(200)
  // Versions contain who is notified of inquiries, which editors must not see.
  for (const path of ['', `/${randomUUID()}`])
    expect(await ask('GET', `${settings}/versions${path}`, tokens.editor)).toBe(403)
  expect(await ask('GET', `${settings}/versions`, tokens.admin)).toBe(200)
  expect(await ask('GET', `${settings}/versions/${randomUUID()}`, tokens.admin)).toBe(404)
  const { collections } = await config
  const inner = collections.map(({ slug }) => slug).filter((slug) => slug.startsWith('payload-'))
  const needed = ['payload-preferences', 'payload-locked-documents']
  for (const slug of inner.filter((name) => !needed.includes(name)))
    for (const path of ['', '/run', '/handle-schedules', '?where[id][exists]=true'])
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
        for (const token of Object.values(tokens))
          expect([403, 404, 501], `${method} ${slug}${path}`).toContain(
            await ask(method, `/api/${slug}${path}`, token),
          )
})

test('nobody locks or unlocks an entry in another person’s name', async () => {
  const payload = await getCms()
  const collection = 'payload-locked-documents'
  const [mine, other] = [await signedIn('editor'), await member('editor')]
  const named = (value: string) => ({ user: { relationTo: 'users', value } })
  const ask = (method: string, rest = '', body?: object) =>
    call(method, `/api/${collection}${rest}`, { token: mine.token, ...(body && { body }) })
  expect((await ask('POST', '', { globalSlug: 'site-settings', ...named(mine.id) })).status).toBe(403)
  const post = { title: unique('Locked'), _status: 'draft' as const }
  const { id: value } = await payload.create({ collection: 'blog-post', draft: true, data: post as never })
  const { id } = await payload.create({
    collection,
    data: {
      document: { relationTo: 'blog-post', value },
      user: { relationTo: 'users', value: other.id },
    },
  })
  expect((await ask('GET', `/${id}`)).status).toBe(200)
  const stranger = (await member('editor')).id
  for (const body of [
    named(stranger),
    { globalSlug: 'x' },
    { ...named(mine.id), globalSlug: 'x' },
    {},
    { user: mine.id },
  ]) {
    const { status } = await ask('PATCH', `/${id}`, body)
    expect([status, body]).toEqual([403, body])
    expect((await ask('PATCH', `?where[id][equals]=${id}`, body)).status).not.toBe(200)
  }
  expect((await ask('DELETE', `/${id}`)).status).toBe(403)
  const holder = async () => (await payload.findByID({ collection, id, depth: 0 })).user.value
  expect(await holder()).toBe(other.id)
  // Payload's screens take entries over like this.
  expect((await ask('PATCH', `/${id}`, named(mine.id))).status).toBe(200)
  expect(await holder()).toBe(mine.id)
  expect((await ask('DELETE', `/${id}`)).status).toBe(200)
})
