import { beforeAll, expect, test } from 'vitest'
import { call, signedIn, unique } from './api'

let admin: string
let editor: string

beforeAll(async () => {
  admin = (await signedIn('admin')).token
  editor = (await signedIn('editor')).token
})

const bodies = {
  services: (over: object = {}) => ({ title: unique('S'), description: 'x', price: '₹1', ...over }),
  products: (over: object = {}) => ({
    title: unique('P'),
    description: 'x',
    category: 'cms',
    price: 1,
    ...over,
  }),
  projects: (over: object = {}) => ({ title: unique('J'), description: 'x', category: 'Web', ...over }),
  'blog-posts': (over: object = {}) => ({
    title: unique('B'),
    excerpt: 'x',
    content: '<p>x</p>',
    category: 'Tutorials',
    ...over,
  }),
}
type Name = keyof typeof bodies
const names = Object.keys(bodies) as Name[]
const forEditors: Name[] = ['projects', 'blog-posts']

const path = (name: Name) => `/api/admin/${name}`
const create = async (name: Name, over: object = {}) =>
  (await call('POST', path(name), { token: admin, body: bodies[name](over) })).body
const list = (name: Name, query: string) => call('GET', `${path(name)}?${query}`, { token: admin })
const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id)

test.each(names)('%s are searched by title and paged on the server', async (name) => {
  const word = unique('needle')
  const made = []
  for (let index = 0; index < 3; index += 1)
    made.push((await create(name, { title: `The ${word.toUpperCase()} ${index}` })).id)
  await create(name)
  const found = await list(name, `search=${word}`)
  expect(idsOf(found.body)).toEqual(made.toReversed())
  expect(found.headers.get('x-total-count')).toBe('3')
  const second = await list(name, `search=${word}&limit=2&page=2`)
  expect(idsOf(second.body)).toEqual([made[0]])
  expect(second.headers.get('x-total-count')).toBe('3')
  expect((await list(name, `search=${unique('nothing')}`)).body).toEqual([])
})

test.each(names)('%s are found ignoring case and accents, by the middle of a word', async (name) => {
  const word = `Straße${unique('Crème').replace(/\W/g, '')}`
  const { id } = await create(name, { title: `Über ${word}`, description: 'Ünlike any other.' })
  const found = async (search: string) =>
    idsOf((await list(name, `search=${encodeURIComponent(search)}`)).body)
  const plain = word.replace('ß', 'ss').replace('è', 'e')
  for (const search of [word, plain, plain.toUpperCase(), `uber ${plain.slice(3)}`, `${plain} ÜBER`])
    expect(await found(search), search).toEqual([id])
  expect(await found(`${plain} gardening`)).toEqual([])
  for (const sign of ['%', '_', '.*', '\\', "'"]) expect(await found(`${sign}${sign}`), sign).toEqual([])
})

test.each(names)('%s: an invalid parameter is refused', async (name) => {
  for (const query of ['page=0', 'limit=101', 'limit=x', 'sort=price', `search=${'x'.repeat(101)}`])
    expect((await list(name, query)).status, query).toBe(400)
})

test('services are sorted as on the site on request, newest first by default', async () => {
  const word = unique('order')
  const last = (await create('services', { title: `${word} a`, order: 7 })).id
  const first = (await create('services', { title: `${word} b`, order: -7 })).id
  const middle = (await create('services', { title: `${word} c` })).id
  expect(idsOf((await list('services', `search=${word}&sort=site`)).body)).toEqual([first, middle, last])
  expect(idsOf((await list('services', `search=${word}`)).body)).toEqual([middle, first, last])
})

test('projects are sorted latest first in the site’s order', async () => {
  const word = unique('done')
  const old = (await create('projects', { title: `${word} a`, completedAt: '2024-01-01' })).id
  const young = (await create('projects', { title: `${word} b`, completedAt: '2026-01-01' })).id
  const middle = (await create('projects', { title: `${word} c`, completedAt: '2025-01-01' })).id
  expect(idsOf((await list('projects', `search=${word}&sort=site`)).body)).toEqual([young, middle, old])
})

test.each(names)('%s: one entry can be read, as the list shows it', async (name) => {
  const made = await create(name)
  expect((await call('GET', `${path(name)}/${made.id}`, { token: admin })).body).toEqual(made)
  expect((await call('GET', `${path(name)}/nonsense`, { token: admin })).status).toBe(404)
  await call('DELETE', `${path(name)}/${made.id}`, { token: admin })
  expect((await call('GET', `${path(name)}/${made.id}`, { token: admin })).status).toBe(404)
})

test.each(names)('%s: strangers must log in, and editors can do what is theirs', async (name) => {
  const { id } = await create(name)
  const own = `${path(name)}/${id}`
  const calls = [
    ['GET', path(name), 200],
    ['GET', own, 200],
    ['POST', path(name), 201],
    ['PUT', own, 200],
    // Only drafts of their own, see trash.test.ts.
    ['DELETE', own, 403],
  ] as const
  for (const [method, address, status] of calls) {
    const sent = method === 'POST' || method === 'PUT' ? { body: bodies[name]() } : {}
    expect((await call(method, address, sent)).status).toBe(401)
    const expected = forEditors.includes(name) ? status : 403
    expect((await call(method, address, { ...sent, token: editor })).status, method).toBe(expected)
  }
})

test.each(names)('%s: the second of two writers gets an error, and overwrites nothing', async (name) => {
  const seen = await create(name)
  const put = (over: object, match?: string) =>
    call('PUT', `${path(name)}/${seen.id}`, {
      token: admin,
      body: bodies[name](over),
      ...(match !== undefined && { headers: { 'If-Match': match } }),
    })
  const first = await put({ title: 'First' }, `"${seen.updatedAt}"`)
  expect([first.status, first.body.title]).toEqual([200, 'First'])
  const late = await put({ title: 'Late' }, `"${seen.updatedAt}"`)
  expect([late.status, late.body]).toEqual([412, { message: 'Someone else has changed this.' }])
  const stored = await call('GET', `${path(name)}/${seen.id}`, { token: admin })
  expect(stored.body.title).toBe('First')
  expect((await put({ title: 'Knowing' }, `"${first.body.updatedAt}"`)).status).toBe(200)
  expect((await put({ title: 'Unasked' })).status).toBe(200)
  expect((await put({}, 'nonsense')).status).toBe(412)
})

test('of ten writers with the same version one succeeds', async () => {
  const seen = await create('products')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      call('PUT', `/api/admin/products/${seen.id}`, {
        token: admin,
        body: bodies.products(),
        headers: { 'If-Match': `"${seen.updatedAt}"` },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)])
})

test('a deleted entry can’t be changed, whatever version was seen', async () => {
  const { id, updatedAt } = await create('services')
  await call('DELETE', `/api/admin/services/${id}`, { token: admin })
  const headers = { 'If-Match': `"${updatedAt}"` }
  const late = await call('PUT', `/api/admin/services/${id}`, {
    token: admin,
    body: bodies.services(),
    headers,
  })
  expect(late.status).toBe(404)
})
