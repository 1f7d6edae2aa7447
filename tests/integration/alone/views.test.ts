import { beforeAll, expect, test, vi } from 'vitest'
import { totalViews } from '@/content/viewCounts'
import { contentChanged } from '@/runtime/contentChanged'
import { blogPost, browser, call, signedIn, unique } from '../api'
import { getCms } from '../cms'

vi.mock('@/runtime/contentChanged', async (actual) => ({
  ...(await actual<object>()),
  contentChanged: vi.fn(),
}))

let editor: string

beforeAll(async () => {
  editor = (await signedIn('editor')).token
})

async function post(over: object = {}): Promise<{ id: string; slug: string }> {
  return (await call('POST', '/api/admin/blog-posts', { token: editor, body: blogPost(over) })).body
}

const view = (slug: string, from?: string, userAgent = browser) =>
  call('POST', `/api/blog-posts/${slug}/view`, {
    headers: { 'user-agent': userAgent },
    ...(from && { from }),
  })

const views = async (slug: string) => (await call('GET', `/api/blog-posts/${slug}`)).body.viewCount

test('a view leaves rendered pages cached', async () => {
  const { slug } = await post()
  expect(contentChanged).toHaveBeenCalled()
  vi.mocked(contentChanged).mockClear()
  await view(slug)
  expect(await views(slug)).toBe(1)
  expect(contentChanged).not.toHaveBeenCalled()
})

test('a visit adds one view, to the post and to the total', async () => {
  const { slug } = await post()
  const before = await totalViews()
  const { status, body, headers } = await view(slug)
  expect([status, body, headers.get('cache-control')]).toEqual([204, '', 'no-store'])
  expect(await views(slug)).toBe(1)
  expect(await totalViews()).toBe(before + 1)
})

test('fifty simultaneous first visitors are fifty views', async () => {
  const { slug } = await post()
  const before = await totalViews()
  const answers = await Promise.all(Array.from({ length: 50 }, () => view(slug)))
  expect(answers.every(({ status }) => status === 204)).toBe(true)
  expect(await views(slug)).toBe(50)
  expect(await totalViews()).toBe(before + 50)
})

test('a visitor who returns within half an hour gets the same response and isn’t counted', async () => {
  const [first, second] = [await post(), await post()]
  const from = unique('address')
  for (const { slug } of [first, first, first, second]) expect((await view(slug, from)).status).toBe(204)
  expect([await views(first.slug), await views(second.slug)]).toEqual([1, 1])
})

test('bots are not counted', async () => {
  const { slug } = await post()
  for (const name of ['', 'curl/8.5.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)']) {
    expect((await view(slug, undefined, name)).status).toBe(204)
  }
  expect(await views(slug)).toBe(0)
})

test('what a visitor cannot read cannot be viewed', async () => {
  const draft = await post({ isPublished: false })
  const scheduled = await post({ publishedAt: new Date(Date.now() + 3_600_000).toISOString() })
  for (const slug of [draft.slug, scheduled.slug, 'no-such-post', '%00', 'x'.repeat(3000)]) {
    expect((await view(slug)).status).toBe(404)
  }
  const payload = await getCms()
  const { totalDocs } = await payload.count({
    collection: 'view-count',
    where: { post: { in: [draft.id, scheduled.id] } },
  })
  expect(totalDocs).toBe(0)
})

test('saving a post leaves its views unchanged', async () => {
  const { id, slug } = await post()
  await view(slug)
  const { body } = await call('GET', `/api/blog-posts/${slug}`)
  await call('PUT', `/api/admin/blog-posts/${id}`, { token: editor, body: { ...body, viewCount: 7 } })
  await view(slug)
  expect(await views(slug)).toBe(2)
})

test('a flood from one address is refused', async () => {
  const { slug } = await post()
  const from = unique('address')
  const answers = await Promise.all(Array.from({ length: 61 }, () => view(slug, from)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect(await views(slug)).toBe(1)
})
