import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageTexts } from '@/content/pageTexts'
import { writeTrashFlag } from '@/database/trashFlag'
import { defaultTexts } from '@/domain/pageTexts/defaults'
import { isEmpty, seedState } from '@/ops/demo/seedState'
import { openSeed, seed, unseed } from '@/ops/seed'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { writeState } from '@/runtime/systemState'
import { getCms } from '../cms'

let folder = ''
const at = (file: string) => path.join(folder, file)

function write(file: string, content: unknown) {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(
    at(file),
    typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
  )
}

const drawing = (width: number) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#dddffb' } })
    .webp()
    .toBuffer()

type Cms = Awaited<ReturnType<typeof getCms>>

const image = { file: 'cover-forms.webp', alt: 'A form' }

/** A demo of one product and one article, with an image each. */
async function writeDemo(title: string, text: string) {
  write(`images/${image.file}`, await drawing(30))
  write('images/product.webp', await drawing(40))
  write('settings.json', readFileSync('demo/settings.json', 'utf8'))
  for (const list of ['leads', 'catalog/services', 'catalog/projects']) write(`${list}.json`, [])
  const [product] = JSON.parse(readFileSync('demo/catalog/products.json', 'utf8'))
  write('catalog/products.json', [{ ...product, images: [{ ...image, file: 'product.webp' }] }])
  const about = {
    title,
    excerpt: 'Short.',
    category: 'Tutorials',
    tags: ['forms'],
    author: 'Somebody',
    status: 'published',
    isFeatured: false,
    metaTitle: title,
    metaDescription: 'Short.',
    daysAgo: 3,
    views: 7,
    image,
  }
  write('posts/an-article.html', `<script type="application/json">${JSON.stringify(about)}</script>${text}`)
  mkdirSync(at('pages'), { recursive: true })
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-seed-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function stored() {
  const payload = await getCms()
  const { docs } = await payload.find({ collection: 'blog-post', where: { slug: { equals: 'an-article' } } })
  const products = await payload.find({ collection: 'product', where: { _status: { equals: 'published' } } })
  const [post] = docs
  return {
    title: post?.title,
    text: JSON.stringify(post?.content).match(/"text":"([^"]*)"/)?.[1],
    image: typeof post?.featuredImage?.media === 'object' && post.featuredImage.media?.alt,
    products: products.docs.map((product) => [product.title, product.category, product.images?.length]),
  }
}

test('a demo is filled from its current files, and only while it is empty', async () => {
  const payload = await getCms()
  await writeDemo('First', '<p>One.</p>')
  expect(await seed(payload, { folder })).toBe(true)
  const products = [['Halyard', 'web-templates', 1]]
  expect(await stored()).toEqual({ title: 'First', text: 'One.', image: 'A form', products })

  await writeDemo('Second', '<p>Two.</p>')
  expect(await seed(payload, { folder })).toBe(false)
  expect(await stored()).toMatchObject({ title: 'First', text: 'One.' })

  await unseed(payload)
  expect(await isEmpty(payload)).toBe(true)
  expect(await seed(payload, { folder })).toBe(true)
  expect(await stored()).toMatchObject({ title: 'Second', text: 'Two.' })
})

test('a database whose content is all in the trash is not empty', async () => {
  const payload = await getCms()
  await unseed(payload)
  const data = { title: 'Mine', description: 'x', price: '1' }
  const { id } = await payload.create({ collection: 'service', data, draft: true })
  const deletedAt = new Date().toISOString()
  await writeTrashFlag({ collection: 'service', id, deletedAt }, await createLocalReq({}, payload))
  expect(await isEmpty(payload)).toBe(false)
  expect(await seed(payload, { folder })).toBe(false)
  await payload.delete({ collection: 'service', id, trash: true })
  expect(await isEmpty(payload)).toBe(true)
})

test('an invalid file is refused before anything is stored', async () => {
  const payload = await getCms()
  await unseed(payload)
  write('leads.json', [{ fullName: 'Nobody' }])
  await expect(seed(payload, { folder })).rejects.toThrow('demo/leads.json: [0].email')
  expect(await isEmpty(payload)).toBe(true)
})

