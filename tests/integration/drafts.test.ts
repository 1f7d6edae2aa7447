import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { schedulePublication } from '@/endpoints/payload/schedulePublish'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { withDocumentLock } from '@/runtime/documentLock'
import { browser, call, member, signedIn, unique } from './api'
import { getCms } from './cms'

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

test.each(kinds)('a draft of a published %s changes nothing for visitors', async (kind, path, rest) => {
  const title = unique('Shown')
  const made = (await asStaff('POST', `/api/admin/${path}`, { title, ...rest })).body
  expect(made.state).toBeUndefined()
  // Autosaved by Payload's editor.
  const kept = await asStaff('PATCH', `/api/${kind}/${made.id}?draft=true&autosave=true`, { title: secret })
  expect([kept.status, kept.body.doc.title]).toEqual([200, secret])
  for (const list of [`/api/${path}`, `/api/${path}?draft=true&depth=10&where[id][exists]=true&locale=de`]) {
    expect(await read(list)).toContain(title)
    expect(await read(list)).not.toContain(secret)
  }
  const listed = (await asStaff('GET', `/api/admin/${path}/${made.id}`)).body
  expect([listed.title, listed.state]).toEqual([title, 'changed'])
  const { docs: versions } = (await asStaff('GET', `/api/${kind}/versions?where[parent][equals]=${made.id}`))
    .body
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
})

test.each(kinds)('a %s starts as a draft with only a title', async (kind, path) => {
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

test('an autosaved draft is what staff see in their lists, and save over', async () => {
  const title = unique('Kept')
  const { body } = await asStaff('POST', '/api/project?draft=true&depth=0', { title, _status: 'draft' })
  const { id } = body.doc
  await asStaff('PATCH', `/api/project/${id}?draft=true&autosave=true`, { description: 'An hour of words.' })
  const one = (await asStaff('GET', `/api/admin/projects/${id}`)).body
  const [listed] = (await asStaff('GET', `/api/admin/projects?search=${title}`)).body
  for (const found of [one, listed]) expect(found).toMatchObject({ description: 'An hour of words.' })
  const save = (version: string) =>
    call('PUT', `/api/admin/projects/${id}`, {
      token,
      headers: { 'if-match': `"${version}"` },
      body: { ...one, description: 'And more.', category: 'x' },
    })
  // A writer who saw an older version gets an error.
  expect((await save(body.doc.updatedAt)).status).toBe(412)
  expect((await save(one.updatedAt)).status).toBe(200)
  expect((await asStaff('GET', `/api/admin/projects/${id}`)).body.description).toBe('And more.')
})

test('a future date alone doesn’t schedule a draft', async () => {
  const [, path, rest] = kinds[3]
  const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
  const draft = { title: unique('Dated'), ...rest, isPublished: false, publishedAt }
  const made = (await asStaff('POST', `/api/admin/${path}`, draft)).body
  expect([made.state, made.publishAt]).toEqual(['draft', null])
  const body = { ...draft, slug: made.slug, isPublished: true }
  const published = (await asStaff('PUT', `/api/admin/${path}/${made.id}`, body)).body
  expect([published.state, published.publishAt]).toEqual(['scheduled', publishedAt])
})

test('views are still counted while the post has a newer draft', async () => {
  const [, path, rest] = kinds[3]
  const { id, slug } = (await asStaff('POST', `/api/admin/${path}`, { title: unique('Read'), ...rest })).body
  const view = () => call('POST', `/api/blog-posts/${slug}/view`, { headers: { 'user-agent': browser } })
  await view()
  await asStaff('PATCH', `/api/blog-post/${id}?draft=true&autosave=true`, { excerpt: 'y' })
  await view()
  await asStaff('PATCH', `/api/blog-post/${id}`, { _status: 'published' })
  expect((await call('GET', `/api/blog-posts/${slug}`)).body).toMatchObject({ viewCount: 2, excerpt: 'y' })
})

const plan = async (type: 'publish' | 'unpublish', kind: string, id: string, seconds: number) => {
  const payload = await getCms()
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: kind as 'service', value: id } },
    waitUntil: new Date(Date.now() + seconds * 1000),
  })
}
const runDue = async () => (await getCms()).jobs.run({ limit: 100, silent: true })

