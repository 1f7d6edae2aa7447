import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { leaseTime } from '@/runtime/lease'
import { blogPost, call, picture, signedIn, unique } from './api'
import { getCms } from './cms'

let token: string

beforeAll(async () => {
  token = (await signedIn('admin')).token
})

const asStaff = (method: string, path: string, body?: object, version?: string) =>
  call(method, path, { token, body, ...(version && { headers: { 'if-match': `"${version}"` } }) })

const made =
  (values: object) =>
  (over: object = {}) => ({ title: unique('Entry'), description: 'What it is.', ...values, ...over })

const kinds = [
  ['service', 'services', made({ price: 'From ₹25,000' })],
  ['product', 'products', made({ price: 100, category: 'cms' })],
  ['project', 'projects', made({ category: 'Web', results: [{ label: 'Wait', after: 3 }] })],
  ['blog-post', 'blog-posts', blogPost],
] as const

/** A published entry as its editor reads it, and calls to its endpoints. */
async function published(path: string, make: (over?: object) => object, over: object = {}) {
  const { body } = await asStaff('POST', `/api/admin/${path}`, make(over))
  const at = `/api/admin/${path}/${body.id}`
  const read = async () => (await asStaff('GET', `${at}/draft`)).body
  return {
    id: String(body.id),
    at,
    read,
    save: async (changes: object, version?: string) =>
      asStaff('PUT', `${at}/draft`, { ...(await read()), ...changes }, version),
    publish: async (changes: object, version?: string) =>
      asStaff('POST', `${at}/publish`, { ...(await read()), ...changes }, version),
    /** What visitors see of the list. */
    shown: async () => JSON.stringify((await call('GET', `/api/${path}?limit=100`)).body),
  }
}

const versionsOf = async (kind: string, id: string) =>
  (await asStaff('GET', `/api/${kind}/versions?where[parent][equals]=${id}&sort=-updatedAt`)).body.docs

test.each(kinds)('an autosaved %s stays a draft until it is published', async (kind, path, make) => {
  const entry = await published(path, make)
  const before = await entry.read()
  expect(before).toMatchObject({ state: 'published', oldSlugs: [] })
  expect(before.publicPath).not.toBeNull()

  const title = unique('Changed')
  const saved = await entry.save({ title }, before.updatedAt)
  expect([saved.status, saved.body.title, saved.body.state]).toEqual([200, title, 'changed'])
  expect(await entry.shown()).not.toContain(title)
  // Autosaves go into one version.
  await entry.save({ title: `${title} again` })
  expect(await versionsOf(kind, entry.id)).toHaveLength(2)

  const out = await entry.publish({ title }, (await entry.read()).updatedAt)
  expect([out.status, out.body.state]).toEqual([200, 'published'])
  expect(await entry.shown()).toContain(title)

  const gone = await asStaff('POST', `${entry.at}/unpublish`, undefined, out.body.updatedAt)
  expect([gone.status, gone.body.state, gone.body.publicPath]).toEqual([200, 'draft', null])
  expect(await entry.shown()).not.toContain(title)
})

test.each(kinds)('a save of a %s that changes nothing stores nothing', async (kind, path, make) => {
  const entry = await published(path, make)
  const same = await entry.save({})
  expect([same.status, same.body.state]).toEqual([200, 'published'])
  expect(await versionsOf(kind, entry.id)).toHaveLength(1)
})

test.each(kinds)('of two writers of a %s, the second one hears of the first', async (_kind, path, make) => {
  const entry = await published(path, make)
  const { updatedAt } = await entry.read()
  expect((await entry.save({ title: unique('First') }, updatedAt)).status).toBe(200)
  for (const step of [entry.save, entry.publish])
    expect((await step({ title: unique('Second') }, updatedAt)).status).toBe(412)
  expect((await asStaff('POST', `${entry.at}/unpublish`, undefined, updatedAt)).status).toBe(412)
  expect((await entry.read()).title).toContain('First')
})

test('a draft needs a title only, publishing needs everything', async () => {
  const entry = await published('blog-posts', blogPost, { isPublished: false })
  const empty = { excerpt: '', content: '', category: '' }
  const saved = await entry.save(empty)
  expect([saved.status, saved.body]).toMatchObject([200, { excerpt: '', content: '', category: '' }])
  const refused = await entry.publish(empty)
  expect(refused.status).toBe(400)
  expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
    'excerpt',
    'content',
    'category',
  ])
  expect((await entry.save({ title: '' })).status).toBe(400)
})

test.each([
  ['services', kinds[0][2], { description: '', price: '' }],
  ['products', kinds[1][2], { description: '', price: 0, category: '' }],
  ['projects', kinds[2][2], { description: '', category: '', results: [{ label: '', after: null }] }],
] as const)('the same holds for %s', async (path, make, unfinished) => {
  const entry = await published(path, make)
  expect((await entry.save(unfinished)).status).toBe(200)
  const refused = await entry.publish({})
  expect(refused.status).toBe(400)
  expect(refused.body.errors.length).toBeGreaterThanOrEqual(Object.keys(unfinished).length)
  expect((await entry.read()).state).toBe('changed')
})

