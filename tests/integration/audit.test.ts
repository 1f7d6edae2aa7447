import config from '@payload-config'
import { beforeAll, expect, test } from 'vitest'
import { removeOldEntries } from '@/audit/removeOldEntries'
import type { AuditEntity } from '@/domain/entities'
import { call, inquiry, password, picture, signedIn, unique } from './api'
import { getCms } from './cms'

let admin: { id: string; username: string; token: string }
let editor: typeof admin

beforeAll(async () => {
  admin = await signedIn('admin')
  editor = await signedIn('editor')
})

const send = (method: string, path: string, body?: object, token = admin.token) =>
  call(method, path, { token, ...(body && { body }) })

/** Audit entries about one document, oldest first. */
async function trail(kind: string, document: string): Promise<AuditEntity[]> {
  const { status, body } = await send('GET', `/api/admin/audit?kind=${kind}&document=${document}`)
  expect(status).toBe(200)
  return body.toReversed()
}
const actions = (entries: AuditEntity[]) => entries.map(({ action }) => action)
const last = (entries: AuditEntity[]) => entries.at(-1) as AuditEntity

const service = (over = {}) => ({ title: unique('Service'), description: 'x', price: '₹1', ...over })
const post = (over = {}) => ({
  title: unique('Post'),
  excerpt: 'x',
  content: '<p>One</p>',
  category: 'Tutorials',
  ...over,
})

test('every collection and global is in the trail, or known not to be written by people', async () => {
  const { collections, globals } = await config
  const isLogged = (hooks: unknown[] | undefined) =>
    (hooks ?? []).some((hook) => /^log(?:Global)?Change$/.test((hook as { name: string }).name))
  const unlogged = [...collections, ...globals].filter(({ hooks }) => !isLogged(hooks?.afterChange))
  // Logged as changes to their lead or entry: see leadNotes.test.ts, comments.test.ts and reviews.test.ts.
  expect(unlogged.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))).toEqual([
    'lead-note',
    'comment',
    'review',
    'view-count',
    'system-state',
    'address',
    'search-entry',
    // Logged as changes to its entry, see translations.test.ts.
    'translation',
    'audit-entry',
  ])
})

test('no request can unpublish without a trace by calling itself an autosave', async () => {
  const published = post({ isPublished: true })
  const { id } = (await send('POST', '/api/admin/blog-posts', published)).body
  const translation = `/api/admin/translations/blog-post/${id}/de`
  const german = { title: 'Warten', excerpt: 'x', content: '<p>Eins</p>' }
  const translated = await send('PUT', `${translation}?state=ready`, { texts: german })
  expect(translated.body.state).toBe('ready')
  const unpublished = { ...published, excerpt: 'Changed.', isPublished: false }
  expect((await send('PUT', `/api/admin/blog-posts/${id}?autosave=true`, unpublished)).status).toBe(200)
  expect(last(await trail('blog-post', id))).toMatchObject({
    action: 'unpublished',
    user: { username: admin.username },
  })
  expect((await send('GET', translation)).body.state).toBe('outdated')
})

test('the trail shows who created, changed and deleted a service, with before and after', async () => {
  const { id, title } = (await send('POST', '/api/admin/services', service())).body
  await send('PUT', `/api/admin/services/${id}`, service({ title, price: '₹2', features: ['a', 'b'] }))
  await send('PUT', `/api/admin/services/${id}`, service({ title, price: '₹2', features: ['a', 'b'] }))
  await send('DELETE', `/api/admin/services/${id}`)
  await send('DELETE', `/api/admin/trash/service/${id}`)
  const entries = await trail('service', id)
  expect(actions(entries)).toEqual(['created', 'updated', 'trashed', 'deleted'])
  const [made, changed, , gone] = entries as [AuditEntity, AuditEntity, AuditEntity, AuditEntity]
  expect(made).toMatchObject({ title, user: { id: admin.id, name: admin.username } })
  expect(changed.changes).toEqual([
    { field: 'features', before: null, after: 'a\nb' },
    { field: 'price', before: '₹1', after: '₹2' },
  ])
  expect(gone.changes).toContainEqual({ field: 'price', before: '₹2', after: null })
})

test('Payload’s own endpoint leaves the same entries, even if the caller selects fields', async () => {
  const { id } = (await send('POST', '/api/admin/services', service())).body
  await send('PATCH', `/api/service/${id}?select[id]=true`, { price: '₹9' })
  expect(last(await trail('service', id)).changes).toEqual([{ field: 'price', before: '₹1', after: '₹9' }])
  await send('DELETE', `/api/service/${id}?select[id]=true`)
  const gone = last(await trail('service', id))
  expect(gone.action).toBe('deleted')
  expect(gone.title).toMatch(/^Service-/)
})

