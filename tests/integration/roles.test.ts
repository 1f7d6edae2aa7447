import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import type { CollectionSlug } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { valuesOf } from '@/domain/choice'
import { isPageSlug } from '@/domain/pageTexts/pages'
import { type Role, roles } from '@/domain/roles'
import { endpoints } from '@/endpoints'
import { audiences, payloadRights, payloadScreens, rights, screens } from '../rights'
import { rightsPage } from '../rightsPage'
import { call, inquiry, member, picture, signedIn, unique } from './api'
import { getCms } from './cms'

const roleNames = valuesOf(roles)
const tokens: Record<Role, string> = { admin: '', editor: '', sales: '' }

beforeAll(async () => {
  for (const role of roleNames) tokens[role] = (await signedIn(role)).token
})

const calls = rights.flatMap(({ calls, who, body }) => calls.map((name) => ({ name, who, body })))
const whole = calls.filter(({ body }) => !body)

test('docs/rights.md shows this table', async () => {
  await expect(rightsPage).toMatchFileSnapshot('../../docs/rights.md')
})

test('every endpoint has its audience', () => {
  const all = endpoints.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  // Payload adds its own, which reports one's access.
  const own = all.filter((name) => name !== 'GET /access')
  expect(own.toSorted()).toEqual(whole.map(({ name }) => name).toSorted())
})

async function statusFor(name: string, token?: string, sent?: object): Promise<number> {
  const [method = '', path = ''] = name.split(' ')
  const given: Record<string, string> = { ':id': randomUUID(), ':kind': 'blog-post' }
  const target = `/api${path.replace(/:\w+/g, (name) => given[name] ?? 'nowhere')}`
  // An empty body is rejected as such, so nothing changes.
  const body = sent ?? (['POST', 'PUT'].includes(method) ? {} : undefined)
  return (await call(method, target, { ...(token && { token }), ...(body && { body }) })).status
}

// Omitted, because its caller is logged out.
const ending = 'POST /auth/logout'
/** Needs no body: an admin's call queues a backup. */
const ordering = 'POST /admin/system/backups'

const refusals = [401, 403]

test.each(calls.filter(({ name }) => name !== ending))('$name is for $who', async ({ who, name, body }) => {
  const sent = body?.(randomUUID())
  const stranger = await statusFor(name, undefined, sent)
  // A login without name and password is rejected as such.
  if (who === 'anyone') expect(refusals).not.toContain(stranger)
  else expect(stranger).toBe(401)
  for (const role of roleNames) {
    const status = name === ordering && role === 'admin' ? 202 : await statusFor(name, tokens[role], sent)
    if (audiences[who].includes(role)) expect(refusals, role).not.toContain(status)
    else expect(status, role).toBe(403)
    expect(status, role).toBeLessThan(500)
  }
})

const stockCalls = {
  read: ['GET', ''],
  versions: ['GET', '/versions'],
  create: ['POST', ''],
  update: ['PATCH', '?where[id][equals]=nothing'],
  delete: ['DELETE', '?where[id][equals]=nothing'],
} as const

test('in Payload’s own REST API a role may do what is listed, a stranger nothing', async () => {
  const { collections } = await config
  const slugs = collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
  expect(slugs.toSorted()).toEqual(Object.keys(payloadRights).toSorted())
  for (const slug of slugs) {
    const may: Record<Role, string[]> = { admin: [], editor: [], sales: [] }
    for (const [name, [method, rest]] of Object.entries(stockCalls)) {
      const body = ['POST', 'PATCH'].includes(method) ? {} : undefined
      const ask = (token?: string) =>
        call(method, `/api/${slug}${rest}`, { ...(token && { token }), ...(body && { body }) })
      expect((await ask()).status).toBe(401)
      for (const role of roleNames) {
        const { status } = await ask(tokens[role])
        expect(status, `${role}: ${method} ${slug}${rest}`).toBeLessThan(500)
        // 404: closed for everyone, or there are no versions.
        if (![403, 404].includes(status)) may[role].push(name)
      }
    }
    const listed = { ...payloadRights[slug], sales: '' }
    for (const role of roleNames)
      expect(`${role}, ${slug}: ${may[role].toSorted()}`).toBe(
        `${role}, ${slug}: ${(listed[role] ?? '').split(' ').toSorted()}`,
      )
  }
})

