import { expect, test } from 'vitest'
import { sitemapPages } from '@/content/sitemap'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { call, signedIn, unique } from './api'
import { getCms } from './cms'

test('the sitemap says when entries and their lists last changed, and includes public CMS pages', async () => {
  const payload = await getCms()
  const { token } = await signedIn('admin')
  const make = async (path: string, body: object) =>
    (await call('POST', `/api/admin/${path}`, { token, body })).body as { id: string; slug: string }
  const post = await make('blog-posts', {
    title: 'x',
    slug: unique('post'),
    excerpt: 'x',
    content: '<p>x</p>',
    category: 'Tutorials',
    isPublished: true,
  })
  const product = await make('products', { title: 'x', description: 'x', price: 1, category: 'cms' })
  // One at the top level, and one hidden by the site's own page.
  const content = await htmlToLexical('<p>x</p>', payload.config)
  const texts = [unique('imprint'), 'about']
  const made = []
  const hidden = unique('draft')
  for (const slug of texts) {
    const data = { title: 'x', slug, description: 'x', content, _status: 'published' as const }
    made.push(await payload.create({ collection: 'page', data }))
  }
  const draft = { title: 'x', slug: hidden, _status: 'draft' as const }
  made.push(await payload.create({ collection: 'page', data: draft, draft: true }))
  const pages = await sitemapPages()
  const find = (path: string) => pages.filter((page) => page.path === path)
  const iso = expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/)
  for (const path of [`/blog/${post.slug}`, `/products/${product.id}`, `/${texts[0]}`]) {
    expect(find(path)).toEqual([{ path, changed: iso, languages: ['en'] }])
  }
  expect(find('/about')).toEqual([{ path: '/about', changed: iso }])
  expect(find(`/${hidden}`)).toEqual([])
  for (const [list, path] of [
    ['/blog', `/blog/${post.slug}`],
    ['/products', `/products/${product.id}`],
  ] as const) {
    expect(find(list)).toEqual([{ path: list, changed: find(path)[0]?.changed }])
  }
  // Hidden entries aren't listed.
  await call('PUT', `/api/admin/products/${product.id}`, {
    token,
    body: { title: 'x', description: 'x', price: 1, category: 'cms', isActive: false },
  })
  expect((await sitemapPages()).some(({ path }) => path === `/products/${product.id}`)).toBe(false)
  for (const { id } of made) await payload.delete({ collection: 'page', id })
})
