import { randomUUID } from 'node:crypto'
import { createLocalReq, type TypedUser } from 'payload'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { formState } from '@/endpoints/payload/formState'
import { checkServerFunction } from '@/endpoints/payload/serverFunctions'
import { call, inquiry, member, signedIn, unique } from './api'
import { getCms } from './cms'

type Kind = 'service' | 'product' | 'project' | 'blog-post' | 'lead'

let admin: string
let editor: { id: string; token: string }
const entries = {} as Record<Kind, string>

beforeAll(async () => {
  admin = (await signedIn('admin')).token
  editor = await signedIn('editor')
  for (const kind of ['service', 'product', 'project', 'blog-post'] as const) {
    const data = { title: unique('Draft'), _status: 'draft' }
    const { body } = await call('POST', `/api/${kind}?draft=true`, { token: admin, body: data })
    entries[kind] = body.doc.id
  }
  entries.lead = (await call('POST', '/api/leads', { body: inquiry() })).body.id
})

async function requestOf(id: string | null) {
  const payload = await getCms()
  const user =
    id && ({ ...(await payload.findByID({ collection: 'users', id })), collection: 'users' } as TypedUser)
  return createLocalReq({ ...(user && { user }) }, payload)
}

/** Payload's own function, which locks and signs whatever it is given. */
const build = vi.hoisted(() => vi.fn(async () => ({ isBuilt: true })))
vi.mock('@payloadcms/ui/utilities/buildFormState', () => ({ buildFormStateHandler: build }))

beforeEach(() => {
  build.mockClear()
})

const refused = { errors: [{ message: expect.stringContaining('not allowed') }] }

async function ask(userId: string | null, args: object) {
  const req = await requestOf(userId)
  return formState({ ...args, req } as unknown as Parameters<typeof formState>[0])
}

test.each(['project', 'blog-post'] as const)('an editor gets a form for a %s', async (kind) => {
  const id = entries[kind]
  for (const args of [{ id }, {}]) {
    expect(await ask(editor.id, { ...args, collectionSlug: kind, data: {} })).toEqual({ isBuilt: true })
  }
  expect(build).toHaveBeenCalledTimes(2)
})

test.each(['service', 'product', 'lead'] as const)('an editor gets no form for a %s', async (kind) => {
  const id = entries[kind]
  const data = { id, title: 'x' }
  for (const args of [
    { collectionSlug: kind, id, data },
    { collectionSlug: kind, data },
    { collectionSlug: kind, id, data, schemaPath: 'blog-post' },
    { collectionSlug: kind, globalSlug: 'site-settings', id, data },
    { widgetSlug: kind, data },
  ])
    expect(await ask(editor.id, args)).toEqual(refused)
  expect(build).not.toHaveBeenCalled()
  const boss = await member('admin')
  expect(await ask(boss.id, { collectionSlug: kind, id, data })).toEqual({ isBuilt: true })
})

test('only admins get a form for the settings, and nobody for missing entries', async () => {
  const post = entries['blog-post']
  const { id: boss } = await member('admin')
  expect(await ask(editor.id, { globalSlug: 'site-settings', data: {} })).toEqual(refused)
  for (const id of [randomUUID(), 'not-an-id', entries.product])
    expect(await ask(editor.id, { collectionSlug: 'blog-post', id, data: { id } })).toEqual(refused)
  expect(await ask(boss, { collectionSlug: 'nothing', id: post, data: {} })).toEqual(refused)
  expect(await ask(null, { collectionSlug: 'blog-post', id: post, data: {} })).toEqual(refused)
  expect(build).not.toHaveBeenCalled()
  expect(await ask(boss, { globalSlug: 'site-settings', data: {} })).toEqual({ isBuilt: true })
})

test('a link is only signed for an entry that may be written', async () => {
  const payload = await getCms()
  const { preview, livePreview } = payload.collections.product.config.admin
  const data = { id: entries.product }
  const sign = async (userId: string | null) => {
    const req = await requestOf(userId)
    const url = typeof livePreview?.url === 'function' && (await livePreview.url({ data, req } as never))
    return [await preview?.(data, { req, locale: 'en', token: '' }), url || null]
  }
  const boss = await member('admin')
  for (const signed of await sign(boss.id)) expect(signed).toContain(`/preview/product/${entries.product}?`)
  for (const who of [editor.id, null]) expect(await sign(who)).toEqual([null, null])
  expect(
    (await call('GET', `/api/admin/preview/product/${entries.product}`, { token: editor.token })).status,
  ).toBe(403)
  expect((await call('GET', `/api/admin/preview/product/${randomUUID()}`, { token: admin })).status).toBe(404)
})

test('an editor neither sees nor takes over locks of what is for admins', async () => {
  const payload = await getCms()
  const boss = await member('admin')
  const user = { relationTo: 'users' as const, value: boss.id }
  const lock = async (kind: Kind) => {
    const document = { relationTo: kind, value: entries[kind] }
    return (await payload.create({ collection: 'payload-locked-documents', data: { document, user } })).id
  }
  const settings = await payload.create({
    collection: 'payload-locked-documents',
    data: { globalSlug: 'site-settings', user },
  })
  const hidden = [await lock('product'), await lock('lead'), settings.id]
  const open = await lock('project')
  const own = { user: { relationTo: 'users', value: editor.id } }
  const path = '/api/payload-locked-documents'
  for (const id of hidden) {
    expect((await call('GET', `${path}/${id}`, { token: editor.token })).status).toBe(404)
    expect([403, 404]).toContain(
      (await call('PATCH', `${path}/${id}`, { token: editor.token, body: own })).status,
    )
    expect((await call('GET', `${path}/${id}`, { token: admin })).status).toBe(200)
  }
  const { docs } = (await call('GET', `${path}?limit=0&depth=0`, { token: editor.token })).body
  const seen = docs.map(({ id }: { id: string }) => id)
  expect(seen).toContain(open)
  for (const id of hidden) expect(seen).not.toContain(id)
  const { body } = await call('GET', `${path}?where[document.relationTo][equals]=lead`, {
    token: editor.token,
  })
  expect(body.totalDocs).toBe(0)
  const taken = await call('PATCH', `${path}/${open}`, { token: editor.token, body: own })
  expect(taken.status).toBe(200)
})

test('only functions that the screens use can be called, and only after a login', async () => {
  const payload = await getCms()
  const signed = new Headers({ authorization: `Bearer ${editor.token}` })
  await checkServerFunction('form-state', signed, payload)
  await expect(checkServerFunction('form-state', new Headers(), payload)).rejects.toThrow('Unauthorized')
  const unused = ['copy-data-from-locale', 'render-widget', 'get-folder-results-component-and-data']
  const inherited = ['constructor', '__proto__', 'toString', undefined, ['form-state']]
  for (const name of [...unused, ...inherited])
    await expect(checkServerFunction(name, signed, payload)).rejects.toThrow('Unknown server function')
})