const products = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']

/** A demo of these products, the second of which is on the home page, and one article: nine steps. */
async function writeProducts() {
  await writeDemo('First', '<p>One.</p>')
  write('leads.json', [])
  const [product] = JSON.parse(readFileSync('demo/catalog/products.json', 'utf8'))
  for (const [place, title] of products.entries()) write(`images/${title}.webp`, await drawing(50 + place))
  const entries = products.map((title) => ({
    ...product,
    title,
    isFeatured: title === 'Two',
    images: [{ file: `${title}.webp`, alt: title }],
  }))
  write('catalog/products.json', entries)
}

async function titles(payload: Cms) {
  const { docs } = await payload.find({ collection: 'product', sort: '-createdAt', pagination: false })
  return docs.map(({ title }) => title)
}

/** Stops after a number of steps, like a signal. */
async function seedSome(payload: Cms, steps: number) {
  const stopping = new AbortController()
  let added = 0
  const report = () => {
    added += 1
    if (added === steps) stopping.abort()
  }
  await seed(payload, { folder, report, signal: stopping.signal })
}

async function freshDemo() {
  const payload = await getCms()
  await unseed(payload)
  await writeProducts()
  return payload
}

test('the first part is what the home page shows, the rest follows in the order of the lists', async () => {
  const payload = await freshDemo()
  const opened = await openSeed(payload, folder)
  await opened?.addFirst()
  expect(await titles(payload)).toEqual(['Two'])
  expect(await stored()).toMatchObject({ title: 'First' })
  expect(await seedState(payload)).toMatchObject({ total: 9, done: expect.any(Array) })
  await opened?.addAll()
  expect(await titles(payload)).toEqual(products)
  expect(await seedState(payload)).toBeUndefined()
})

test('a seeding that was stopped goes on where it was', async () => {
  const payload = await freshDemo()
  await seedSome(payload, 6)
  const before = await titles(payload)
  expect(before.length).toBeLessThan(products.length)
  const reported: number[] = []
  expect(await seed(payload, { folder, report: (done) => reported.push(done) })).toBe(true)
  expect(reported).toEqual([7, 8, 9])
  expect(await titles(payload)).toEqual(products)
  const { totalDocs } = await payload.count({ collection: 'media' })
  expect(totalDocs).toBe(7)
})

test('a process killed between an entry and its record adds nothing twice', async () => {
  const payload = await freshDemo()
  await seedSome(payload, 6)
  const state = await seedState(payload)
  if (!state) throw new Error('Nothing is under way.')
  await payload.updateGlobal({ slug: 'site-settings', data: { siteName: 'Ours' } })
  await writeState(payload, 'demo', { ...state, done: [] })
  await seed(payload, { folder })
  expect(await payload.findGlobal({ slug: 'site-settings' })).toMatchObject({ siteName: 'Ours' })
  expect(await titles(payload)).toEqual(products)
  expect((await payload.count({ collection: 'media' })).totalDocs).toBe(7)
  expect((await payload.count({ collection: 'view-count' })).totalDocs).toBe(2)
})

test('entries changed or deleted meanwhile stay as staff left them', async () => {
  const payload = await freshDemo()
  const opened = await openSeed(payload, folder)
  await opened?.addFirst()
  const of = { collection: 'product', where: { title: { equals: 'Two' } } } as const
  await payload.delete(of)
  await payload.update({ collection: 'blog-post', where: {}, data: { title: 'Ours' } })
  await payload.updateGlobal({ slug: 'site-settings', data: { siteName: 'Ours' } })
  await seed(payload, { folder })
  expect(await titles(payload)).toEqual(products.filter((title) => title !== 'Two'))
  expect(await stored()).toMatchObject({ title: 'Ours' })
  expect(await payload.findGlobal({ slug: 'site-settings' })).toMatchObject({ siteName: 'Ours' })
})

