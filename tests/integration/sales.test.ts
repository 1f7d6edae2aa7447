import { randomUUID } from 'node:crypto'
import { type CollectionSlug, createLocalReq, type TypedUser } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { formState } from '@/endpoints/payload/formState'
import { schedulePublication } from '@/endpoints/payload/schedulePublish'
import { checkServerFunction } from '@/endpoints/payload/serverFunctions'
import { blogPost, call, inquiry, password, picture, signedIn, unique } from './api'
import { getCms } from './cms'

type Member = Awaited<ReturnType<typeof signedIn>>

/** In everything that sales must not see. */
const secret = unique('hidden').replace('-', '')
let sales: Member
let admin: Member
const entries = {} as Record<'blog-post' | 'project' | 'service' | 'product', string>

const as =
  ({ token }: { token: string }) =>
  (method: string, path: string, body?: object) =>
    call(method, path, { token, ...(body && { body }) })
const ask = (method: string, path: string, body?: object) => as(sales)(method, path, body)
const arrives = async (over: object = {}) =>
  (await call('POST', '/api/leads', { body: inquiry(over) })).body.id as string

beforeAll(async () => {
  sales = await signedIn('sales')
  admin = await signedIn('admin')
  for (const kind of ['blog-post', 'project', 'service', 'product'] as const) {
    const data = { title: `${secret} ${kind}`, _status: 'draft' }
    const { body } = await as(admin)('POST', `/api/${kind}?draft=true`, data)
    entries[kind] = body.doc.id
  }
})

describe('a lead', () => {
  test('is listed, read, changed and owned by sales, and its history names them', async () => {
    const id = await arrives({ fullName: unique('Asha') })
    const path = `/api/admin/leads/${id}`
    await as(admin)('PUT', path, { owner: admin.id })
    const read = await ask('GET', path)
    // Of a colleague's account, only the names.
    expect(read.body.owner).toEqual({ id: admin.id, username: admin.username, name: admin.username })
    expect((await ask('GET', `/api/admin/leads?search=${read.body.fullName}`)).body).toEqual([read.body])
    expect((await ask('PUT', path, { status: 'contacted' })).body.status).toBe('contacted')
    expect((await ask('PUT', path, { notes: 'Called.' })).body.notes).toBe('Called.')
    const planned = { owner: sales.id, nextStep: 'Send the offer', nextStepDue: '2031-05-04' }
    expect((await ask('PUT', path, planned)).body).toMatchObject({
      nextStep: 'Send the offer',
      owner: { id: sales.id, username: sales.username },
    })
    const history = await ask('GET', `${path}/history`)
    expect(history.status).toBe(200)
    expect(history.body[0]).toMatchObject({ kind: 'lead', document: id, user: { username: sales.username } })
  })

  test('can belong to every admin and salesperson, and to no editor', async () => {
    const [colleague, editor] = [await signedIn('sales'), await signedIn('editor')]
    const { body } = await ask('GET', '/api/admin/leads/summary')
    const owners = new Map(body.owners.map((owner: { id: string }) => [owner.id, owner]))
    expect(owners.get(sales.id)).toEqual({
      id: sales.id,
      username: sales.username,
      name: sales.username,
      count: expect.any(Number),
      isMe: true,
      isActive: true,
    })
    expect([owners.has(admin.id), owners.has(colleague.id), owners.has(editor.id)]).toEqual([
      true,
      true,
      false,
    ])
    const id = await arrives()
    expect((await ask('PUT', `/api/admin/leads/${id}`, { owner: colleague.id })).status).toBe(200)
    expect((await ask('PUT', `/api/admin/leads/${id}`, { owner: editor.id })).status).toBe(400)
    const mine = `/api/admin/leads?owner=me`
    expect((await as(colleague)('GET', mine)).body.map((lead: { id: string }) => lead.id)).toEqual([id])
  })

  test('goes to the trash and back, and only admins delete it forever', async () => {
    const id = await arrives()
    const bulk = (action: string) => ask('POST', '/api/admin/leads/bulk', { action, ids: [id] })
    const folder = async () => (await ask('GET', `/api/admin/leads/${id}`)).body.folder
    expect((await ask('DELETE', `/api/admin/leads/${id}`)).status).toBe(200)
    expect(await folder()).toBe('trash')
    expect((await bulk('purge')).status).toBe(403)
    expect(await folder()).toBe('trash')
    expect((await bulk('restore')).body).toEqual({ changed: 1, missing: 0 })
    for (const [action, where] of [
      ['spam', 'spam'],
      ['not-spam', 'inbox'],
      ['trash', 'trash'],
    ] as const) {
      expect((await bulk(action)).body, action).toEqual({ changed: 1, missing: 0 })
      expect(await folder()).toBe(where)
    }
    // Where the data is, too: no call of the Local API on their behalf deletes it.
    const payload = await getCms()
    const options = { collection: 'lead', id, trash: true, overrideAccess: false, user: await userOf(sales) }
    await expect(payload.delete(options as never)).rejects.toThrow('not allowed')
    const purge = { action: 'purge', ids: [id] }
    expect((await as(admin)('POST', '/api/admin/leads/bulk', purge)).body.changed).toBe(1)
  })

  test('can be exported, which the audit log records, and counted', async () => {
    const fullName = unique('Exported')
    await arrives({ fullName })
    const exported = await ask('GET', `/api/admin/leads/export?search=${fullName}`)
    expect([exported.status, exported.body]).toEqual([200, expect.stringContaining(fullName)])
    const { body: trail } = await as(admin)('GET', `/api/admin/audit?action=exported&user=${sales.id}`)
    expect(trail).toMatchObject([{ kind: 'lead', user: { username: sales.username } }])
    for (const path of ['leads/counts', 'analytics/leads', 'analytics/next-steps'])
      expect((await ask('GET', `/api/admin/${path}`)).status, path).toBe(200)
  })
})