test('a step is scheduled, moved, called off, and done', async () => {
  const entry = await published('blog-posts', blogPost, { isPublished: false })
  const schedule = (type: string, at: string | null) => asStaff('PUT', `${entry.at}/schedule`, { type, at })
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const [soon, later] = [inMinutes(5), inMinutes(10)]
  expect((await schedule('publish', soon)).body).toMatchObject({ state: 'scheduled', publishAt: soon })
  expect((await schedule('publish', later)).body).toMatchObject({ publishAt: later })
  expect((await schedule('publish', null)).body).toMatchObject({ state: 'draft', publishAt: null })
  expect((await schedule('publish', inMinutes(-1))).body.errors[0].path).toBe('at')

  // Publishing at once needs the step no more.
  await schedule('publish', later)
  expect((await entry.publish({})).body).toMatchObject({ state: 'published', publishAt: null })
  expect((await schedule('unpublish', later)).body).toMatchObject({ state: 'published', unpublishAt: later })

  // What is missing is said now, not when nobody is there.
  const unfinished = await published('blog-posts', blogPost, { isPublished: false })
  await unfinished.save({ excerpt: '' })
  const refused = await asStaff('PUT', `${unfinished.at}/schedule`, { type: 'publish', at: soon })
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'excerpt'])

  const due = await published('blog-posts', blogPost, { isPublished: false })
  await asStaff('PUT', `${due.at}/schedule`, {
    type: 'publish',
    at: new Date(Date.now() + 300).toISOString(),
  })
  await expect
    .poll(
      async () => {
        await (await getCms()).jobs.run({ limit: 100, silent: true })
        return (await due.read()).state
      },
      { timeout: 10_000 },
    )
    .toBe('published')
})

test.each(kinds)(
  'versions of a %s say when, who and what, and come back as drafts',
  async (_, path, make) => {
    const [first, second] = [unique('First'), unique('Second')]
    const entry = await published(path, make, { title: first })
    const other = await signedIn('admin')
    const sent = { ...(await entry.read()), title: second }
    await call('PUT', `${entry.at}/draft`, { token: other.token, body: sent })
    const list = async () => (await asStaff('GET', `${entry.at}/versions`)).body
    const [newest, oldest] = await list()
    expect(newest).toMatchObject({ state: 'draft', authors: [other.username], changed: ['title'] })
    expect(oldest).toMatchObject({ state: 'published', changed: null })
    expect(oldest.authors).toHaveLength(1)
    const shown = await asStaff('GET', `${entry.at}/versions/${oldest.id}`)
    expect([shown.status, shown.body.title]).toEqual([200, first])

    const restore = (id: string, version?: string) =>
      asStaff('POST', `${entry.at}/versions/${id}/restore`, undefined, version)
    expect((await restore(oldest.id, '2020-01-01T00:00:00.000Z')).status).toBe(412)
    expect((await restore(oldest.id, (await entry.read()).updatedAt)).status).toBe(200)
    expect(await entry.read()).toMatchObject({ title: first, state: 'changed' })
    // Nothing is lost by restoring: the newest version is among the others, and comes back the same way.
    expect(await list()).toHaveLength(3)
    await restore(newest.id)
    expect((await entry.read()).title).toBe(second)

    // Another entry's versions can't be reached through this one.
    const stranger = await published(path, make)
    expect((await asStaff('GET', `${stranger.at}/versions/${oldest.id}`)).status).toBe(404)
    expect((await asStaff('GET', `${entry.at}/versions/nothing`)).status).toBe(404)
  },
)

test('a post that waits for its date is scheduled, and so is its version', async () => {
  const entry = await published('blog-posts', blogPost, { isPublished: false })
  const publishedAt = new Date(Date.now() + 86_400_000).toISOString()
  const versions = async () => (await asStaff('GET', `${entry.at}/versions`)).body
  expect((await entry.publish({ publishedAt })).body).toMatchObject({ state: 'scheduled', isChanged: false })
  expect((await versions())[0]).toMatchObject({ state: 'scheduled' })
  await entry.save({ title: unique('Later') })
  expect(await entry.read()).toMatchObject({ state: 'scheduled', isChanged: true })
  expect((await versions())[0]).toMatchObject({ state: 'draft' })
  expect((await entry.publish({ publishedAt: null })).body).toMatchObject({ isChanged: false })
  expect((await versions()).map(({ state }: { state: string }) => state)).toContain('published')
})

