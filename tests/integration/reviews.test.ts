import { beforeAll, expect, test } from 'vitest'
import type { OwnReviews, ReviewEntity } from '@/domain/entities'
import { call, signedIn, unique } from './api'
import { getCms } from './cms'

type Person = Awaited<ReturnType<typeof signedIn>>
let author: Person
let reviewer: Person
let admin: Person
let sales: Person

beforeAll(async () => {
  author = await signedIn('editor')
  reviewer = await signedIn('editor')
  admin = await signedIn('admin')
  sales = await signedIn('sales')
})

const send = (method: string, path: string, { token }: Person, body?: object, ifMatch?: string) =>
  call(method, `/api/admin/${path}`, {
    token,
    ...(body && { body }),
    ...(ifMatch && { headers: { 'if-match': `"${ifMatch}"` } }),
  })

async function draft(): Promise<{ id: string; title: string; updatedAt: string }> {
  const body = { title: unique('Reviewed'), excerpt: 'x', content: '<p>One</p>', category: 'Tutorials' }
  const { status, body: post } = await send('POST', 'blog-posts', author, { ...body, isPublished: false })
  expect(status).toBe(201)
  return (await send('GET', `blog-posts/${post.id}/draft`, author)).body
}

const path = (id: string) => `blog-posts/${id}/review`
const ask = (id: string, who = reviewer, by = author, note = 'Is the table right?') =>
  send('POST', path(id), by, { reviewer: who.id, note })
const reviewOf = async (id: string, as: Person): Promise<ReviewEntity | null> =>
  (await send('GET', path(id), as)).body.review
const own = async (as: Person): Promise<OwnReviews> => (await send('GET', 'reviews', as)).body
const waitsFor = async (as: Person, id: string) =>
  (await own(as)).waiting.entries.some(({ entry }) => entry === id)

test('an author asks a colleague, who returns the entry, and approves what comes back', async () => {
  const { id, title, updatedAt } = await draft()
  expect((await ask(id)).status).toBe(201)
  expect(await reviewOf(id, author)).toMatchObject({ state: 'waiting', isMine: true, mayAnswer: false })
  expect(await reviewOf(id, reviewer)).toMatchObject({
    requester: author.username,
    note: 'Is the table right?',
    isMine: false,
    mayAnswer: true,
    mayWithdraw: false,
  })
  expect((await own(reviewer)).waiting.entries).toContainEqual(
    expect.objectContaining({ entry: id, title, collection: 'blog-post', requester: author.username }),
  )
  expect((await send('PUT', path(id), reviewer, { state: 'returned', note: '' })).status).toBe(400)
  const returned = await send('PUT', path(id), reviewer, { state: 'returned', note: 'Add the units.' })
  expect(returned.body).toMatchObject({ state: 'returned', answer: 'Add the units.', version: updatedAt })
  expect(await waitsFor(reviewer, id)).toBe(false)
  expect((await own(author)).answered[0]).toMatchObject({ entry: id, state: 'returned' })
  expect((await send('PUT', path(id), reviewer, { state: 'approved', note: null })).status).toBe(409)

  await ask(id)
  const seen = (await send('GET', `blog-posts/${id}/draft`, reviewer)).body.updatedAt
  // Asking and answering don't change the entry.
  expect(seen).toBe(updatedAt)
  await send('PUT', `blog-posts/${id}/draft`, author, { title: `${title} anew` })
  const late = await send('PUT', path(id), reviewer, { state: 'approved', note: null }, seen)
  expect(late.status).toBe(412)
  expect((await send('PUT', path(id), reviewer, { state: 'approved', note: null })).status).toBe(200)
  expect(await reviewOf(id, author)).toMatchObject({ state: 'approved', answer: null })
})

test('the audit log has every step, as changes to the entry', async () => {
  const { id, title } = await draft()
  await ask(id)
  await send('PUT', path(id), reviewer, { state: 'returned', note: 'Too long.' })
  const { body } = await send('GET', `audit?${new URLSearchParams({ search: title })}`, admin)
  const steps = body.filter(({ changes }: { changes: { field: string }[] }) => changes[0]?.field === 'review')
  const asked = `Review requested (${reviewer.username}): Is the table right?`
  expect(steps.map(({ changes }: { changes: object[] }) => changes[0])).toEqual([
    { field: 'review', before: asked, after: `Changes requested (${reviewer.username}): Too long.` },
    { field: 'review', before: null, after: asked },
  ])
})

test('only the colleague answers; the author and admins withdraw; asking again replaces the request', async () => {
  const { id } = await draft()
  await ask(id)
  const answer = { state: 'approved', note: null }
  for (const other of [author, admin]) expect((await send('PUT', path(id), other, answer)).status).toBe(403)
  expect((await send('DELETE', path(id), reviewer)).status).toBe(403)
  expect((await send('DELETE', path(id), author)).status).toBe(200)
  expect(await reviewOf(id, author)).toBeNull()
  await ask(id)
  expect((await ask(id, admin)).status).toBe(201)
  expect([await waitsFor(reviewer, id), await waitsFor(admin, id)]).toEqual([false, true])
  expect((await send('PUT', path(id), reviewer, answer)).status).toBe(403)
  expect((await send('PUT', path(id), admin, answer)).status).toBe(200)
})

test('asked is who may edit the entry, and nobody else, nor oneself', async () => {
  const { id } = await draft()
  const { people } = (await send('GET', path(id), author)).body
  const ids = people.map((person: { id: string }) => person.id)
  expect(ids).toEqual(expect.arrayContaining([reviewer.id, admin.id]))
  for (const other of [sales, author]) {
    expect(ids).not.toContain(other.id)
    expect((await ask(id, other)).status).toBe(400)
  }
  const values = { title: unique('Service'), description: 'x', price: '₹1' }
  const service = (await send('POST', 'services', admin, values)).body
  const reviewers = (await send('GET', `services/${service.id}/review`, admin)).body.people
  expect(reviewers.map((person: { id: string }) => person.id)).not.toContain(reviewer.id)
})

test('an entry in the trash waits for nobody; its reviews are permanently deleted with it', async () => {
  const { id } = await draft()
  await ask(id)
  await send('DELETE', `blog-posts/${id}`, author)
  expect(await waitsFor(reviewer, id)).toBe(false)
  expect((await send('GET', path(id), author)).status).toBe(404)
  await send('POST', `trash/blog-post/${id}/restore`, author, {})
  expect(await waitsFor(reviewer, id)).toBe(true)
  await send('DELETE', `blog-posts/${id}`, author)
  await send('DELETE', `trash/blog-post/${id}`, admin)
  const payload = await getCms()
  expect((await payload.count({ collection: 'review', where: { entry: { equals: id } } })).totalDocs).toBe(0)
})