const userOf = async ({ id }: { id: string }) =>
  ({
    ...(await (await getCms()).findByID({ collection: 'users', id })),
    collection: 'users',
  }) as TypedUser

test('the search of the back office finds leads for sales, and no content', async () => {
  const id = await arrives({ fullName: `${secret} Rao` })
  const published = blogPost({ title: `${secret} article` })
  expect((await as(admin)('POST', '/api/admin/blog-posts', published)).status).toBe(201)
  const { body } = await ask('GET', `/api/admin/search?q=${secret}`)
  expect(body.map((found: { kind: string; id: string }) => [found.kind, found.id])).toEqual([['lead', id]])
})

test('where the data is, sales are visitors, except for leads', async () => {
  const payload = await getCms()
  const user = await userOf(sales)
  const scheduled = blogPost({ title: `${secret} later`, publishedAt: '2031-05-04T00:00:00.000Z' })
  await as(admin)('POST', '/api/admin/blog-posts', scheduled)
  for (const { slug, access } of payload.config.collections) {
    const collection = slug as CollectionSlug
    const find = (as: TypedUser | null) =>
      payload
        .find({ collection, user: as, overrideAccess: false, draft: true, trash: true, limit: 0, depth: 0 })
        .then(({ docs }) => docs.map(({ id }) => id).toSorted())
        .catch(() => 'refused')
    if (slug === 'lead' || slug.startsWith('payload-')) continue
    if (slug === 'users') expect(await find(user)).toEqual([sales.id])
    else if (slug === 'audit-entry') {
      const kinds = await payload.find({ collection, user, overrideAccess: false, limit: 0, depth: 0 })
      expect(new Set(kinds.docs.map((doc) => (doc as { kind?: string }).kind))).toEqual(new Set(['lead']))
    } else if (slug !== 'lead-note') expect(await find(user), slug).toEqual(await find(null))
    const req = await createLocalReq({ user }, payload)
    const writing = [access.create, access.delete, slug !== 'users' && access.update, access.readVersions]
    for (const may of writing) if (may) expect(await may({ req }), slug).toBe(false)
  }
  for (const { slug, access } of payload.config.globals) {
    const req = await createLocalReq({ user }, payload)
    expect([slug, await access.update({ req }), await access.readVersions({ req })]).toEqual([
      slug,
      false,
      false,
    ])
  }
})

test('Payload’s own API is closed to sales, but for what its frame calls', async () => {
  const lead = await arrives({ fullName: secret })
  const { id: image } = await picture()
  const post = entries['blog-post']
  const closed: [string, string, object?][] = [
    ['GET', `/api/lead/${lead}`],
    ['GET', '/api/lead?limit=0&depth=3&trash=true'],
    ['GET', '/api/lead/count'],
    ['PATCH', `/api/lead/${lead}`, { notes: 'Mine' }],
    ['PATCH', '/api/lead?where[id][exists]=true', { notes: 'Mine' }],
    ['DELETE', `/api/lead/${lead}?trash=true`],
    ['POST', `/api/lead/access/${lead}`, {}],
    ['GET', `/api/blog-post/${post}?draft=true`],
    ['GET', '/api/blog-post/versions?depth=3'],
    ['PATCH', `/api/blog-post/${post}?draft=true&autosave=true`, { title: 'Mine' }],
    ['POST', `/api/blog-post/${post}/duplicate`, {}],
    ['POST', `/api/blog-post/versions/${randomUUID()}`, {}],
    ['GET', `/api/media/${image}`],
    ['DELETE', `/api/media/${image}`],
    ['GET', '/api/media/paste-url?src=http://127.0.0.1/'],
    ['GET', '/api/users'],
    ['GET', `/api/users/${sales.id}`],
    ['PATCH', `/api/users/${sales.id}`, { role: 'admin' }],
    ['POST', '/api/users', { username: unique('x'), password, role: 'admin' }],
    ['POST', '/api/users/unlock', { username: admin.username }],
    ['GET', '/api/globals/site-settings'],
    ['POST', '/api/globals/site-settings', { phone: '1' }],
    ['GET', '/api/audit-entry'],
    ['GET', '/api/payload-preferences'],
    ['PATCH', '/api/payload-preferences?where[key][exists]=true', { value: 'mine' }],
    ['GET', '/api/payload-locked-documents'],
    ['POST', '/api/payload-locked-documents', { globalSlug: 'site-settings' }],
    ['GET', '/api/search-entry'],
    ['GET', '/api/og?title=x'],
  ]
  for (const [method, path, body] of closed) {
    const answer = await ask(method, path, body)
    expect([method, path, answer.status]).toEqual([method, path, 403])
    expect(JSON.stringify(answer.body)).not.toContain(secret)
  }
  // Hidden altogether, from everyone.
  for (const path of ['payload-jobs', 'payload-kv', 'payload-migrations', 'graphql', 'graphql-playground'])
    for (const method of ['GET', 'POST']) expect((await ask(method, `/api/${path}`)).status, path).toBe(404)

  const me = await ask('GET', '/api/users/me')
  expect(me.body.user).toMatchObject({ id: sales.id, role: 'sales' })
  const { body: rights } = await ask('GET', '/api/access')
  const creatable = Object.keys(rights.collections).filter((slug) => rights.collections[slug].create)
  expect(creatable.filter((slug) => !slug.startsWith('payload-'))).toEqual([])
  const renewed = await ask('POST', '/api/users/refresh-token')
  expect([renewed.status, renewed.body.user.role]).toEqual([200, 'sales'])
})

