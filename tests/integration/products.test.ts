import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { entryCard } from '@/content/cards'
import { productWithRelated } from '@/content/products'
import { movedId } from '@/database/movedId'
import { productCategories } from '@/domain/categories'
import { call, picture, signedIn, unique } from './api'
import { getCms } from './cms'

const path = '/api/admin/products'
let admin: string

beforeAll(async () => {
  admin = (await signedIn('admin')).token
})

const product = (over: object = {}) => ({
  title: unique('Product'),
  description: 'A template.',
  longDescription: 'A template, at length.',
  category: 'dashboard',
  price: 4999,
  originalPrice: 7999,
  technologies: ['React'],
  features: ['Dark mode'],
  images: ['https://example.com/a.png'],
  downloadUrl: 'https://example.com/get',
  demoUrl: 'https://demo.example.com',
  rating: 4,
  reviewCount: 12,
  isActive: true,
  isFeatured: false,
  ...over,
})

const post = (over: object = {}) => call('POST', path, { token: admin, body: product(over) })
const create = async (over: object = {}) => (await post(over)).body
const ids = async (query = '') =>
  (await call('GET', `/api/products${query}`)).body.map(({ id }: { id: string }) => id)

test('a product, from its creation to its deletion', async () => {
  const made = await post()
  expect(made.status).toBe(201)
  const dates = { createdAt: expect.any(String), updatedAt: expect.any(String) }
  expect(made.body).toEqual({ ...product({ title: made.body.title }), id: expect.any(String), ...dates })
  const { id } = made.body
  expect((await call('GET', `/api/products/${id}`)).body).toEqual(made.body)
  const changed = product({ price: 1, originalPrice: null, images: [], demoUrl: '', longDescription: '' })
  const put = await call('PUT', `${path}/${id}`, { token: admin, body: changed })
  expect(put.status).toBe(200)
  expect(put.body).toEqual({ ...changed, demoUrl: null, longDescription: null, id, ...dates })
  const gone = await call('DELETE', `${path}/${id}`, { token: admin })
  expect(gone.body).toEqual({ message: 'Product deleted successfully!', deletedAt: expect.any(String) })
  expect((await call('GET', `/api/products/${id}`)).status).toBe(404)
})

test('a search takes the text as it is typed, ignoring case', async () => {
  const mark = unique('Search').replace('-', '')
  const [titles, id] = [['50% Off Äpfel?', '500 Off [Apfel]', 'a_b\\c*', 'axb'], new Map<string, string>()]
  for (const title of titles) id.set((await create({ title: `${mark} ${title}` })).id, title)
  const found = async (text: string) => {
    const list: string[] = await ids(`?${new URLSearchParams({ search: `${mark} ${text}` })}`)
    return list.map((one) => id.get(one)).toReversed()
  }
  expect(await found('')).toEqual(titles)
  expect(await found('50% off')).toEqual(['50% Off Äpfel?'])
  expect(await found('50% OFF äPFEL?')).toEqual(['50% Off Äpfel?'])
  expect(await found('500 off [a')).toEqual(['500 Off [Apfel]'])
  expect(await found('A_B\\')).toEqual(['a_b\\c*'])
  for (const none of ['%', '_', '50_', '5% Off', '50% Off ?', '* Ä', '*ä', '[a-z]xb', '\\'])
    expect(await found(none), none).toEqual([])
})

test.each(productCategories)('the category $label is stored as $value', async ({ value, label }) => {
  expect((await create({ category: label })).category).toBe(value)
  expect((await create({ category: value })).category).toBe(value)
})

test('visitors see active ones, newest first', async () => {
  const older = (await create()).id
  const newer = (await create()).id
  const hidden = (await create({ isActive: false })).id
  const shown = await ids()
  expect(shown.slice(0, 2)).toEqual([newer, older])
  expect(shown).not.toContain(hidden)
  expect((await call('GET', `/api/products/${hidden}`)).status).toBe(404)
  expect((await call('GET', `/api/products/${hidden}`, { token: admin })).status).toBe(404)
})

test('the list can be filtered by featured, category and text', async () => {
  const word = unique('needle')
  const wanted = (await create({ title: `The ${word.toUpperCase()} kit`, isFeatured: true, category: 'cms' }))
    .id
  const described = (await create({ description: `Has a ${word}.` })).id
  expect(await ids(`?search=${word}`)).toEqual([described, wanted])
  expect(await ids(`?search=${word}&featured=true`)).toEqual([wanted])
  expect(await ids(`?search=${word}&featured=false`)).toEqual([described])
  expect(await ids(`?search=${word}&category=cms`)).toEqual([wanted])
  expect(await ids(`?search=${word}&category=CMS`)).toEqual([wanted])
  expect(await ids(`?search=${word}&category=nothing`)).toEqual([])
  expect((await call('GET', '/api/products?featured=yes')).status).toBe(400)
})