test('an address that staff took first stays theirs', async () => {
  const payload = await freshDemo()
  await seedSome(payload, 1)
  const content = await htmlToLexical('<p>Ours.</p>', payload.config)
  const data = {
    title: 'Ours',
    slug: 'an-article',
    excerpt: 'Ours.',
    category: 'Tutorials',
    content,
  } as const
  await payload.create({ collection: 'blog-post', data })
  await seed(payload, { folder })
  expect(await stored()).toMatchObject({ title: 'Ours', text: 'Ours.' })
  expect(await titles(payload)).toEqual(products)
})

test('two seedings at once share the work', async () => {
  const payload = await freshDemo()
  const [one, other] = await Promise.all([seed(payload, { folder }), seed(payload, { folder })])
  expect([one, other]).toEqual([true, true])
  expect(await titles(payload)).toEqual(products)
  expect((await payload.count({ collection: 'media' })).totalDocs).toBe(7)
})

test('a seeding that is reset meanwhile ends, also when a new one has begun', async () => {
  const payload = await freshDemo()
  const opened = await openSeed(payload, folder)
  await opened?.addFirst()
  await unseed(payload)
  await opened?.addAll()
  expect(await isEmpty(payload)).toBe(true)
  await seedSome(payload, 1)
  await opened?.addAll()
  expect(await titles(payload)).toEqual([])
})

test('a failed entry leaves the others to the next attempt', async () => {
  const payload = await freshDemo()
  const opened = await openSeed(payload, folder)
  rmSync(at('images/Three.webp'))
  await expect(opened?.addAll()).rejects.toThrow()
  expect(await titles(payload)).not.toContain('Three')
  write('images/Three.webp', await drawing(52))
  await opened?.addAll()
  expect(await titles(payload)).toEqual(products)
})

test('the audit trail has nothing of it, and all that staff do meanwhile', async () => {
  const payload = await freshDemo()
  await seedSome(payload, 6)
  await payload.update({ collection: 'blog-post', where: {}, data: { excerpt: 'Ours.' } })
  await seed(payload, { folder })
  const { docs } = await payload.find({ collection: 'audit-entry', where: { kind: { not_equals: 'users' } } })
  expect(docs.map(({ kind, action }) => [kind, action])).toEqual([['blog-post', 'updated']])
})

test('two entries that cannot be told apart are refused', async () => {
  const payload = await freshDemo()
  const [product] = JSON.parse(readFileSync(at('catalog/products.json'), 'utf8'))
  write('catalog/products.json', [product, { ...product, images: [{ file: 'Two.webp', alt: 'Two' }] }])
  await expect(seed(payload, { folder })).rejects.toThrow('two entries are the product One')
  expect(await isEmpty(payload)).toBe(true)
})

test('clients and testimonials of the demo lead to their projects, in all languages', async () => {
  const payload = await getCms()
  await unseed(payload)
  await writeDemo('First', '<p>One.</p>')
  const projects: { clientName: string }[] = JSON.parse(readFileSync('demo/catalog/projects.json', 'utf8'))
  const project = projects.find(({ clientName }) => clientName === 'Saltpan Stays')
  write('images/project.webp', await drawing(50))
  write('catalog/projects.json', [
    { ...project, images: [{ ...image, file: 'project.webp' }], caseStudy: undefined },
  ])
  expect(await seed(payload, { folder })).toBe(true)
  const { docs } = await payload.find({ collection: 'project' })
  const id = String(docs[0]?.id)

  const { clients, clientsHeading } = await pageTexts('agency', 'de')
  expect(clients).toMatchObject([{ name: 'Saltpan Stays', project: id }])
  expect(clientsHeading).toBe(defaultTexts.agency.de.clientsHeading)
  const about = await pageTexts('about', 'de')
  expect(about.testimonials.map(({ company, project }) => [company, project])).toContainEqual([
    'Saltpan Stays',
    id,
  ])
  expect(about).toEqual({ ...defaultTexts.about.de, testimonials: about.testimonials })
})
