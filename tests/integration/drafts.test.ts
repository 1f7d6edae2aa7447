import { beforeAll, expect, test } from 'vitest'
import { cms } from '../../src/content/payload'
import { htmlToLexical } from '../../src/rich-text/fromHtml'
import { call, signedIn, unique } from './api'

let token: string
const secret = unique('unpublished').replace('-', '')

beforeAll(async () => {
  token = (await signedIn('admin')).token
})

const kinds = [
  ['service', 'services', { description: 'x', price: '1' }],
  ['product', 'products', { description: 'x', price: 1, category: 'cms' }],
  ['project', 'projects', { description: 'x', category: 'x' }],
  [
    'blog-post',
    'blog-posts',
    { excerpt: 'x', content: '<p>x</p>', category: 'Tutorials', isPublished: true },
  ],
] as const

const asStaff = (method: string, path: string, body?: object) => call(method, path, { token, body })
const read = async (path: string) => JSON.stringify((await call('GET', path)).body)

test.each(kinds)(
  'a draft beside a published %s leaves what visitors see as it is',
  async (kind, path, rest) => {
    const title = unique('Shown')
    const made = (await asStaff('POST', `/api/admin/${path}`, { title, ...rest })).body
    expect(made.state).toBeUndefined()
    // As Payload's editor keeps it while one writes.
    const kept = await asStaff('PATCH', `/api/${kind}/${made.id}?draft=true&autosave=true`, { title: secret })
    expect([kept.status, kept.body.doc.title]).toEqual([200, secret])
    for (const list of [`/api/${path}`, `/api/${path}?draft=true&depth=10&where[id][exists]=true&locale=*`]) {
      expect(await read(list)).toContain(title)
      expect(await read(list)).not.toContain(secret)
    }
    const listed = (await asStaff('GET', `/api/admin/${path}/${made.id}`)).body
    expect([listed.title, listed.state]).toEqual([title, 'changed'])
    const { docs: versions } = (
      await asStaff('GET', `/api/${kind}/versions?where[parent][equals]=${made.id}`)
    ).body
    expect(versions).toHaveLength(2)

    await asStaff('PATCH', `/api/${kind}/${made.id}`, { _status: 'published' })
    expect(await read(`/api/${path}`)).toContain(secret)
    await asStaff('PATCH', `/api/${kind}/${made.id}`, { _status: 'draft' })
    expect(await read(`/api/${path}`)).not.toContain(secret)
    const unpublished = (await asStaff('GET', `/api/admin/${path}/${made.id}`)).body
    expect(unpublished.state).toBe('draft')
    expect(unpublished.isActive ?? unpublished.isPublished ?? false).toBe(false)

    const first = versions.find(({ version }: { version: { title: string } }) => version.title === title)
    expect((await asStaff('POST', `/api/${kind}/versions/${first.id}`)).status).toBe(200)
    expect(await read(`/api/${path}`)).toContain(title)
    await asStaff('DELETE', `/api/admin/${path}/${made.id}`)
  },
)

test.each(kinds)('a %s begins as a draft with no more than a title', async (kind, path) => {
  const ghost = await asStaff('POST', `/api/${kind}?draft=true`, {})
  expect([ghost.status, ghost.body.errors[0].data.errors[0].path]).toEqual([400, 'title'])
  const title = `${secret} ${unique('begun')}`
  const { body } = await asStaff('POST', `/api/${kind}?draft=true&depth=0`, { title, _status: 'draft' })
  expect(body.doc._status).toBe('draft')
  expect(await read(`/api/${path}`)).not.toContain(title)
  const [listed] = (await asStaff('GET', `/api/admin/${path}?search=${body.doc.title.split(' ')[1]}`)).body
  expect(listed).toMatchObject({ id: body.doc.id, title, state: 'draft' })
  expect((await asStaff('PATCH', `/api/${kind}/${body.doc.id}`, { _status: 'published' })).status).toBe(400)
  await asStaff('DELETE', `/api/admin/${path}/${body.doc.id}`)
})

test('views are counted on while a draft lies beside the post', async () => {
  const [, path, rest] = kinds[3]
  const { id, slug } = (await asStaff('POST', `/api/admin/${path}`, { title: unique('Read'), ...rest })).body
  const view = () =>
    call('POST', `/api/blog-posts/${slug}/view`, { headers: { 'user-agent': 'Mozilla/5.0' } })
  await view()
  await asStaff('PATCH', `/api/blog-post/${id}?draft=true&autosave=true`, { excerpt: 'y' })
  await view()
  await asStaff('PATCH', `/api/blog-post/${id}`, { _status: 'published' })
  expect((await call('GET', `/api/blog-posts/${slug}`)).body).toMatchObject({ viewCount: 2, excerpt: 'y' })
})

const plan = async (type: 'publish' | 'unpublish', kind: string, id: string, seconds: number) => {
  const payload = await cms()
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: kind as 'service', value: id } },
    waitUntil: new Date(Date.now() + seconds * 1000),
  })
}
const runDue = async () => (await cms()).jobs.run({ limit: 100, silent: true })

test.each(kinds)(
  'a %s comes out and goes again at a time, with nobody logged in',
  async (kind, path, rest) => {
    const title = unique('Planned')
    const { doc } = (await asStaff('POST', `/api/${kind}?draft=true&depth=0`, { title, _status: 'draft' }))
      .body
    const { content: _, isPublished: __, ...fields } = rest as Record<string, unknown>
    const { config } = await cms()
    const content = kind === 'blog-post' ? { content: await htmlToLexical('<p>x</p>', config) } : {}
    await asStaff('PATCH', `/api/${kind}/${doc.id}?draft=true`, { ...fields, ...content })
    await plan('publish', kind, doc.id, 3600)
    const waiting = (await asStaff('GET', `/api/admin/${path}/${doc.id}`)).body
    expect([waiting.state, Date.parse(waiting.publishAt) > Date.now()]).toEqual(['scheduled', true])
    await runDue()
    expect(await read(`/api/${path}`)).not.toContain(title)

    await plan('publish', kind, doc.id, -1)
    await runDue()
    expect(await read(`/api/${path}`)).toContain(title)
    await plan('unpublish', kind, doc.id, 3600)
    expect((await asStaff('GET', `/api/admin/${path}/${doc.id}`)).body.unpublishAt).toEqual(
      expect.any(String),
    )
    await plan('unpublish', kind, doc.id, -1)
    await runDue()
    expect(await read(`/api/${path}`)).not.toContain(title)
  },
)

test('a run that fails is tried again, and the staff see it when it is given up', async () => {
  const title = unique('Lacking')
  const { doc } = (await asStaff('POST', '/api/product?draft=true&depth=0', { title, _status: 'draft' })).body
  await plan('publish', 'product', doc.id, -1)
  await runDue()
  const payload = await cms()
  const where = { 'input.doc.value': { equals: doc.id } }
  const jobOf = async () => (await payload.find({ collection: 'payload-jobs', where })).docs[0]
  expect(await jobOf()).toMatchObject({ hasError: false, totalTried: 1 })
  // The others of its tries, without the wait between them.
  for (let tries = 2; tries <= 6; tries += 1) {
    const past = new Date(Date.now() - 1000).toISOString()
    await payload.db.updateJobs({ where, data: { waitUntil: past }, returning: false })
    await runDue()
  }
  expect(await jobOf()).toMatchObject({ hasError: true })
  const listed = (await asStaff('GET', `/api/admin/products/${doc.id}`)).body
  expect(listed).toMatchObject({ state: 'draft', planFailed: true })
})
