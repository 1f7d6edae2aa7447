import { beforeAll, expect, test } from 'vitest'
import { call, signedIn, unique } from './api'

const path = '/api/admin/services'
let admin: string

beforeAll(async () => {
  admin = (await signedIn('admin')).token
})

const service = (over: object = {}) => ({
  title: unique('Service'),
  description: 'What we do.',
  features: ['Fast', 'Safe'],
  technologies: ['React'],
  price: 'Starting from ₹25,000',
  icon: 'cloud',
  isActive: true,
  order: 3,
  ...over,
})

const dates = { createdAt: expect.any(String), updatedAt: expect.any(String) }

const create = async (over: object = {}) =>
  (await call('POST', path, { token: admin, body: service(over) })).body
const publicTitles = async () =>
  (await call('GET', '/api/services')).body.map(({ title }: { title: string }) => title)

test('a service, from its creation to its deletion', async () => {
  const body = service()
  const made = await call('POST', path, { token: admin, body })
  expect(made.status).toBe(201)
  expect(made.body).toEqual({ ...body, id: expect.any(String), ...dates })
  const { id } = made.body
  const [newest] = (await call('GET', path, { token: admin })).body
  expect(newest).toEqual(made.body)
  const changed = service({ features: [], technologies: ['Vue', 'Nuxt'], icon: 'globe', order: -1 })
  const put = await call('PUT', `${path}/${id}`, { token: admin, body: changed })
  expect([put.status, put.body]).toEqual([200, { ...changed, id, ...dates }])
  const gone = await call('DELETE', `${path}/${id}`, { token: admin })
  expect([gone.status, gone.body]).toEqual([
    200,
    { message: 'Service deleted successfully!', deletedAt: expect.any(String) },
  ])
  expect((await call('PUT', `${path}/${id}`, { token: admin, body })).status).toBe(404)
  expect((await call('DELETE', `${path}/${id}`, { token: admin })).status).toBe(404)
})

test('missing fields get their defaults', async () => {
  const body = { title: unique('Plain'), description: 'x', price: 'x' }
  const made = (await call('POST', path, { token: admin, body })).body
  const defaults = { features: [], technologies: [], icon: 'code', isActive: true, order: 0 }
  expect(made).toEqual({ ...body, ...defaults, id: made.id, ...dates })
})

test('a change replaces the whole service: missing fields are cleared', async () => {
  const { id } = await create()
  const body = { title: 'Renamed', description: 'x', price: 'x' }
  const put = await call('PUT', `${path}/${id}`, { token: admin, body })
  expect(put.body).toMatchObject({ features: [], technologies: [], icon: 'code', order: 0 })
})

test('blank lines of a list are dropped, and texts are trimmed', async () => {
  const made = await create({ title: '  Spaced  ', features: ['a', '', '  ', ' b '] })
  expect(made).toMatchObject({ title: 'Spaced', features: ['a', 'b'] })
})

test('unknown keys are dropped', async () => {
  const made = await create({ id: 'mine', createdAt: '2001-01-01', evil: true, _status: 'x' })
  expect(made.id).not.toBe('mine')
  expect(made).not.toHaveProperty('evil')
})

test('visitors see active ones, in order', async () => {
  const [last, first, hidden] = [unique('last'), unique('first'), unique('hidden')]
  await create({ title: last, order: 900 })
  await create({ title: first, order: -900 })
  await create({ title: hidden, isActive: false })
  const titles = await publicTitles()
  expect(titles.indexOf(first)).toBe(0)
  expect(titles.indexOf(last)).toBe(titles.length - 1)
  expect(titles).not.toContain(hidden)
})

test('an inactive service is gone from the site, even for staff', async () => {
  const made = await create()
  const { id, ...body } = made
  await call('PUT', `${path}/${id}`, { token: admin, body: { ...body, isActive: false } })
  const asStaff = (await call('GET', '/api/services', { token: admin })).body
  expect(JSON.stringify(asStaff)).not.toContain(made.title)
})

test.each([
  [{ title: '' }],
  [{ title: undefined }],
  [{ title: 'x'.repeat(161) }],
  [{ title: 'a\u0000b' }],
  [{ description: null }],
  [{ price: 25000 }],
  [{ icon: 'rocket' }],
  [{ isActive: 'true' }],
  [{ order: '1' }],
  [{ order: 1.5 }],
  [{ order: 1e300 }],
  [{ features: 'a\nb' }],
  [{ features: [1] }],
  [{ features: [{ $ne: '' }] }],
  [{ features: Array(61).fill('x') }],
])('%j is refused', async (over) => {
  const { status, body } = await call('POST', path, { token: admin, body: service(over) })
  expect(status).toBe(400)
  expect(body.errors[0].path.split('.')[0]).toBe(Object.keys(over)[0])
})

test('ten simultaneous changes leave one consistent service', async () => {
  const { id } = await create()
  const bodies = Array.from({ length: 10 }, (_, index) =>
    service({ features: [`f${index}`, `g${index}`], technologies: [`t${index}`] }),
  )
  const answers = await Promise.all(
    bodies.map((body) => call('PUT', `${path}/${id}`, { token: admin, body })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const all = (await call('GET', path, { token: admin })).body
  const { id: _, createdAt, updatedAt, ...stored } = all.find((entry: { id: string }) => entry.id === id)
  expect(bodies).toContainEqual(stored)
})

test('lists return their total, and can be paged', async () => {
  await create()
  await create()
  const all = await call('GET', '/api/services')
  expect(all.headers.get('x-total-count')).toBe(String(all.body.length))
  const second = await call('GET', '/api/services?limit=1&page=2')
  expect(second.body).toEqual([all.body[1]])
  expect(second.headers.get('x-total-count')).toBe(String(all.body.length))
  expect((await call('GET', '/api/services?page=9999')).body).toEqual([])
})
