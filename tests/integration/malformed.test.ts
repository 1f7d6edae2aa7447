import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { reindexSearch } from '@/content/syncSearch'
import type { DraftedCollection } from '@/domain/contentCollections'
import { blogPost, call, signedIn, unique } from './api'
import { getCms } from './cms'

let token: string

beforeAll(async () => {
  token = (await signedIn('admin')).token
})

const ask = (method: string, path: string, body?: object) =>
  call(method, path, { token, ...(body && { body }) })

async function isStored(collection: DraftedCollection, title: string): Promise<boolean> {
  const payload = await getCms()
  const where = { title: { equals: title } }
  return (await payload.count({ collection, where })).totalDocs > 0
}

/** Rich text of one node. */
const text = (node: unknown) => ({ root: { type: 'root', version: 1, children: [node] } })
const unreadable = [
  text({ type: 'block', version: 2 }),
  text({ type: 'block', fields: null }),
  text({ type: 'paragraph', version: 1, children: [{ type: 'inlineBlock', version: 1, fields: null }] }),
  text(null),
  { root: null },
]

const values: [DraftedCollection, object][] = [
  ['blog-post', { publishedAt: 'constructor' }],
  ['blog-post', { publishedAt: true }],
  ['blog-post', { category: 'constructor' }],
  ['blog-post', { excerpt: { a: 1 } }],
  ['blog-post', { tags: [{}] }],
  ['blog-post', { isFeatured: [] }],
  ...unreadable.map((content): [DraftedCollection, object] => ['blog-post', { content }]),
  ['project', { completedAt: 'constructor' }],
  ['product', { price: {} }],
  ['service', { order: [] }],
  ['page', { content: unreadable[0] }],
  ['product', { images: [{ media: 'constructor' }] }],
  ['product', { images: [{ media: randomUUID() }] }],
  ['project', { services: ['constructor'] }],
]

test.each(values)(
  'a draft of a %s with %j is refused, and nothing of it is stored',
  async (collection, value) => {
    const title = unique('Malformed')
    const answer = await ask('POST', `/api/${collection}?draft=true`, { title, slug: title, ...value })
    expect([answer.status, await isStored(collection, title)]).toEqual([400, false])
    const list = collection === 'page' ? 'text-pages' : `${collection}s`
    expect((await ask('GET', `/api/admin/${list}?limit=5`)).status).toBe(200)
  },
)

test.each(unreadable)('a post’s text does not become %j', async (content) => {
  const { body: post } = await ask('POST', '/api/admin/blog-posts', blogPost())
  for (const query of ['', '?draft=true', '?draft=true&autosave=true'])
    expect((await ask('PATCH', `/api/blog-post/${post.id}${query}`, { content })).status).toBe(400)
  expect((await ask('GET', `/api/admin/blog-posts/${post.id}`)).body.content).toBe('<p>Text.</p>')
})

test('control characters are not stored; tabs and line breaks are', async () => {
  const { status, body } = await ask(
    'POST',
    '/api/admin/blog-posts',
    blogPost({ title: 'One\u0001 two\vthree', excerpt: 'a\tb\nc\uffff' }),
  )
  expect([status, body.title, body.excerpt]).toEqual([201, 'One two three', 'a\tb\nc'])
})

test('an entry that can’t be read keeps no other from being found', async () => {
  const [broken, sound] = [await ask('POST', '/api/admin/blog-posts', blogPost()), blogPost()]
  await ask('POST', '/api/admin/blog-posts', sound)
  const payload = await getCms()
  const findByID = payload.findByID.bind(payload)
  const spied = vi
    .spyOn(payload, 'findByID')
    .mockImplementation((options) =>
      options.id === broken.body.id
        ? Promise.reject(new RangeError('Invalid time value'))
        : (findByID(options) as never),
    )
  const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
  await reindexSearch(payload)
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'blog-post', id: broken.body.id }),
  )
  spied.mockRestore()
  logged.mockRestore()
  const { body } = await ask('GET', `/api/search?${new URLSearchParams({ search: sound.title })}`)
  expect(JSON.stringify(body)).toContain(sound.slug)
  await reindexSearch(payload)
})
