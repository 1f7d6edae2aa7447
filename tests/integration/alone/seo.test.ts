import { beforeAll, expect, test } from 'vitest'
import { settings } from '@/settings'
import { blogPost, bytes, call, picture, signedIn, unique, upload } from '../api'

let token: string

beforeAll(async () => {
  token = (await signedIn('admin')).token
})

const write = async (name: string, body: object) =>
  (await call('POST', `/api/admin/${name}`, { token, body })).body
const check = (body: object) => call('POST', '/api/admin/seo/check', { token, body })
const broken = async (links: string[]) => (await check({ title: '', links })).body.broken

test('links are broken if a visitor finds nothing there', async () => {
  const [shown, moved, hidden] = [unique('shown'), unique('moved'), unique('hidden')]
  await write('blog-posts', blogPost({ slug: shown }))
  await write('blog-posts', blogPost({ slug: hidden, isPublished: false }))
  const old = await write('blog-posts', blogPost({ slug: moved }))
  await call('PUT', `/api/admin/blog-posts/${old.id}`, { token, body: blogPost({ slug: `${moved}-now` }) })
  const product = await write('products', { title: 'x', description: 'x', category: 'cms', price: 5 })
  const off = await write('products', {
    title: 'x',
    description: 'x',
    category: 'cms',
    price: 5,
    isActive: false,
  })
  const project = await write('projects', { title: unique('Project'), description: 'x', category: 'x' })
  const replaced = await picture()
  await upload({ data: await bytes(30, 30) }, { token, id: replaced.id })

  const good = [
    '/',
    '/es/services',
    `/blog/${shown}`,
    `/de/blog/${shown}#part`,
    `${settings.siteUrl}/blog/${shown}?x=1`,
    `/blog/${moved}`,
    `/products/${product.id}`,
    `/portfolio/${project.slug}`,
    replaced.url,
    '#part',
    'https://elsewhere.example/blog/none',
    'mailto:a@b.example',
  ]
  const bad = [
    `/blog/${hidden}`,
    '/blog/none',
    `/products/${off.id}`,
    '/products/none',
    '/products/00000000-0000-4000-8000-000000000000',
    '/portfolio/none',
    '/nowhere',
    '/api/media/file/none.webp',
    '/offer.pdf',
    "/blog/x' OR 1=1 --",
    '/blog/%',
  ]
  expect(await broken([...good, ...bad])).toEqual(bad)
})

test('another post with the same title is reported, the post itself is not', async () => {
  const title = unique('100% of_a.title')
  const first = await write('blog-posts', blogPost({ title, isPublished: false }))
  await write('blog-posts', blogPost({ title: `${title} and more` }))
  const same = async (body: object) => (await check({ links: [], ...body })).body.sameTitle
  expect(await same({ title: `  ${title.toUpperCase()} ` })).toEqual([{ id: first.id, title }])
  expect(await same({ title, id: first.id })).toEqual([])
  expect(await same({ title: '' })).toEqual([])
  expect(await same({ title: '%' })).toEqual([])
})

test('it answers what the previews need, and accepts nothing else', async () => {
  const { status, body } = await check({ title: 'x', links: [] })
  expect([status, body.siteName, body.siteUrl]).toEqual([200, 'Kitewing', settings.siteUrl])
  for (const wrong of [
    {},
    { title: 'x' },
    { title: 5, links: [] },
    { title: 'x'.repeat(161), links: [] },
    { title: 'x', links: ['x'.repeat(2049)] },
    { title: 'x', links: Array.from({ length: 201 }, () => '/') },
    { title: 'x', links: [{}] },
    { title: 'x\0', links: [] },
    { title: 'x', links: [], id: '../users' },
  ])
    expect((await check(wrong)).status).toBe(400)
})
