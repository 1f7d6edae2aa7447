import { beforeAll, expect, test } from 'vitest'
import type { ReportEntity } from '@/domain/entities'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { renewCaches } from '@/runtime/contentChanged'
import { call, signedIn, unique } from './api'
import { getCms } from './cms'

type Person = Awaited<ReturnType<typeof signedIn>>
let admin: Person
let editor: Person

beforeAll(async () => {
  admin = await signedIn('admin')
  editor = await signedIn('editor')
})

async function published(
  content = '<p>One</p>',
  over = {},
): Promise<{ id: string; title: string; slug: string }> {
  const body = { title: unique('Reported'), excerpt: 'x', content, category: 'Tutorials', isPublished: true }
  const post = { ...body, ...over }
  return (await call('POST', '/api/admin/blog-posts', { token: admin.token, body: post })).body
}

async function reported(search: string, filter = {}, { token } = admin): Promise<ReportEntity[]> {
  const query = new URLSearchParams({ search, ...filter })
  return (await call('GET', `/api/admin/report?${query}`, { token })).body
}

test('a post is unlinked until another text links to it, its own doesn’t count', async () => {
  const post = await published()
  const [found] = await reported(post.title)
  expect(found).toMatchObject({ id: post.id, collection: 'blog-post', views: 0 })
  expect(found?.findings).toContain('unlinked')
  await published(`<p><a href="/blog/${post.slug}">There</a></p>`, { isPublished: false })
  const body = { ...post, content: `<p><a href="/blog/${post.slug}">Here</a></p>` }
  const { status } = await call('PUT', `/api/admin/blog-posts/${post.id}`, { token: admin.token, body })
  expect(status).toBe(200)
  expect(await reported(post.title, { finding: 'unlinked' })).toHaveLength(1)
  await published(`<p>See <a href="/de/blog/${post.slug}#two">this</a>.</p>`)
  expect(await reported(post.title, { finding: 'unlinked' })).toEqual([])
})

test('a post in no other language is untranslated; a title in one is enough for that language', async () => {
  const { id, title } = await published()
  const languages = ['de', 'es', 'fr']
  expect((await reported(title))[0]?.missing.toSorted()).toEqual(languages)
  const texts = { title: 'Auf Deutsch', excerpt: 'Kurz.', content: '<p>Eins</p>' }
  const path = `/api/admin/translations/blog-post/${id}/de`
  const { status } = await call('PUT', `${path}?state=ready`, { token: admin.token, body: { texts } })
  expect(status).toBe(200)
  expect((await reported(title))[0]?.missing.toSorted()).toEqual(['es', 'fr'])
  await call('POST', `${path}/withdraw`, { token: admin.token })
  expect((await reported(title))[0]?.missing.toSorted()).toEqual(languages)
})

test('old and unread posts are stale and never read, drafts and future ones aren’t reported', async () => {
  const { id, title } = await published('<p>Old</p>', { publishedAt: '2020-01-01T00:00:00Z' })
  const { db } = await getCms()
  await db.updateOne({
    collection: 'blog-post',
    id,
    data: { updatedAt: '2020-01-01T00:00:00.000Z' },
    returning: false,
  })
  await renewCaches()
  expect((await reported(title))[0]?.findings).toEqual(expect.arrayContaining(['stale', 'unread']))
  await call('POST', `/api/admin/blog-posts/${id}/unpublish`, { token: admin.token })
  expect(await reported(title)).toEqual([])
  const later = await published('<p>Later</p>', { publishedAt: '2040-01-01T00:00:00Z' })
  expect(await reported(later.title)).toEqual([])
})

test('editors see what they write', async () => {
  const title = unique('Service')
  const body = { title, description: 'x', price: '₹1' }
  await call('POST', '/api/admin/services', { token: admin.token, body })
  const [service] = await reported(title)
  // Services have no page of their own, so nothing can link to one.
  expect(service).toMatchObject({ collection: 'service', views: null, findings: ['untranslated'] })
  expect(await reported(title, {}, editor)).toEqual([])
})

test('text pages age too, for admins', async () => {
  const payload = await getCms()
  const content = await htmlToLexical('<p>Terms.</p>', payload.config)
  const title = unique('Terms')
  const data = { title, slug: unique('terms'), description: 'x', content, _status: 'published' as const }
  const { id } = await payload.create({ collection: 'page', data })
  const old = { updatedAt: '2020-01-01T00:00:00.000Z' }
  await payload.db.updateOne({ collection: 'page', id, data: old, returning: false })
  await renewCaches()
  expect(await reported(title, { kind: 'page' })).toMatchObject([
    { id, collection: 'page', views: null, findings: ['stale', 'untranslated'] },
  ])
  expect(await reported(title, {}, editor)).toEqual([])
})