test.each(kinds)(
  'a %s is published and withdrawn on schedule, without anyone logged in',
  async (kind, path, rest) => {
    const title = unique('Planned')
    const { doc } = (await asStaff('POST', `/api/${kind}?draft=true&depth=0`, { title, _status: 'draft' }))
      .body
    const { content: _, isPublished: __, ...fields } = rest as Record<string, unknown>
    const { config } = await getCms()
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

test('what is cancelled while its job waits for the entry is not published', async () => {
  const payload = await getCms()
  const title = unique('Cancelled')
  const { id } = (await asStaff('POST', '/api/admin/projects', { ...kinds[2][2], title })).body
  await payload.update({ collection: 'project', id, data: { _status: 'draft' } })
  await plan('publish', 'project', id, -1)
  const where = { 'input.doc.value': { equals: id } }
  const isRunning = async () => {
    const { docs } = await payload.find({ collection: 'payload-jobs', where })
    return docs[0]?.processing
  }
  let run: Promise<unknown> | undefined
  await withDocumentLock(id, async () => {
    // Payload fails to record the run of a job that is gone.
    run = runDue().catch(() => undefined)
    await vi.waitUntil(isRunning, { timeout: 30_000 })
    await payload.delete({ collection: 'payload-jobs', where })
  })
  await run
  expect(await read('/api/projects')).not.toContain(title)
})

test.each([
  ['their account has been deleted', (id: string) => asStaff('DELETE', `/api/admin/users/${id}`)],
  ['they have another role now', (id: string) => asStaff('PUT', `/api/admin/users/${id}`, { role: 'sales' })],
])('what a colleague scheduled is published although %s', async (_, leave) => {
  const payload = await getCms()
  const title = unique('Left')
  const { id: value } = (await asStaff('POST', '/api/admin/projects', { ...kinds[2][2], title })).body
  await payload.update({ collection: 'project', id: value, data: { _status: 'draft' } })
  const { id, token: theirs } = await signedIn('editor')
  const at = new Date(Date.now() + 3600_000).toISOString()
  const path = `/api/admin/projects/${value}/schedule`
  const scheduled = await call('PUT', path, { token: theirs, body: { type: 'publish', at } })
  expect(scheduled.status).toBe(200)
  expect((await leave(id)).status).toBeLessThan(300)
  const where = { 'input.doc.value': { equals: value } }
  await payload.db.updateJobs({ where, data: { waitUntil: null } })
  await runDue()
  expect(await read('/api/projects')).toContain(title)
})

test('an entry whose saving was interrupted is listed as it is stored', async () => {
  const { id } = (await asStaff('POST', '/api/admin/blog-posts', { ...kinds[3][2], title: unique('Cut') }))
    .body
  const stored = async () =>
    (await asStaff('GET', `/api/admin/blog-posts/${id}`)).body as { isPublished: boolean }
  expect(await stored()).toMatchObject({ isPublished: true })
  const { db } = await getCms()
  const updatedAt = new Date(Date.now() + 1000).toISOString()
  await db.updateOne({ collection: 'blog-post', id, data: { _status: 'draft', updatedAt } })
  expect(await stored()).toMatchObject({ isPublished: false })
})

test('a failed attempt is retried, and staff see when it is given up', async () => {
  const title = unique('Lacking')
  const { doc } = (await asStaff('POST', '/api/product?draft=true&depth=0', { title, _status: 'draft' })).body
  await plan('publish', 'product', doc.id, -1)
  await runDue()
  const payload = await getCms()
  const where = { 'input.doc.value': { equals: doc.id } }
  const jobOf = async () => (await payload.find({ collection: 'payload-jobs', where })).docs[0]
  expect(await jobOf()).toMatchObject({ hasError: false, totalTried: 1 })
  // Further attempts, without the wait between them.
  for (let tries = 2; tries <= 6; tries += 1) {
    const past = new Date(Date.now() - 1000).toISOString()
    await payload.db.updateJobs({ where, data: { waitUntil: past }, returning: false })
    await runDue()
  }
  expect(await jobOf()).toMatchObject({ hasError: true })
  const listed = (await asStaff('GET', `/api/admin/products/${doc.id}`)).body
  expect(listed).toMatchObject({ state: 'draft', scheduleFailed: true })
})

/** As called by Payload's drawer, through its server function. */
async function asksToPlan(role: 'admin' | 'editor', asked: object) {
  const payload = await getCms()
  const { id } = await member(role)
  const user = { ...(await payload.findByID({ collection: 'users', id })), collection: 'users' as const }
  const req = await createLocalReq({ user }, payload)
  return schedulePublication({ type: 'publish', ...asked, req } as Parameters<typeof schedulePublication>[0])
}

test('an editor schedules what they may publish, and nothing else', async () => {
  const payload = await getCms()
  const inAnHour = new Date(Date.now() + 3_600_000)
  const entryOf = async (relationTo: 'service' | 'project') => {
    const { body } = await asStaff('POST', `/api/${relationTo}?draft=true&depth=0`, { title: unique('Plan') })
    return { relationTo, value: body.doc.id as string }
  }
  const [service, project] = [await entryOf('service'), await entryOf('project')]
  const plansOf = async ({ value }: { value: string }) =>
    (await payload.find({ collection: 'payload-jobs', where: { 'input.doc.value': { equals: value } } })).docs

  // A service's draft doesn't even exist for them.
  await expect(asksToPlan('editor', { doc: service, date: inAnHour })).rejects.toThrow('Not Found')
  const rest = { title: unique('Public'), description: 'x', price: '1' }
  const { id } = (await asStaff('POST', '/api/admin/services', rest)).body
  const shown = { relationTo: 'service', value: id }
  await expect(asksToPlan('editor', { doc: shown, date: inAnHour })).rejects.toThrow('not allowed')
  for (const doc of [undefined, { relationTo: 'lead', value: 'x' }, { ...project, value: randomUUID() }])
    await expect(asksToPlan('admin', { doc, date: inAnHour })).rejects.toThrow()
  expect(await plansOf(service)).toEqual([])
  for (const [role, doc] of [
    ['admin', service],
    ['editor', project],
  ] as const)
    expect(await asksToPlan(role, { doc, date: inAnHour })).not.toHaveProperty('error')

  // They can't cancel other people's schedules either.
  const [planned] = await plansOf(service)
  await expect(asksToPlan('editor', { deleteID: planned?.id })).rejects.toThrow('Not Found')
  const other = await payload.jobs.queue({
    task: 'backup',
    input: {},
    waitUntil: inAnHour,
  })
  await expect(asksToPlan('admin', { deleteID: other.id })).rejects.toThrow('not allowed')
  for (const [role, doc] of [
    ['admin', service],
    ['editor', project],
  ] as const) {
    const [plan] = await plansOf(doc)
    await asksToPlan(role, { deleteID: plan?.id })
    expect(await plansOf(doc)).toEqual([])
  }
  // If queued in another way, it is rejected when due.
  const editor = await member('editor')
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: service, user: { relationTo: 'users', value: editor.id } },
  })
  await runDue()
  expect((await asStaff('GET', `/api/admin/services/${service.value}`)).body.isActive).toBe(false)
})

test('scheduled steps wait in the queue that the runner checks every two seconds', async () => {
  const { body } = await asStaff('POST', '/api/project?draft=true&depth=0', { title: unique('Due') })
  await plan('publish', 'project', body.doc.id, 3600)
  const payload = await getCms()
  const where = { 'input.doc.value': { equals: body.doc.id } }
  const [job] = (await payload.find({ collection: 'payload-jobs', where })).docs
  expect(job?.queue).toBe('default')
})