test('an inquiry is received without a user, and its handling stays legible', async () => {
  const { id } = (await call('POST', '/api/leads', { body: inquiry() })).body
  await send('PUT', `/api/admin/leads/${id}`, { status: 'contacted' })
  await send('PUT', `/api/admin/leads/${id}`, { notes: 'Call on Monday' })
  const entries = await trail('lead', id)
  expect(actions(entries)).toEqual(['received', 'updated', 'updated'])
  expect(entries[0]).toMatchObject({ user: null, title: 'Asha Rao', changes: [] })
  expect(entries[1]?.changes).toEqual([{ field: 'status', before: 'new', after: 'contacted' }])
  expect(entries[2]?.changes).toEqual([{ field: 'notes', before: null, after: 'Call on Monday' }])
})

test('permanently deleting a lead removes what was quoted of it', async () => {
  const secret = unique('secret')
  const { id } = (await call('POST', '/api/leads', { body: inquiry() })).body
  await send('PUT', `/api/admin/leads/${id}`, { notes: secret })
  const payload = await getCms()
  await payload.delete({ collection: 'lead', id })
  const entries = await trail('lead', id)
  expect(actions(entries)).toEqual(['received', 'updated', 'deleted'])
  expect(JSON.stringify(entries)).not.toContain(secret)
  expect((await send('GET', `/api/admin/audit?search=${secret}`)).body).toEqual([])
})

test('repeated saves of a draft are one entry; publishing is another', async () => {
  const { id, title } = (await send('POST', '/api/admin/blog-posts', post(), editor.token)).body
  for (const excerpt of ['y', 'z'])
    await send('PUT', `/api/admin/blog-posts/${id}`, post({ title, excerpt }), editor.token)
  expect(actions(await trail('blog-post', id))).toEqual(['created'])
  await send('PUT', `/api/admin/blog-posts/${id}`, post({ title, excerpt: 'by the admin' }))
  await send('PUT', `/api/admin/blog-posts/${id}`, post({ title, excerpt: 'x', isPublished: true }))
  await send('PUT', `/api/admin/blog-posts/${id}`, post({ title, content: '<p>Two</p>', isPublished: true }))
  await send('PATCH', `/api/blog-post/${id}?draft=true`, { excerpt: 'beside' })
  await send('PUT', `/api/admin/blog-posts/${id}`, post({ title }))
  const entries = await trail('blog-post', id)
  expect(actions(entries)).toEqual(['created', 'updated', 'published', 'updated', 'updated', 'unpublished'])
  expect(entries[0]?.user?.name).toBe(editor.username)
  expect(entries[0]?.changes).toContainEqual({ field: 'excerpt', before: null, after: 'z' })
  expect(entries[3]?.changes).toContainEqual({ field: 'content', before: 'One', after: 'Two' })
})

test('rich text is recorded by its words, and a mere change of format as such', async () => {
  const { id, title } = (await send('POST', '/api/admin/blog-posts', post({ isPublished: true }))).body
  const content = '<p><b>One</b></p>'
  await send('PUT', `/api/admin/blog-posts/${id}`, post({ title, content, isPublished: true }))
  expect(last(await trail('blog-post', id)).changes).toContainEqual({
    field: 'content',
    before: 'Same text',
    after: 'different formatting',
  })
})

test('images are recorded by name, not by id', async () => {
  const { id, url } = await picture()
  const made = await send('POST', '/api/admin/blog-posts', post({ featuredImage: url }))
  const [entry] = await trail('blog-post', made.body.id)
  const change = entry?.changes.find(({ field }) => field === 'featuredImage.media')
  expect(change?.after).toMatch(/^picture-.+\.png$/)
  expect(actions(await trail('media', id))).toEqual(['created'])
})

test('settings are recorded field by field', async () => {
  const payload = await getCms()
  const phone = '+91 80 7777 7777'
  await payload.updateGlobal({ slug: 'site-settings', data: { phone }, select: { id: true } as never })
  const { action, title, changes, user } = last(await trail('site-settings', 'site-settings'))
  expect({ action, title, user }).toEqual({ action: 'updated', title: 'Site settings', user: null })
  expect(changes).toContainEqual(expect.objectContaining({ field: 'phone', after: phone }))
})