/** Each names the right that it needs. */
const callsById = [
  ['GET', '', 'read'],
  ['PATCH', '', 'update'],
  ['DELETE', '', 'delete'],
  ['POST', '/duplicate', 'create'],
  ['POST', '/unlock', 'update'],
] as const

test('no entry is reached by its id without the right to its collection', async () => {
  const payload = await getCms()
  const { id: admin } = await member('admin')
  const known: Record<string, string> = { users: admin, media: (await picture()).id }
  for (const collection of ['service', 'product', 'project', 'blog-post', 'page'] as const) {
    const data = { title: unique('Unreachable'), _status: 'draft' } as never
    known[collection] = (await payload.create({ collection, draft: true, data })).id
  }
  known.lead = (await call('POST', '/api/leads', { body: inquiry() })).body.id
  const any = async (collection: CollectionSlug) =>
    (await payload.db.findOne<{ id: string }>({ collection }))?.id ?? randomUUID()
  for (const [slug, listed] of Object.entries(payloadRights)) {
    const id = known[slug] ?? (await any(slug as CollectionSlug))
    const versions = [
      ['GET', `/api/${slug}/versions/${randomUUID()}`, 'versions'],
      ['POST', `/api/${slug}/versions/${randomUUID()}`, 'update'],
    ] as const
    const byId = callsById.map(
      ([method, rest, right]) => [method, `/api/${slug}/${id}${rest}`, right] as const,
    )
    for (const [method, path, right] of [...byId, ...versions])
      for (const [role, rights] of [
        ['stranger', ''],
        ['sales', ''],
        ['editor', listed.editor],
      ] as const) {
        if (rights.split(' ').includes(right)) continue
        const token = role === 'stranger' ? undefined : tokens[role]
        const body = method === 'GET' ? undefined : {}
        const { status } = await call(method, path, { ...(token && { token }), ...(body && { body }) })
        expect([401, 403, 404], `${role}: ${method} ${path}`).toContain(status)
      }
  }
  for (const [collection, id] of Object.entries(known))
    expect(
      await payload.db.findOne({ collection: collection as CollectionSlug, where: { id: { equals: id } } }),
      collection,
    ).toBeTruthy()
})

test('page texts are reached by nobody without the right to them', async () => {
  const { globals } = await config
  for (const { slug } of globals.filter(({ slug }) => isPageSlug(slug)))
    for (const [method, rest] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/versions'],
      ['GET', `/versions/${randomUUID()}`],
      ['POST', `/versions/${randomUUID()}`],
    ] as const)
      for (const token of [undefined, tokens.sales]) {
        const body = method === 'POST' ? {} : undefined
        const path = `/api/globals/${slug}${rest}`
        const { status } = await call(method, path, { ...(token && { token }), ...(body && { body }) })
        expect([401, 403, 404], `${method} ${path}`).toContain(status)
      }
})

test('every screen of ours has its audience', async () => {
  const { admin } = await config
  const views = Object.values(admin.components?.views ?? {}) as { path?: string }[]
  const registered = ['/admin', ...views.flatMap(({ path }) => (path ? [`/admin${path}`] : []))]
  const paths = screens.map(({ path }) => path)
  const isAt = (pattern: string, path: string) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
  expect(registered.filter((pattern) => !paths.some((path) => isAt(pattern, path)))).toEqual([])
  expect(paths.filter((path) => !registered.some((pattern) => isAt(pattern, path)))).toEqual([])
})

