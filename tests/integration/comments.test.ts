import { beforeAll, expect, test } from 'vitest'
import type { AuditChange } from '@/domain/audit'
import { commentLimits, versionOf } from '@/domain/comment'
import type { CommentEntity, CommentThread } from '@/domain/entities'
import { call, signedIn, unique } from './api'
import { getCms } from './cms'

type Person = Awaited<ReturnType<typeof signedIn>>
let author: Person
let colleague: Person
let admin: Person
let sales: Person

beforeAll(async () => {
  author = await signedIn('editor')
  colleague = await signedIn('editor')
  admin = await signedIn('admin')
  sales = await signedIn('sales')
})

const send = (method: string, path: string, { token }: Person, body?: object) =>
  call(method, `/api/admin/${path}`, { token, ...(body && { body }) })

async function draft(): Promise<{ id: string; title: string; updatedAt: string }> {
  const body = { title: unique('Discussed'), excerpt: 'x', content: '<p>One two</p>', category: 'Tutorials' }
  const { status, body: post } = await send('POST', 'blog-posts', author, { ...body, isPublished: false })
  expect(status).toBe(201)
  return (await send('GET', `blog-posts/${post.id}/draft`, author)).body
}

const path = (post: string) => `blog-posts/${post}/comments`
const anchor = { quote: 'two', before: 'One ', after: '\n' }
const about = { field: 'content', anchor }
const threads = async (post: string, as = author): Promise<CommentThread[]> =>
  (await send('GET', path(post), as)).body

async function comment(post: string, by = colleague, body = 'Two what?'): Promise<CommentEntity> {
  const { status, body: made } = await send('POST', path(post), by, { ...about, body })
  expect(status).toBe(201)
  return made
}

test('a passage is commented on, replied to, resolved and reopened', async () => {
  const { id, updatedAt } = await draft()
  const { id: first } = await comment(id, colleague, '  Two what?\n')
  expect((await send('POST', path(id), author, { parent: first, body: 'Two days.' })).status).toBe(201)
  await comment(id, author, 'Another')

  expect(await threads(id)).toEqual([
    expect.objectContaining({
      id: first,
      author: colleague.username,
      body: 'Two what?',
      field: 'content',
      anchor,
      isEdited: false,
      mayEdit: false,
      mayDelete: false,
      resolved: null,
      replies: [expect.objectContaining({ body: 'Two days.', mayEdit: true, mayDelete: true })],
    }),
    expect.objectContaining({ body: 'Another', mayEdit: true, mayDelete: true }),
  ])

  const state = `${path(id)}/${first}/resolved`
  expect((await send('PUT', state, author, { isResolved: true })).status).toBe(200)
  // A second click says the same.
  expect((await send('PUT', state, author, { isResolved: true })).status).toBe(200)
  expect((await threads(id))[0]?.resolved).toEqual({ by: author.username, at: expect.any(String) })
  const late = await send('POST', path(id), colleague, { parent: first, body: 'Or three?' })
  expect([late.status, late.body.message]).toEqual([
    409,
    'This comment has been resolved. Reopen it to reply.',
  ])
  expect((await send('PUT', state, colleague, { isResolved: false })).status).toBe(200)
  expect((await threads(id))[0]?.resolved).toBeNull()

  // None of this is a change of the text.
  expect((await send('GET', `blog-posts/${id}/draft`, author)).body.updatedAt).toBe(updatedAt)
})

