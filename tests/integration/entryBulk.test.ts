import { beforeAll, expect, test, vi } from 'vitest'
import { blogPost, call, signedIn, unique } from './api'
import { getCms } from './cms'

let admin: string
let editor: string

beforeAll(async () => {
  admin = (await signedIn('admin')).token
  editor = (await signedIn('editor')).token
})

const bulk = async (body: object, token = admin, path = 'blog-posts') =>
  call('POST', `/api/admin/${path}/bulk`, { token, body })

async function write(over: object = {}): Promise<{ id: string; slug: string; title: string }> {
  const { status, body } = await call('POST', '/api/admin/blog-posts', { token: admin, body: blogPost(over) })
  expect(status).toBe(201)
  return body
}
const isPublic = async ({ slug }: { slug: string }) =>
  (await call('GET', `/api/blog-posts/${slug}`)).status === 200

test('several posts are published and unpublished, with their newest drafts', async () => {
  const [draft, changed] = [await write({ isPublished: false }), await write()]
  const better = blogPost({ title: unique('Better'), slug: changed.slug })
  await call('PUT', `/api/admin/blog-posts/${changed.id}/draft`, { token: admin, body: better })
  const ids = [draft.id, changed.id]

  const published = await bulk({ action: 'publish', ids })
  expect(published.status).toBe(200)
  expect(published.body).toMatchObject({ done: ids.map((id) => ({ id })), failed: [] })
  expect(await isPublic(draft)).toBe(true)
  expect((await call('GET', `/api/blog-posts/${changed.slug}`)).body.title).toBe(better.title)

  const again = await bulk({ action: 'publish', ids })
  expect(again.body.done).toEqual(ids.map((id) => ({ id, isUnchanged: true })))

  expect((await bulk({ action: 'unpublish', ids })).body.failed).toEqual([])
  expect(await isPublic(draft)).toBe(false)
  expect(await isPublic(changed)).toBe(false)
})

test('the answer names what the opposite step undoes, which leaves alone what was changed since', async () => {
  const [draft, touched, changed] = [
    await write({ isPublished: false }),
    await write({ isPublished: false }),
    await write(),
  ]
  const better = blogPost({ title: unique('Better'), slug: changed.slug })
  await call('PUT', `/api/admin/blog-posts/${changed.id}/draft`, { token: admin, body: better })
  const { body } = await bulk({ action: 'publish', ids: [draft.id, touched.id, changed.id] })
  // Unpublishing it wouldn't bring back what visitors saw.
  expect(body.done[2]).toEqual({ id: changed.id })
  const entries: { id: string; updatedAt: string }[] = body.done.slice(0, 2)
  const versions = Object.fromEntries(entries.map(({ id, updatedAt }) => [id, updatedAt]))
  const theirs = blogPost({ title: unique('Theirs'), slug: touched.slug })
  await call('PUT', `/api/admin/blog-posts/${touched.id}`, { token: admin, body: theirs })

  const undone = await bulk({ action: 'unpublish', ids: entries.map(({ id }) => id), versions })
  expect(undone.body.failed).toMatchObject([{ id: touched.id }])
  expect([await isPublic(draft), await isPublic(touched)]).toEqual([false, true])

  const [{ updatedAt }] = undone.body.done
  const again = await bulk({ action: 'publish', ids: [draft.id], versions: { [draft.id]: updatedAt } })
  expect(again.body.done).toMatchObject([{ id: draft.id }])
  expect(await isPublic(draft)).toBe(true)
})

test('unpublishing a post with a newer draft isn’t undone by publishing that draft', async () => {
  const changed = await write()
  const better = blogPost({ title: unique('Better'), slug: changed.slug })
  await call('PUT', `/api/admin/blog-posts/${changed.id}/draft`, { token: admin, body: better })
  const { body } = await bulk({ action: 'unpublish', ids: [changed.id] })
  expect(body).toEqual({ done: [{ id: changed.id }], failed: [] })
})

test('what lacks something is reported, and the others are published all the same', async () => {
  const payload = await getCms()
  const { id: incomplete } = await payload.create({
    collection: 'blog-post',
    draft: true,
    data: { title: 'Only a title', _status: 'draft' } as never,
  })
  const complete = await write({ isPublished: false })
  const gone = '000000000000000000000000'
  const { body } = await bulk({ action: 'publish', ids: [incomplete, gone, complete.id] })
  expect(body.done).toMatchObject([{ id: complete.id }])
  expect(body.failed).toEqual([
    { id: incomplete, title: 'Only a title', reason: expect.stringMatching(/^\w+: /) },
    { id: gone, title: 'Untitled', reason: 'It no longer exists.' },
  ])
  expect(await isPublic(complete)).toBe(true)
})