test('each role gets Payload’s own screens of what is listed, and no others', async () => {
  const { collections, globals } = await config
  type Hidden = boolean | undefined | ((asked: { user: unknown }) => boolean)
  for (const role of roleNames) {
    const isOpen = (hidden: Hidden) => (typeof hidden === 'function' ? !hidden({ user: { role } }) : !hidden)
    const open = [...collections, ...globals]
      .filter(({ admin }) => isOpen(admin.hidden as Hidden))
      .map(({ slug }) => slug)
    expect(open.filter((slug) => !slug.startsWith('payload-')).toSorted(), role).toEqual(payloadScreens[role])
  }
})

test('settings are read by admins and editors and changed by admins, jobs and keys by nobody', async () => {
  const settings = '/api/globals/site-settings'
  const ask = async (method: string, path: string, token: string) =>
    (await call(method, path, { token, ...(method === 'POST' && { body: { phone: '+91 80 0000 0000' } }) }))
      .status
  expect(await ask('POST', settings, tokens.editor)).toBe(403)
  for (const [method, path] of [
    ['GET', settings],
    ['POST', settings],
    ['GET', `${settings}/versions`],
    ['POST', `${settings}/versions/${randomUUID()}`],
  ] as const)
    expect(await ask(method, path, tokens.sales)).toBe(403)
  expect(await ask('POST', settings, tokens.admin)).toBe(200)
  // Versions contain who is notified of inquiries, which editors must not see.
  for (const path of ['', `/${randomUUID()}`])
    expect(await ask('GET', `${settings}/versions${path}`, tokens.editor)).toBe(403)
  expect(await ask('GET', `${settings}/versions`, tokens.admin)).toBe(200)
  expect(await ask('GET', `${settings}/versions/${randomUUID()}`, tokens.admin)).toBe(404)
  const { collections } = await config
  const inner = collections.map(({ slug }) => slug).filter((slug) => slug.startsWith('payload-'))
  const needed = ['payload-preferences', 'payload-locked-documents']
  for (const slug of inner.filter((name) => !needed.includes(name)))
    for (const path of ['', '/run', '/handle-schedules', '?where[id][exists]=true'])
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
        for (const token of Object.values(tokens))
          expect([403, 404, 501], `${method} ${slug}${path}`).toContain(
            await ask(method, `/api/${slug}${path}`, token),
          )
})

test('nobody locks or unlocks an entry in another person’s name', async () => {
  const payload = await getCms()
  const collection = 'payload-locked-documents'
  const [mine, other] = [await signedIn('editor'), await member('editor')]
  const named = (value: string) => ({ user: { relationTo: 'users', value } })
  const ask = (method: string, rest = '', body?: object) =>
    call(method, `/api/${collection}${rest}`, { token: mine.token, ...(body && { body }) })
  expect((await ask('POST', '', { globalSlug: 'site-settings', ...named(mine.id) })).status).toBe(403)
  const post = { title: unique('Locked'), _status: 'draft' as const }
  const { id: value } = await payload.create({ collection: 'blog-post', draft: true, data: post as never })
  const { id } = await payload.create({
    collection,
    data: {
      document: { relationTo: 'blog-post', value },
      user: { relationTo: 'users', value: other.id },
    },
  })
  expect((await ask('GET', `/${id}`)).status).toBe(200)
  const stranger = (await member('editor')).id
  for (const body of [
    named(stranger),
    { globalSlug: 'x' },
    { ...named(mine.id), globalSlug: 'x' },
    {},
    { user: mine.id },
  ]) {
    const { status } = await ask('PATCH', `/${id}`, body)
    expect([status, body]).toEqual([403, body])
    expect((await ask('PATCH', `?where[id][equals]=${id}`, body)).status).not.toBe(200)
  }
  expect((await ask('DELETE', `/${id}`)).status).toBe(403)
  const holder = async () => (await payload.findByID({ collection, id, depth: 0 })).user.value
  expect(await holder()).toBe(other.id)
  // Payload's screens take entries over like this.
  expect((await ask('PATCH', `/${id}`, named(mine.id))).status).toBe(200)
  expect(await holder()).toBe(mine.id)
  expect((await ask('DELETE', `/${id}`)).status).toBe(200)
})