test('authors change what they wrote; admins delete everything', async () => {
  const { id } = await draft()
  const { id: first } = await comment(id)
  const single = `${path(id)}/${first}`
  expect((await send('PUT', single, author, { body: 'x' })).status).toBe(403)
  expect((await send('PUT', single, admin, { body: 'x' })).status).toBe(403)
  const edited = await send('PUT', single, colleague, { body: 'Two of what?' })
  expect(edited.body).toMatchObject({ body: 'Two of what?', isEdited: true, mayDelete: true })

  expect((await send('DELETE', single, author)).status).toBe(403)
  await send('POST', path(id), author, { parent: first, body: 'Days.' })
  // The reply would lose what it replies to.
  expect((await send('DELETE', single, colleague)).status).toBe(403)
  expect((await send('PUT', single, colleague, { body: 'Two what?' })).body.mayDelete).toBe(false)
  expect((await threads(id, admin))[0]).toMatchObject({ mayEdit: false, mayDelete: true })
  expect((await send('DELETE', single, admin)).status).toBe(200)
  expect(await threads(id)).toEqual([])
  expect((await send('DELETE', single, admin)).status).toBe(404)
})

test('a comment that its author has changed in another tab is not overwritten', async () => {
  const { id } = await draft()
  const { id: first, updatedAt } = await comment(id)
  const change = (body: string) =>
    call('PUT', `/api/admin/${path(id)}/${first}`, {
      token: colleague.token,
      headers: { 'if-match': `"${updatedAt}"` },
      body: { body },
    })
  expect((await change('Two of what?')).status).toBe(200)
  expect((await change('Two?')).status).toBe(412)
  expect(await threads(id)).toMatchObject([{ body: 'Two of what?' }])
})

test('what is wrong is refused, and stores nothing', async () => {
  const { id } = await draft()
  const other = await draft()
  const { id: first } = await comment(other.id)
  const { body: reply } = await send('POST', path(other.id), author, { parent: first, body: 'x' })
  const long = (length: number) => 'x'.repeat(length + 1)
  for (const [body, status] of [
    [{}, 400],
    [{ ...about }, 400],
    [{ ...about, body: ' ' }, 400],
    [{ ...about, body: 7 }, 400],
    [{ ...about, body: long(commentLimits.body) }, 400],
    [{ ...about, body: 'a\0b' }, 400],
    [{ ...about, body: 'x', field: 'slug' }, 400],
    [{ field: 'content', anchor: null, body: 'x' }, 400],
    [{ field: 'content', anchor: { ...anchor, quote: '' }, body: 'x' }, 400],
    [{ field: 'content', anchor: { ...anchor, before: long(commentLimits.context) }, body: 'x' }, 400],
    [{ parent: 'x', body: 'x' }, 400],
    [{ parent: [first], body: 'x' }, 400],
    // Of another post.
    [{ parent: first, body: 'x' }, 404],
  ] as const)
    expect([body, (await send('POST', path(id), author, body)).status]).toEqual([body, status])
  expect(await threads(id)).toEqual([])
  // Replies have no replies, and aren't resolved.
  expect((await send('POST', path(other.id), author, { parent: reply.id, body: 'x' })).status).toBe(404)
  const state = `${path(other.id)}/${reply.id}/resolved`
  expect((await send('PUT', state, author, { isResolved: true })).status).toBe(404)
  expect((await send('PUT', `${path(id)}/${first}`, colleague, { body: 'x' })).status).toBe(404)
  expect((await send('GET', path(first), author)).status).toBe(404)
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect((await send('POST', path(nobody), author, { ...about, body: 'x' })).status).toBe(404)
})

test.each([
  ['services', { features: ['One two'], price: '1', icon: 'code' }, 'features', 'category'],
  ['products', { category: 'cms', price: 1 }, 'longDescription', 'demoUrl'],
  ['projects', { category: 'Web' }, 'decisions/*/title', 'clientName'],
])('the texts of %s are commented on too', async (kind, more, field, other) => {
  const texts = { title: unique('Discussed'), description: 'One two', technologies: ['Go'], images: [] }
  const { status, body: entry } = await send('POST', kind, admin, { ...texts, ...more, isActive: true })
  expect([status, entry.message]).toEqual([201, undefined])
  const list = `${kind}/${entry.id}/comments`
  for (const path of ['title', field])
    expect((await send('POST', list, admin, { ...about, field: path, body: path })).status).toBe(201)
  expect((await send('POST', list, admin, { ...about, field: other, body: 'x' })).status).toBe(400)
  expect((await send('GET', list, admin)).body).toMatchObject([{ field: 'title' }, { field }])
  expect((await send('GET', list, sales)).status).toBe(403)
})