test.each(['.*', '(', '\\', "'", '"', '[a-z]', '$ne'])('a search for %s is literal', async (text) => {
  const found = (await create({ title: `${unique('Sign')} ${text}` })).id
  const other = (await create({ title: 'no such signs', description: 'none', longDescription: '' })).id
  const shown = await ids(`?search=${encodeURIComponent(text)}`)
  expect(shown).toContain(found)
  expect(shown).not.toContain(other)
})

test('an image of our own library is stored as one, and served at the same URL', async () => {
  const { url } = await picture()
  const images = [url, 'https://example.com/b.png', url]
  const made = await create({ images })
  expect(made.images).toEqual(images)
  const stored = await call('GET', `/api/product/${made.id}?depth=0`, { token: admin })
  expect(stored.body.images[0].media).toEqual(expect.any(String))
  expect(stored.body.images[1]).toMatchObject({ media: null, url: 'https://example.com/b.png' })
})

test.each([
  [{ price: 0 }],
  [{ price: -5 }],
  [{ price: 9.5 }],
  [{ price: '4999' }],
  [{ price: null }],
  [{ price: 1e18 }],
  [{ originalPrice: 'x' }],
  [{ rating: 0 }],
  [{ rating: 6 }],
  [{ rating: 4.5 }],
  [{ reviewCount: -1 }],
  [{ category: 'gardening' }],
  [{ category: '' }],
  [{ images: ['javascript:alert(1)'] }],
  [{ images: ['data:image/png;base64,AA'] }],
  [{ images: 'https://example.com/a.png' }],
  [{ demoUrl: 'javascript:alert(1)' }],
  [{ demoUrl: '//evil.example' }],
  [{ downloadUrl: 'JaVaScRiPt:alert(1)' }],
  [{ isFeatured: 1 }],
])('%j is refused', async (over) => {
  const { status, body } = await post(over)
  expect(status).toBe(400)
  expect(body.errors[0].path.split('.')[0]).toBe(Object.keys(over)[0])
})

test.each(['x', '1', '00000000-0000-4000-8000-000000000000', '000000000000000000000000'])(
  'there is no product %s',
  async (id) => {
    const { status, body } = await call('GET', `/api/products/${id}`)
    expect([status, body]).toEqual([404, { message: 'Not found.' }])
    expect((await call('PUT', `${path}/${id}`, { token: admin, body: product() })).status).toBe(404)
    expect((await call('DELETE', `${path}/${id}`, { token: admin })).status).toBe(404)
  },
)

test('ten simultaneous changes leave one consistent product', async () => {
  const { id } = await create()
  const bodies = Array.from({ length: 10 }, (_, index) =>
    product({ images: [`https://example.com/${index}.png`, `https://example.com/${index}b.png`] }),
  )
  const change = (body: object) => call('PUT', `${path}/${id}`, { token: admin, body })
  const answers = await Promise.all(bodies.map(change))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const stored = (await call('GET', `/api/products/${id}`)).body
  expect(bodies.map(({ images }) => images)).toContainEqual(stored.images)
})

test('the hero counts projects and active products', async () => {
  const figures = async () => (await call('GET', '/api/analytics/public')).body
  const before = await figures()
  await create()
  await create({ isActive: false })
  const body = { title: unique('Project'), description: 'x', category: 'Web' }
  await call('POST', '/api/admin/projects', { token: admin, body })
  expect(await figures()).toEqual({
    totalProjects: before.totalProjects + 1,
    activeProducts: before.activeProducts + 1,
  })
})

test('after a move to MongoDB a product is found by its SQLite id', async () => {
  const payload = await getCms()
  const isMongo = payload.db.name === 'mongoose'
  const old = randomUUID()
  const now = isMongo ? movedId(old) : old
  const { _id, id, ...data } = (await payload.db.findOne({
    collection: 'product',
    where: { id: { equals: (await create({ images: [] })).id } },
  })) as Record<string, unknown>
  await payload.db.create({
    collection: 'product',
    customID: now,
    data: { ...data, title: { original: 'Moved' } },
  })
  for (const address of [old, now])
    expect((await call('GET', `/api/products/${address}`)).body).toMatchObject({ id: now, title: 'Moved' })
  // The page redirects from another id than the product's.
  expect((await productWithRelated(old))?.product.id).toBe(now)
  // Messengers that cached the old page still find its image.
  expect(await entryCard('product', old)).toMatchObject({ title: 'Moved', category: 'dashboard' })
  expect((await call('GET', `/api/products/${randomUUID()}`)).status).toBe(404)
})