test('logins, logouts, failures and password changes are recorded, secrets never', async () => {
  const someone = await signedIn('editor')
  const failed = await call('POST', '/api/auth/login', {
    body: { username: someone.username, password: 'not-the-password' },
  })
  expect(failed.status).toBe(401)
  const payload = await getCms()
  await payload.update({ collection: 'users', id: someone.id, data: { password: 'quite-another-password' } })
  const again = { username: someone.username, password: 'quite-another-password' }
  const { token } = (await call('POST', '/api/auth/login', { body: again })).body
  await call('POST', '/api/auth/logout', { token })
  await expect
    .poll(async () => actions(await trail('users', someone.id)).toSorted())
    .toEqual(['created', 'logged-in', 'logged-in', 'logged-out', 'login-failed', 'password-changed'])
  const entries = await trail('users', someone.id)
  expect(entries.find(({ action }) => action === 'login-failed')?.user).toBeNull()
  expect(entries.find(({ action }) => action === 'logged-out')?.user?.name).toBe(someone.username)
  const text = JSON.stringify(entries)
  for (const secret of [password, 'quite-another-password', 'not-the-password', 'hash', 'salt', 'session'])
    expect(text).not.toContain(secret)
})

test('a deleted user keeps the name in the trail', async () => {
  const someone = await signedIn('admin')
  const { id } = (await send('POST', '/api/admin/services', service(), someone.token)).body
  const payload = await getCms()
  await payload.delete({ collection: 'users', id: someone.id })
  expect((await trail('service', id))[0]?.user).toEqual({
    id: someone.id,
    username: someone.username,
    name: someone.username,
  })
})

test('the trail can be filtered by person, kind, action, period and text, with pages', async () => {
  const someone = await signedIn('admin')
  const price = unique('price')
  for (const title of ['one', 'two', 'three'])
    await send('POST', '/api/admin/services', service({ title, price }), someone.token)
  const ask = (query: string) => send('GET', `/api/admin/audit?${query}`)
  const mine = await ask(`user=${someone.id}&kind=service`)
  expect(mine.body.map(({ title }: AuditEntity) => title)).toEqual(['three', 'two', 'one'])
  expect((await ask(`user=${someone.id}&action=logged-in`)).body).toHaveLength(1)
  expect((await ask(`search=${price.toUpperCase()}`)).headers.get('x-total-count')).toBe('3')
  const page = await ask(`search=${price}&limit=1&page=2`)
  expect(page.body.map(({ title }: AuditEntity) => title)).toEqual(['two'])
  const middle = page.body[0].createdAt
  expect((await ask(`search=${price}&from=${middle}`)).body).toHaveLength(2)
  expect((await ask(`search=${price}&until=${middle}`)).body).toHaveLength(1)
  const nobody = (await ask('user=nobody')).body
  expect(nobody.length).toBeGreaterThan(0)
  expect(nobody.every(({ user }: AuditEntity) => user === null)).toBe(true)
  for (const bad of ['kind=x', 'action=x', 'from=yesterday', 'page=0', `search=${'x'.repeat(101)}`])
    expect((await ask(bad)).status).toBe(400)
})

test('nobody writes, changes or deletes entries, and only admins read them', async () => {
  const [entry] = (await send('GET', '/api/admin/audit?limit=1')).body
  for (const [method, path, body] of [
    ['POST', '/api/audit-entry', { kind: 'users', document: 'x', action: 'created' }],
    ['PATCH', `/api/audit-entry/${entry.id}`, { title: 'x' }],
    ['PATCH', '/api/audit-entry?where[id][exists]=true', { title: 'x' }],
    ['DELETE', `/api/audit-entry/${entry.id}`, undefined],
    ['DELETE', '/api/audit-entry?where[id][exists]=true', undefined],
  ] as const) {
    expect((await send(method, path, body)).status).toBe(403)
  }
  for (const path of ['/api/admin/audit', '/api/audit-entry', `/api/audit-entry/${entry.id}`]) {
    expect((await call('GET', path)).status).toBe(401)
    expect((await send('GET', path, undefined, editor.token)).status).toBe(403)
  }
  expect((await send('GET', '/api/admin/audit?limit=1')).body[0].id).toBe(entry.id)
})

test('entries are kept for two years', async () => {
  const payload = await getCms()
  const document = unique('old')
  const add = (age: number) => {
    const createdAt = new Date(Date.now() - age * 24 * 60 * 60 * 1000).toISOString()
    const data = { kind: 'service', document, title: `${age}`, action: 'created', createdAt }
    return payload.db.create({ collection: 'audit-entry', data })
  }
  await add(729)
  await add(731)
  await removeOldEntries(payload)
  expect((await trail('service', document)).map(({ title }) => title)).toEqual(['729'])
})