test.each([
  ['gone', async (id: string) => (await getCms()).delete({ collection: 'media', id })],
  ['in the trash', (id: string) => asStaff('DELETE', `/api/admin/media/${id}`)],
])('a version whose image is %s comes back without it, and can be published', async (_, remove) => {
  const image = await picture()
  const entry = await published('blog-posts', blogPost, { featuredImage: image.url })
  await entry.publish({ featuredImage: null })
  await remove(image.id)
  const versions = (await asStaff('GET', `${entry.at}/versions`)).body
  expect((await asStaff('POST', `${entry.at}/versions/${versions.at(-1).id}/restore`)).status).toBe(200)
  const restored = await entry.read()
  expect(restored.featuredImage).toBeNull()
  expect((await entry.publish({ title: unique('Again') })).status).toBe(200)
  expect(await entry.shown()).not.toContain(image.url)
})

test('a time that a colleague has chosen meanwhile stays', async () => {
  const entry = await published('blog-posts', blogPost, { isPublished: false })
  const schedule = (at: string | null, seen: string | null) =>
    asStaff('PUT', `${entry.at}/schedule`, { type: 'publish', at, seen })
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const [theirs, mine] = [inMinutes(5), inMinutes(10)]
  expect((await schedule(theirs, null)).status).toBe(200)
  expect((await schedule(mine, null)).status).toBe(412)
  expect((await entry.read()).publishAt).toBe(theirs)
  expect((await schedule(mine, theirs)).body.publishAt).toBe(mine)
  expect((await schedule(null, theirs)).status).toBe(412)
  expect((await schedule(null, mine)).body.publishAt).toBeNull()
})

test('a schedule keeps its instant when the clocks of the server change', async () => {
  const { TZ } = process.env
  process.env.TZ = 'Europe/Berlin'
  const { db } = await getCms()
  const waiting = (at: number) =>
    db.count({ collection: 'payload-jobs', where: { waitUntil: { equals: new Date(at).toISOString() } } })
  try {
    const entry = await published('blog-posts', blogPost, { isPublished: false })
    const schedule = (at: string | null) => asStaff('PUT', `${entry.at}/schedule`, { type: 'publish', at })
    // Before and after a skipped hour, and in both runs of a repeated one.
    for (const time of ['03-25T00:59', '03-25T01:00', '10-28T00:30', '10-28T01:30']) {
      const at = `2035-${time}:00.000Z`
      const { status, body } = await schedule(at)
      expect([status, body.publishAt]).toEqual([200, at])
      const found = [0, 1].map(async (hours) => (await waiting(Date.parse(at) + hours * 3_600_000)).totalDocs)
      expect(await Promise.all(found)).toEqual([1, 0])
    }
    await schedule(null)
  } finally {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  }
})

test.each(kinds)(
  'the second to open a %s learns who edits it, and can take over',
  async (_kind, path, make) => {
    const { at } = await published(path, make)
    const ben = await signedIn('admin')
    const tell = async (member: { token: string }, page: string, does: string) =>
      call('POST', `${at}/presence`, { token: member.token, body: { page, does } })
    const [mine, other, theirs] = [randomUUID(), randomUUID(), randomUUID()]
    const nobody = { other: null }
    const someone = { other: { name: expect.any(String), isYou: false } }

    expect((await tell({ token }, mine, 'stay')).body).toMatchObject(nobody)
    expect((await tell({ token }, mine, 'stay')).body).toMatchObject(nobody)
    expect((await tell(ben, theirs, 'stay')).body).toMatchObject(someone)
    expect((await tell({ token }, other, 'stay')).body).toMatchObject({ other: { isYou: true } })

    expect((await tell(ben, theirs, 'takeOver')).body).toMatchObject(nobody)
    expect((await tell({ token }, mine, 'stay')).body).toMatchObject(someone)
    await tell({ token }, mine, 'leave')
    expect((await tell({ token }, mine, 'stay')).body, 'only they can leave').toMatchObject(someone)
    await tell(ben, theirs, 'leave')
    expect((await tell({ token }, mine, 'stay')).body).toMatchObject(nobody)

    // A browser that crashed, or lost its connection, says nothing.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + leaseTime + 1)
    expect((await tell(ben, theirs, 'stay')).body).toMatchObject(nobody)
    clock.mockRestore()
  },
)

test('presence is refused for what doesn’t exist, and for pages that can’t be', async () => {
  const body = { page: randomUUID(), does: 'stay' }
  const missing = await asStaff('POST', `/api/admin/blog-posts/${randomUUID()}/presence`, body)
  expect(missing.status).toBe(404)
  const { at, id } = await published('blog-posts', blogPost)
  expect((await asStaff('POST', `${at}/presence`, { page: 'x', does: 'stay' })).status).toBe(400)
  expect((await asStaff('POST', `${at}/presence`, { ...body, does: 'x' })).status).toBe(400)
  await asStaff('POST', `${at}/presence`, body)
  await asStaff('POST', `${at}/presence`, { ...body, does: 'leave' })
  const payload = await getCms()
  const rows = await payload.db.count({ collection: 'system-state', where: { key: { contains: id } } })
  expect(rows.totalDocs).toBe(0)
})
