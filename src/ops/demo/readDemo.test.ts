import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isOperatorError } from '@/errors/OperatorError'
import { readDemo } from './readDemo'

let folder = ''
const at = (file: string) => path.join(folder, file)
const change = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(at(file), readFileSync(at(file), 'utf8').replace(from, to))

const isContent = (file: string) => !file.startsWith(path.resolve('demo/artwork'))

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-demo-'))
  cpSync(path.resolve('demo'), folder, { recursive: true, filter: isContent })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a changed article is the one that is read', async () => {
  const file = 'posts/edge-region-or-one-big-server.html'
  change(file, /"title": ".*"/, '"title": "Changed"')
  change(file, /<p>[\s\S]*/, '<p>Short.</p>\n')
  const { posts } = await readDemo(folder)
  const changed = posts.find(({ slug }) => slug === 'edge-region-or-one-big-server')
  expect([changed?.title, changed?.html.trim()]).toEqual(['Changed', '<p>Short.</p>'])
})

test('the label of a category is read as its stored value', async () => {
  change('catalog/products.json', /"category": ".*"/, '"category": "Admin Panels"')
  const { products } = await readDemo(folder)
  expect(products[0]?.category).toBe('admin-panels')
})

const post = 'posts/money-is-not-a-float.html'
const products = 'catalog/products.json'

test.each([
  ['a field missing', post, /"excerpt":.*\n/, '', `${post}: excerpt: `],
  ['a field misspelt', 'settings.json', '"phone"', '"phnoe"', 'settings.json: phone: '],
  ['a text too long', post, /"metaTitle": "/, `$&${'x'.repeat(60)}`, `${post}: metaTitle: `],
  ['an unknown category', products, '"Web Templates"', '"Gardening"', `${products}: [0].category: `],
  [
    'an image that is not there',
    products,
    'halyard-landing.webp',
    'gone.webp',
    `${products}: [0].images[0].file: there is no images/gone.webp`,
  ],
  [
    'an image of elsewhere',
    products,
    'halyard-landing.webp',
    '../images/halyard-landing.webp',
    `${products}: [0].images[0].file: `,
  ],
  ['broken JSON', 'leads.json', '[', '[,', 'leads.json: Unexpected token'],
  [
    'an article without its head',
    post,
    '<script type="application/json">',
    '<p>',
    `${post}: an article starts`,
  ],
])('%s is refused with its file and field', async (_, file, from, to, problem) => {
  change(file, from, to)
  const error = await readDemo(folder).catch((thrown: unknown) => thrown)
  expect(isOperatorError(error)).toBe(true)
  expect(String(error)).toContain(`demo/${problem}`)
})

test('an image that is shown twice is refused', async () => {
  change(post, /cover-[a-z-]+\.webp/, 'halyard-landing.webp')
  await expect(readDemo(folder)).rejects.toThrow(
    'demo/images/halyard-landing.webp: an image is shown in one place',
  )
})

test('a file that isn’t named by a slug is rejected', async () => {
  cpSync(at(post), at('posts/My Article.html'))
  await expect(readDemo(folder)).rejects.toThrow(
    'demo/posts/My Article.html: a file is named after its address',
  )
})
