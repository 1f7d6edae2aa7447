import config from '@payload-config'
import { beforeAll, expect, test } from 'vitest'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { bytes, call, inquiry, signedIn, unique, upload } from './api'
import { getCms } from './cms'

let token: string

beforeAll(async () => {
  token = (await signedIn('admin')).token
})

const longAgo = '2001-01-01T00:00:00.000Z'
const times = { createdAt: longAgo, updatedAt: longAgo }
const asAdmin = (method: string, path: string, body: object) => call(method, path, { token, body })
const is2001 = (body: unknown) => JSON.stringify(body).includes('2001-01-01')

const kinds = [
  ['service', { description: 'x', price: '1' }],
  ['product', { description: 'x', price: 1, category: 'cms' }],
  ['project', { description: 'x', category: 'x' }],
  ['blog-post', { excerpt: 'x', category: 'Tutorials' }],
] as const

test.each(kinds)('nobody can set when a %s was created or updated, on any path', async (kind, rest) => {
  const data = () => ({ title: unique('Timed'), ...rest, ...times, _status: 'draft' })
  const made = await asAdmin('POST', `/api/${kind}?draft=true`, data())
  expect([made.status, is2001(made.body)]).toEqual([201, false])
  const { id, createdAt } = made.body.doc
  for (const [method, path] of [
    ['PATCH', `/api/${kind}/${id}?draft=true`],
    ['PATCH', `/api/${kind}/${id}?draft=true&autosave=true`],
    ['PATCH', `/api/${kind}?where[id][equals]=${id}&draft=true`],
    ['POST', `/api/${kind}/${id}/duplicate`],
  ] as const) {
    const { status, body } = await asAdmin(method, path, data())
    expect([path, status < 300, is2001(body)]).toEqual([path, true, false])
  }
  const { body: now } = await call('GET', `/api/${kind}/${id}?draft=true`, { token })
  expect([now.createdAt, is2001(now)]).toEqual([createdAt, false])
  expect(Date.parse(now.updatedAt)).toBeGreaterThan(Date.parse(createdAt))
  const { body: versions } = await call('GET', `/api/${kind}/versions?where[parent][equals]=${id}`, { token })
  expect(versions.docs.length).toBeGreaterThan(0)
  expect(is2001(versions)).toBe(false)
})

test('nor a lead, an image, a page, an account, or the settings', async () => {
  const { body: lead } = await call('POST', '/api/leads', { body: inquiry() })
  const picture = await upload({ data: await bytes() }, { token, ...times } as never)
  const content = await htmlToLexical('<p>Text.</p>', await config)
  const text = {
    title: unique('Page'),
    slug: unique('page'),
    description: 'x',
    content,
    _status: 'published',
  }
  const page = await asAdmin('POST', '/api/page', { ...text, ...times })
  const account = { username: unique('timed'), password: 'a-long-enough-password', role: 'editor' }
  const user = await asAdmin('POST', '/api/users', { ...account, ...times })
  const changed = [
    await asAdmin('PATCH', `/api/lead/${lead.id}`, { notes: 'x', ...times }),
    await asAdmin('PUT', `/api/admin/leads/${lead.id}`, { notes: 'y', ...times }),
    await asAdmin('PATCH', `/api/media/${picture.body.doc.id}`, { alt: 'x', ...times }),
    await asAdmin('PATCH', `/api/page/${page.body.doc.id}`, { description: 'y', ...times }),
    await asAdmin('PATCH', `/api/users/${user.body.doc.id}`, { name: 'x', ...times }),
    await asAdmin('POST', '/api/globals/site-settings', { location: 'Here', ...times }),
  ]
  for (const { status, body } of [picture, page, user, ...changed])
    expect([status < 300, is2001(body)]).toEqual([true, false])
})

test('the product itself can, for demo content and when moving databases', async () => {
  const payload = await getCms()
  const data = { ...inquiry(), createdAt: longAgo, status: 'new' as const }
  const { createdAt } = await payload.create({ collection: 'lead', data: data as never })
  expect(createdAt).toBe(longAgo)
})

test('no kind of entry is left out', async () => {
  const { collections, globals } = await config
  for (const { slug, fields } of [...collections, ...globals]) {
    const named = fields.filter((field) => 'name' in field && ['createdAt', 'updatedAt'].includes(field.name))
    for (const field of named)
      expect([slug, 'access' in field && field.access?.update?.({} as never)]).toEqual([slug, false])
  }
})