test('neither salespeople nor visitors see comments', async () => {
  const { id } = await draft()
  const { id: first } = await comment(id)
  expect((await send('GET', path(id), sales)).status).toBe(403)
  expect((await send('POST', path(id), sales, { ...about, body: 'x' })).status).toBe(403)
  expect((await call('GET', `/api/admin/${path(id)}`)).status).toBe(401)
  for (const rest of ['comment', `comment/${first}`])
    expect((await call('GET', `/api/${rest}`, { token: admin.token })).status).toBeGreaterThanOrEqual(403)
})

test('an open editor learns that something was said', async () => {
  const { id } = await draft()
  const tell = async () => {
    const body = { page: '6f0a2f2e-6f55-4f5a-9a38-0d3c6f4ac001', does: 'stay' }
    return (await send('POST', `blog-posts/${id}/presence`, author, body)).body.discussion
  }
  const before = await tell()
  /** What an editor makes of the comments that it shows. */
  const shown = async () => {
    const all = (await threads(id)).flatMap((thread) => [thread, ...thread.replies])
    return versionOf(all.length, all)
  }
  expect(before).toEqual({ comments: await shown(), review: expect.any(String) })
  expect(await tell()).toEqual(before)
  const { id: first } = await comment(id)
  const after = await tell()
  expect(after).toEqual({ comments: await shown(), review: before.review })
  expect(after.comments).not.toBe(before.comments)
  await send('PUT', `${path(id)}/${first}`, colleague, { body: 'Two of what?' })
  expect((await tell()).comments).not.toBe(after.comments)
  await send('POST', `blog-posts/${id}/review`, author, { reviewer: colleague.id, note: '' })
  const asked = await tell()
  expect(asked.review).not.toBe(before.review)
  await send('DELETE', `${path(id)}/${first}`, colleague)
  expect((await tell()).comments).toBe(before.comments)
})

test('what is said at the same time is all there', async () => {
  const { id } = await draft()
  await Promise.all(Array.from({ length: 6 }, (_, index) => comment(id, colleague, `Comment ${index}`)))
  expect((await threads(id)).map(({ body }) => body).toSorted()).toEqual(
    Array.from({ length: 6 }, (_, index) => `Comment ${index}`),
  )
})

test('the trail tells who said what; comments wait in the trash, and go with the entry', async () => {
  const { id, title } = await draft()
  const { id: first } = await comment(id)
  await send('PUT', `${path(id)}/${first}/resolved`, author, { isResolved: true })
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'audit-entry',
    where: { document: { equals: id } },
    sort: 'createdAt',
    depth: 0,
  })
  const changes = docs.flatMap((entry) => (entry.changes ?? []) as AuditChange[])
  const said = changes.filter(({ field }) => field === 'comment')
  const words = `${colleague.username} on “two”: Two what?`
  expect(said).toEqual([
    expect.objectContaining({ before: null, after: words }),
    expect.objectContaining({
      before: words,
      after: `${colleague.username} on “two” (resolved): Two what?`,
    }),
  ])
  expect(docs.every((entry) => entry.title === title)).toBe(true)

  const stored = () => cms.count({ collection: 'comment', where: { entry: { equals: id } } })
  expect((await send('DELETE', `blog-posts/${id}`, author)).status).toBe(200)
  expect((await stored()).totalDocs).toBe(1)
  expect((await send('POST', path(id), author, { ...about, body: 'x' })).status).toBe(404)
  await cms.delete({ collection: 'blog-post', id, trash: true })
  expect((await stored()).totalDocs).toBe(0)
})