test('a conflict between transactions repeats only the step that met it', async () => {
  const payload = await getCms()
  const [first, second] = [await write({ isPublished: false }), await write({ isPublished: false })]
  const update = payload.update.bind(payload)
  const conflict = Object.assign(new Error('conflict'), {
    hasErrorLabel: (label: string) => label === 'TransientTransactionError',
  })
  let conflicts = 0
  const spy = vi.spyOn(payload, 'update').mockImplementation(((args: { id?: string }) => {
    if (args.id !== second.id || conflicts) return update(args as never)
    conflicts += 1
    return Promise.reject(conflict)
  }) as never)
  const { body } = await bulk({ action: 'publish', ids: [first.id, second.id] })
  spy.mockRestore()
  const undoable = (id: string) => ({ id, updatedAt: expect.any(String) })
  expect([conflicts, body.failed, body.done]).toEqual([1, [], [undoable(first.id), undoable(second.id)]])
})

test('a post that is published but waits for its date is reported with that date', async () => {
  const post = await write({ publishedAt: '2999-12-31T12:00:00.000Z' })
  const { body } = await bulk({ action: 'publish', ids: [post.id] })
  expect(body.done).toEqual([])
  expect(body.failed).toMatchObject([{ id: post.id, reason: expect.stringContaining('31 Dec 2999') }])
})

test('posts move to the trash and back; a later deletion is not undone', async () => {
  const posts = [await write(), await write()]
  const { body } = await bulk({ action: 'trash', ids: posts.map(({ id }) => id) })
  expect(body.failed).toEqual([])
  expect(await isPublic(posts[0] as { slug: string })).toBe(false)
  const [first, second] = body.done
  const stale = { ...second, deletedAt: '2026-01-01T00:00:00.000Z' }
  const restored = await bulk({ action: 'restore', entries: [first, stale] })
  expect(restored.body.done).toEqual([{ id: first.id }])
  expect(restored.body.failed).toMatchObject([{ id: second.id, title: posts[1]?.title }])
  expect(await isPublic(posts[0] as { slug: string })).toBe(true)
})

test.each(['publish', 'unpublish', 'trash'])(
  '%s leaves a post as it is that was changed since',
  async (action) => {
    const [same, other] = [await write({ isPublished: action !== 'publish' }), await write()]
    const versionOf = async ({ id }: { id: string }): Promise<string> =>
      (await call('GET', `/api/admin/blog-posts/${id}`, { token: admin })).body.updatedAt
    const versions = { [same.id]: await versionOf(same), [other.id]: await versionOf(other) }
    const theirs = blogPost({ title: unique('Theirs'), slug: other.slug, isPublished: action !== 'publish' })
    await call('PUT', `/api/admin/blog-posts/${other.id}`, { token: admin, body: theirs })
    const { body } = await bulk({ action, ids: [same.id, other.id], versions })
    expect(body.done).toMatchObject([{ id: same.id }])
    expect(body.failed).toEqual([
      { id: other.id, title: theirs.title, reason: 'Someone else has changed this.' },
    ])
    expect(await isPublic(other)).toBe(action !== 'publish')
  },
)

test('editors publish, but delete only drafts of their own', async () => {
  const others = await write()
  const own = await call('POST', '/api/admin/blog-posts', {
    token: editor,
    body: blogPost({ isPublished: false }),
  })
  const { body } = await bulk({ action: 'trash', ids: [others.id, own.body.id] }, editor)
  expect(body.done).toMatchObject([{ id: own.body.id }])
  expect(body.failed).toMatchObject([
    { id: others.id, title: others.title, reason: "You don't have permission to do this." },
  ])
  expect((await bulk({ action: 'unpublish', ids: [others.id] }, editor)).body.done).toHaveLength(1)
  expect((await bulk({ action: 'publish', ids: [others.id] }, editor, 'products')).status).toBe(403)
})

test.each(['services', 'products', 'projects'])('%s can be unpublished and published', async (path) => {
  const bodies: Record<string, object> = {
    services: { title: unique('S'), description: 'x', price: '₹1' },
    products: { title: unique('P'), description: 'x', category: 'cms', price: 1 },
    projects: { title: unique('J'), description: 'x', category: 'Web' },
  }
  const { body } = await call('POST', `/api/admin/${path}`, { token: admin, body: bodies[path] })
  const ids = [body.id]
  const stateOf = async () =>
    (await call('GET', `/api/admin/${path}/${body.id}`, { token: admin })).body.state
  expect((await bulk({ action: 'unpublish', ids }, admin, path)).body.failed).toEqual([])
  expect(await stateOf()).toBe('draft')
  expect((await bulk({ action: 'publish', ids }, admin, path)).body.failed).toEqual([])
  expect(await stateOf()).toBeUndefined()
})

test.each([
  { action: 'purge', ids: ['x'] },
  { action: 'publish', ids: [] },
  { action: 'trash', ids: ['../x'] },
])('%o is refused', async (body) => expect((await bulk(body)).status).toBe(400))