test('preferences are one’s own', async () => {
  const key = unique('key')
  const path = `/api/payload-preferences/${key}`
  await as(admin)('POST', path, { value: secret })
  expect(JSON.stringify((await ask('GET', path)).body)).not.toContain(secret)
  expect((await ask('POST', path, { value: 'mine' })).status).toBe(200)
  expect((await as(admin)('GET', path)).body.value).toBe(secret)
  expect((await ask('GET', path)).body.value).toBe('mine')
})

test('no server function of Payload’s screens works for sales', async () => {
  const payload = await getCms()
  const headers = new Headers({ authorization: `Bearer ${sales.token}` })
  for (const name of [
    'form-state',
    'table-state',
    'render-document',
    'render-document-slots',
    'render-field',
    'render-list',
    'schedule-publish',
    'get-upcoming-scheduled-publish',
  ])
    await expect(checkServerFunction(name, headers, payload), name).rejects.toThrow('Unauthorized')
  // Behind them, the rules of the entries hold as well.
  const req = await createLocalReq({ user: await userOf(sales) }, payload)
  for (const [collectionSlug, id] of Object.entries(entries))
    expect(await formState({ req, collectionSlug, id, data: { id } } as never)).toMatchObject({
      errors: [{ message: expect.stringContaining('not allowed') }],
    })
  const doc = { relationTo: 'blog-post' as const, value: entries['blog-post'] }
  await expect(
    schedulePublication({ req, type: 'publish', doc, date: '2031-05-04' } as never),
  ).rejects.toThrow()
  for (const [kind, id] of Object.entries(entries))
    expect((await ask('GET', `/api/admin/preview/${kind}/${id}`)).status).toBe(403)
})

test('a new role takes effect on the next request, and the audit log names it', async () => {
  const { id, token } = await signedIn('editor')
  const may = async () =>
    (
      await Promise.all(
        ['blog-posts', 'leads', 'users'].map((path) => as({ token })('GET', `/api/admin/${path}`)),
      )
    ).map(({ status }) => status === 200)
  const become = (role: string) => as(admin)('PUT', `/api/admin/users/${id}`, { role })
  expect(await may()).toEqual([true, false, false])
  expect((await become('sales')).body.role).toBe('sales')
  expect(await may()).toEqual([false, true, false])
  expect((await as({ token })('GET', '/api/blog-post')).status).toBe(403)
  await become('admin')
  expect(await may()).toEqual([true, true, true])
  await become('sales')
  expect(await may()).toEqual([false, true, false])
  const { body: trail } = await as(admin)('GET', `/api/admin/audit?kind=users&document=${id}&action=updated`)
  expect(trail.map(({ changes }: { changes: object[] }) => changes)).toEqual([
    [{ field: 'role', before: 'admin', after: 'sales' }],
    [{ field: 'role', before: 'sales', after: 'admin' }],
    [{ field: 'role', before: 'editor', after: 'sales' }],
  ])
})

test('sales manage their own account, and nobody promotes themselves', async () => {
  const me = await signedIn('sales')
  const own = as(me)
  expect((await own('PUT', '/api/admin/profile', { name: 'Mira', role: 'admin' })).body).toMatchObject({
    name: 'Mira',
    role: 'sales',
  })
  const change = { currentPassword: password, newPassword: 'one-of-my-own-choice' }
  expect((await own('PUT', '/api/admin/profile/password', change)).status).toBe(200)
  const { body } = await call('POST', '/api/auth/login', {
    body: { username: me.username, password: change.newPassword },
  })
  expect(body.user).toEqual({ username: me.username, role: 'sales' })
  for (const path of [me.id, admin.id])
    expect((await own('PUT', `/api/admin/users/${path}`, { role: 'admin' })).status).toBe(403)
})
