import type { TypedUser } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { movedCard } from '@/app/og/[kind]/[file]/moved'
import { anonymous } from '@/content/accessContext'
import { movedTo, oldSlugs } from '@/content/slugHistory'
import { call, signedIn, unique } from './api'
import { getCms } from './cms'

let token: string
let user: TypedUser

beforeAll(async () => {
  const admin = await signedIn('admin')
  token = admin.token
  const payload = await getCms()
  user = { ...(await payload.findByID({ collection: 'users', id: admin.id })), collection: 'users' }
})

const kinds = [
  [
    'blog-post',
    'blog-posts',
    { excerpt: 'x', content: '<p>x</p>', category: 'Tutorials', isPublished: true },
  ],
  ['project', 'projects', { description: 'x', category: 'Shops' }],
] as const

const rename = (path: string, id: string, body: object) =>
  call('PUT', `/api/admin/${path}/${id}`, { token, body })

test.each(kinds)('the former slugs of a %s lead to its current URL', async (kind, path, rest) => {
  const [first, second, third] = [unique('first'), unique('second'), unique('third')]
  const body = { title: 'Moving', ...rest }
  const { id } = (await call('POST', `/api/admin/${path}`, { token, body: { ...body, slug: first } })).body
  await rename(path, id, { ...body, slug: second })
  await rename(path, id, { ...body, slug: third })
  // Chains collapse, and the current slug redirects nowhere.
  expect(await movedTo(kind, first)).toBe(third)
  expect(await movedTo(kind, second)).toBe(third)
  expect(await movedTo(kind, third)).toBeNull()
  // Renamed back: no loop.
  await rename(path, id, { ...body, slug: first })
  expect(await movedTo(kind, first)).toBeNull()
  expect(await movedTo(kind, third)).toBe(first)
  const old = await oldSlugs([{ id, slug: first }], { overrideAccess: false, user })
  expect(old.get(id)?.toSorted()).toEqual([second, third].toSorted())
  // Staff see old slugs, visitors don't.
  const told = (await call('GET', `/api/admin/${path}/${id}`, { token })).body
  expect(told.oldSlugs.toSorted()).toEqual([second, third].toSorted())
  expect(JSON.stringify((await call('GET', `/api/${path}`)).body)).not.toContain(second)
  await call('DELETE', `/api/admin/${path}/${id}`, { token })
  expect(await movedTo(kind, second)).toBeNull()
})

test.each(['', '.de'])('the social image at a post’s former slug has moved%s', async (end) => {
  const [, path, rest] = kinds[0]
  const [old, now] = [unique('old'), unique('now')]
  const body = { title: 'Moving', ...rest }
  const { id } = (await call('POST', `/api/admin/${path}`, { token, body: { ...body, slug: old } })).body
  await rename(path, id, { ...body, slug: now })
  const answer = await movedCard('post', `${old}${end}.png`)
  expect([answer?.status, answer?.headers.get('location')]).toEqual([301, `/og/post/${now}${end}.png`])
  expect(await movedCard('post', `${old}.xx.png`)).toBeNull()
})

test('a slug that another post takes over is that post’s', async () => {
  const [, path, rest] = kinds[0]
  const [wanted, other] = [unique('wanted'), unique('other')]
  const body = { title: 'x', ...rest }
  const first = (await call('POST', `/api/admin/${path}`, { token, body: { ...body, slug: wanted } })).body
  await rename(path, first.id, { ...body, slug: other })
  const taker = { ...body, slug: wanted, isPublished: false }
  const second = (await call('POST', `/api/admin/${path}`, { token, body: taker })).body
  // A draft isn't public: visitors are still redirected.
  expect(await movedTo('blog-post', wanted)).toBe(other)
  await rename(path, second.id, { ...taker, isPublished: true })
  const last = unique('last')
  await rename(path, second.id, { ...taker, isPublished: true, slug: last })
  expect(await movedTo('blog-post', wanted)).toBe(last)
})

test('unpublished entries leave no former URLs, and deleted ones redirect nowhere', async () => {
  const [, path, rest] = kinds[0]
  const [draft, named, later] = [unique('draft'), unique('named'), unique('later')]
  const body = { title: 'x', ...rest, isPublished: false }
  const { id } = (await call('POST', `/api/admin/${path}`, { token, body: { ...body, slug: draft } })).body
  await rename(path, id, { ...body, isPublished: true, slug: named })
  expect(await movedTo('blog-post', draft)).toBeNull()
  await rename(path, id, { ...body, isPublished: true, slug: later })
  expect(await movedTo('blog-post', named)).toBe(later)
  await rename(path, id, { ...body, slug: later })
  expect(await movedTo('blog-post', named)).toBeNull()
})

test('a new slug in a draft changes nothing until it is published', async () => {
  const [, path, rest] = kinds[0]
  const [shown, coming] = [unique('shown'), unique('coming')]
  const body = { title: 'x', ...rest, slug: shown }
  const { id } = (await call('POST', `/api/admin/${path}`, { token, body })).body
  const payload = await getCms()
  await payload.update({ collection: 'blog-post', id, data: { slug: coming }, draft: true })
  expect(await movedTo('blog-post', shown)).toBeNull()
  await payload.update({ collection: 'blog-post', id, data: { _status: 'published' } })
  expect(await movedTo('blog-post', shown)).toBe(coming)
})

test('visitors cannot read the slug history', async () => {
  await expect(oldSlugs([{ id: 'x' }], anonymous)).rejects.toThrow('not allowed')
})
