import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isEmpty, seed, unseed } from '@/ops/seed'
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

const image = { file: 'cover-forms.webp', alt: 'A form' }

/** A demo of one product and one article, with an image each. */
async function writeDemo(title: string, text: string) {
  write(`images/${image.file}`, await drawing(30))
  write('images/product.webp', await drawing(40))
  write('settings.json', readFileSync('demo/settings.json', 'utf8'))
  for (const list of ['leads', 'catalogue/services', 'catalogue/projects']) write(`${list}.json`, [])
  const [product] = JSON.parse(readFileSync('demo/catalogue/products.json', 'utf8'))
  write('catalogue/products.json', [{ ...product, images: [{ ...image, file: 'product.webp' }] }])
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
  expect(await seed(payload, folder)).toBe(true)
  const products = [['Halyard', 'web-templates', 1]]
  expect(await stored()).toEqual({ title: 'First', text: 'One.', image: 'A form', products })

  await writeDemo('Second', '<p>Two.</p>')
  expect(await seed(payload, folder)).toBe(false)
  expect(await stored()).toMatchObject({ title: 'First', text: 'One.' })

  await unseed(payload)
  expect(await isEmpty(payload)).toBe(true)
  expect(await seed(payload, folder)).toBe(true)
  expect(await stored()).toMatchObject({ title: 'Second', text: 'Two.' })
})

test('an invalid file is refused before anything is stored', async () => {
  const payload = await getCms()
  await unseed(payload)
  write('leads.json', [{ fullName: 'Nobody' }])
  await expect(seed(payload, folder)).rejects.toThrow('demo/leads.json: [0].email')
  expect(await isEmpty(payload)).toBe(true)
})
