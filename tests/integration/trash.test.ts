import { beforeAll, expect, test, vi } from 'vitest'
import { article } from '@/content/posts'
import { sitemapPages } from '@/content/sitemap'
import { movedTo } from '@/content/slugHistory'
import { repairSearchIndex } from '@/content/syncSearch'
import { mostViewed, raiseViews } from '@/content/viewCounts'
import { writeTrashFlag } from '@/database/trashFlag'
import type { TrashEntity } from '@/domain/entities'
import { type TrashKind, trashDays } from '@/domain/trash'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { purgeExpired } from '@/trash/purge'
import { blogPost, bytes, call, picture, signedIn, unique, upload } from './api'
import { getCms } from './cms'

let admin: Awaited<ReturnType<typeof signedIn>>
let editor: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  admin = await signedIn('admin')
  editor = await signedIn('editor')
})

const asAdmin = (method: string, path: string, body?: object) =>
  call(method, path, { token: admin.token, ...(body && { body }) })
const asEditor = (method: string, path: string, body?: object) =>
  call(method, path, { token: editor.token, ...(body && { body }) })

const restorePath = (kind: TrashKind, id: string) => `/api/admin/trash/${kind}/${id}/restore`
const restore = (kind: TrashKind, id: string, body = {}) => asAdmin('POST', restorePath(kind, id), body)

/** The stored entry and all of its versions, as the database has them. */
async function stored(collection: 'service' | 'product' | 'project' | 'blog-post', id: string) {
  const { db } = await getCms()
  const entry = await db.findOne({ collection, where: { id: { equals: id } } })
  const where = { parent: { equals: id } }
  const { docs } = await db.findVersions({ collection, where, sort: 'createdAt', pagination: false })
  return JSON.parse(JSON.stringify({ entry, docs }))
}

const trashOf = async (search: string, kind?: TrashKind, token = admin.token) =>
  (await call('GET', `/api/admin/trash?search=${search}${kind ? `&kind=${kind}` : ''}`, { token }))
    .body as TrashEntity[]

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

test.each(kinds)(
  'a deleted %s is gone everywhere, and comes back exactly as it was',
  async (kind, path, rest) => {
    const title = unique('Trashed').replace('-', '')
    const { id } = (await asAdmin('POST', `/api/admin/${path}`, { title, ...rest })).body
    // With a newer draft.
    await asAdmin('PATCH', `/api/${kind}/${id}?draft=true&autosave=true`, { title: `${title} draft` })
    const before = await stored(kind, id)
    const places = [
      ['GET', `/api/${path}`],
      ['GET', `/api/search?search=${title}`],
      ['GET', `/api/admin/${path}?search=${title}`],
      ['GET', `/api/admin/search?q=${title}`],
      ['GET', `/api/${kind}?limit=0&draft=true&where[title][contains]=${title}`],
      ['GET', `/api/${kind}/versions?where[parent][equals]=${id}`],
    ] as const
    const shownIn = async () => {
      const found = await Promise.all(places.map(async ([method, at]) => (await asAdmin(method, at)).body))
      return found.map((body) => JSON.stringify(body).includes(title))
    }
    expect(await shownIn()).toEqual(places.map(() => true))
    const gone = await asAdmin('DELETE', `/api/admin/${path}/${id}`)
    expect([gone.status, gone.body.message]).toEqual([200, expect.stringContaining('deleted successfully!')])
    expect(await shownIn()).toEqual(places.map(() => false))
    for (const method of ['GET', 'DELETE', 'PUT'])
      expect(
        (await asAdmin(method, `/api/admin/${path}/${id}`, method === 'PUT' ? { title, ...rest } : undefined))
          .status,
      ).toBe(404)
    expect((await asAdmin('PATCH', `/api/${kind}/${id}?trash=true`, { title: 'Changed' })).status).toBe(409)
    expect((await asAdmin('PATCH', `/api/${kind}/${id}`, { title: 'Changed' })).status).toBe(404)

    const [listed, ...others] = await trashOf(title)
    expect(others).toEqual([])
    expect(listed).toEqual({ kind, id, title, deletedAt: gone.body.deletedAt, deletedBy: admin.username })
    expect(await trashOf(title, kind === 'service' ? 'product' : 'service')).toEqual([])

    const back = await restore(kind, id, { deletedAt: gone.body.deletedAt })
    expect([back.status, back.body]).toEqual([200, { id, title }])
    expect(await shownIn()).toEqual(places.map(() => true))
    expect(await stored(kind, id)).toEqual(before)
    const { body: trail } = await asAdmin('GET', `/api/admin/audit?document=${id}&limit=2`)
    expect(trail.map(({ action }: { action: string }) => action)).toEqual(['restored', 'trashed'])
  },
)

test('undoing names its deletion: a later one stays', async () => {
  const { id } = (await asAdmin('POST', '/api/admin/services', { title: 'x', description: 'x', price: '1' }))
    .body
  const first = (await asAdmin('DELETE', `/api/admin/services/${id}`)).body
  await restore('service', id)
  expect((await restore('service', id)).status).toBe(404)
  await asAdmin('DELETE', `/api/admin/services/${id}`)
  const undone = await restore('service', id, { deletedAt: first.deletedAt })
  expect([undone.status, undone.body.message]).toEqual([409, 'Someone else has changed this.'])
  expect((await restore('service', id, { deletedAt: 'yesterday' })).status).toBe(400)
  expect((await restore('service', id)).status).toBe(200)
})

test.each(['blog-post', 'project', 'page'] as const)('the slug of a deleted %s is free', async (kind) => {
  const payload = await getCms()
  const slug = unique('slug')
  const content = await htmlToLexical('<p>Text.</p>', payload.config)
  const rest = { description: 'x', category: 'Tutorials', excerpt: 'x', content, _status: 'published' }
  const create = (title: string) =>
    payload.create({ collection: kind, data: { title, slug, ...rest } as never, depth: 0 })
  const first = await create('First')
  await asAdmin('PATCH', `/api/${kind}/${first.id}`, { deletedAt: new Date().toISOString() })
  expect(await movedTo(kind, slug)).toBeNull()
  const second = await create('Second')
  const back = await restore(kind, first.id)
  expect(back.body).toEqual({ id: first.id, title: 'First', slug: `${slug}-2` })
  const shown = await payload.findByID({ collection: kind, id: first.id, draft: true, depth: 0 })
  expect((shown as { slug?: string }).slug).toBe(`${slug}-2`)
  const kept = await payload.findByID({ collection: kind, id: second.id, depth: 0 })
  expect((kept as { slug?: string }).slug).toBe(slug)
  const slugs = (await sitemapPages()).map(({ path }) => path.split('/').at(-1))
  expect([slugs.includes(slug), slugs.includes(`${slug}-2`)]).toEqual([true, true])
})

test('a restored slug leads to its entry again, also from its old addresses', async () => {
  const [old, slug] = [unique('old'), unique('new')]
  const { id } = (await asAdmin('POST', '/api/admin/blog-posts', blogPost({ slug: old }))).body
  await asAdmin('PUT', `/api/admin/blog-posts/${id}`, blogPost({ slug }))
  expect(await movedTo('blog-post', old)).toBe(slug)
  await asAdmin('DELETE', `/api/admin/blog-posts/${id}`)
  expect(await movedTo('blog-post', old)).toBeNull()
  await restore('blog-post', id)
  expect(await movedTo('blog-post', old)).toBe(slug)
})

test('what refers to a deleted entry does without it until it is restored', async () => {
  const payload = await getCms()
  const title = unique('Offered')
  const service = (await asAdmin('POST', '/api/admin/services', { title, description: 'x', price: '1' })).body
  const slug = unique('case')
  const body = { title: 'Case', slug, description: 'x', category: 'x', services: [service.id] }
  const { id } = (await asAdmin('POST', '/api/admin/projects', body)).body
  const { projectWithStory } = await import('@/content/projects')
  const offered = async () => (await projectWithStory(slug))?.story.services.map((one) => one.title)
  expect(await offered()).toEqual([title])
  await asAdmin('DELETE', `/api/admin/services/${service.id}`)
  expect(await offered()).toEqual([])
  // A save in between keeps the relation.
  expect((await asAdmin('PUT', `/api/admin/projects/${id}`, body)).status).toBe(200)
  await restore('service', service.id)
  expect(await offered()).toEqual([title])
  await payload.delete({ collection: 'project', id })
})

test('an image in the trash is neither offered nor served, and one in use stays', async () => {
  const payload = await getCms()
  const { id, url } = await picture()
  const used = (await asAdmin('POST', '/api/admin/blog-posts', blogPost({ featuredImage: url }))).body
  const refused = await asAdmin('DELETE', `/api/admin/media/${id}`)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(used.title)])
  await asAdmin('DELETE', `/api/admin/blog-posts/${used.id}`)

  const file = () => call('GET', url).then(({ status }) => status)
  expect(await file()).toBe(200)
  expect((await asAdmin('DELETE', `/api/admin/media/${id}`)).status).toBe(200)
  expect((await asAdmin('GET', `/api/media?where[id][equals]=${id}`)).body.docs).toEqual([])
  expect((await asAdmin('GET', `/api/admin/media/${id}/places`)).status).toBe(404)
  await expect.poll(file).toBe(404)
  for (const more of ['%2F', '%2f', '%5C']) expect((await call('GET', `${url}${more}`)).status).toBe(404)
  const doc = await payload.findByID({ collection: 'media', id, trash: true })
  const copy = Object.values(doc.sizes ?? {}).find((size) => size?.url)?.url
  if (copy) expect((await call('GET', copy)).status).toBe(404)

  await restore('blog-post', used.id)
  expect((await article(used.slug))?.post.picture).toBeNull()
  expect((await asAdmin('DELETE', `/api/admin/trash/media/${id}`)).status).toBe(409)
  await restore('media', id)
  await expect.poll(file).toBe(200)
  expect((await article(used.slug))?.post.picture?.src).toBe(url)
})

test('permanent deletion takes versions and files along, for admins and from the trash only', async () => {
  const payload = await getCms()
  const { id, url } = await picture()
  expect((await asAdmin('DELETE', `/api/admin/trash/media/${id}`)).status).toBe(404)
  await asAdmin('DELETE', `/api/admin/media/${id}`)
  expect((await asEditor('DELETE', `/api/admin/trash/media/${id}`)).status).toBe(403)
  expect((await asAdmin('DELETE', `/api/admin/trash/media/${id}`)).status).toBe(200)
  expect((await restore('media', id)).status).toBe(404)
  expect((await call('GET', url)).status).toBe(404)
  expect((await asAdmin('DELETE', `/api/admin/trash/users/${admin.id}`)).status).toBe(404)

  const post = (await asAdmin('POST', '/api/admin/blog-posts', blogPost())).body
  await asAdmin('DELETE', `/api/admin/blog-posts/${post.id}`)
  await asAdmin('DELETE', `/api/admin/trash/blog-post/${post.id}`)
  const { totalDocs } = await payload.db.findVersions({
    collection: 'blog-post',
    where: { parent: { equals: post.id } },
  })
  expect(totalDocs).toBe(0)
  const { body: trail } = await asAdmin('GET', `/api/admin/audit?document=${post.id}&limit=1`)
  expect(trail[0]).toMatchObject({ action: 'deleted', user: { id: admin.id }, title: post.title })
})

test('after 30 days entries are permanently deleted', async () => {
  const payload = await getCms()
  const add = async (days: number) => {
    const { id } = (await asAdmin('POST', '/api/admin/blog-posts', blogPost())).body
    await asAdmin('DELETE', `/api/admin/blog-posts/${id}`)
    const deletedAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    await writeTrashFlag({ collection: 'blog-post', id, deletedAt }, { payload } as never)
    return id
  }
  const [due, kept] = [await add(trashDays + 1), await add(trashDays - 1)]
  await purgeExpired(payload)
  expect((await restore('blog-post', due)).status).toBe(404)
  expect((await restore('blog-post', kept)).status).toBe(200)
  const { body: trail } = await asAdmin('GET', `/api/admin/audit?document=${due}&limit=1`)
  expect(trail[0]).toMatchObject({ action: 'deleted', user: null })
})

test('an entry that can’t be deleted holds up none of the others', async () => {
  const payload = await getCms()
  const add = async () => {
    const { id } = (await asAdmin('POST', '/api/admin/blog-posts', blogPost())).body
    await asAdmin('DELETE', `/api/admin/blog-posts/${id}`)
    const deletedAt = new Date(Date.now() - (trashDays + 1) * 24 * 60 * 60 * 1000).toISOString()
    await writeTrashFlag({ collection: 'blog-post', id, deletedAt }, { payload } as never)
    return id
  }
  const [broken, other] = [await add(), await add()]
  const remove = payload.delete.bind(payload)
  const failing = vi
    .spyOn(payload, 'delete')
    .mockImplementation(((args: { id?: string }) =>
      args.id === broken ? Promise.reject(new Error('unreadable')) : remove(args as never)) as never)
  const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
  await purgeExpired(payload)
  failing.mockRestore()
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ msg: expect.stringContaining(broken) }))
  logged.mockRestore()
  expect((await restore('blog-post', other)).status).toBe(404)
  expect((await restore('blog-post', broken)).status).toBe(200)
})

test('editors delete and restore drafts and images of their own, nothing else', async () => {
  const title = unique('Rights')
  const mine = (await asEditor('POST', '/api/admin/blog-posts', blogPost({ title, isPublished: false }))).body
  const mineOut = (await asEditor('POST', '/api/admin/blog-posts', blogPost({ title }))).body
  const other = (await asAdmin('POST', '/api/admin/blog-posts', blogPost({ title, isPublished: false }))).body
  expect([mine.canDelete, mineOut.canDelete, other.canDelete]).toEqual([undefined, false, undefined])
  expect((await asEditor('GET', `/api/admin/blog-posts/${other.id}`)).body.canDelete).toBe(false)
  // A newer draft doesn't make a published post a draft.
  await asEditor('PATCH', `/api/blog-post/${mineOut.id}?draft=true`, { title: `${title} draft` })
  const now = { deletedAt: new Date().toISOString() }
  for (const { id } of [mineOut, other]) {
    expect((await asEditor('DELETE', `/api/admin/blog-posts/${id}`)).status).toBe(403)
    expect((await asEditor('PATCH', `/api/blog-post/${id}`, now)).status).toBe(403)
    expect((await asEditor('PATCH', `/api/blog-post?where[id][equals]=${id}`, now)).body.docs).toEqual([])
    expect((await asEditor('DELETE', `/api/blog-post/${id}`)).status).toBe(403)
  }
  expect((await asEditor('DELETE', `/api/blog-post/${mine.id}`)).status).toBe(403)
  expect((await asEditor('DELETE', `/api/admin/blog-posts/${mine.id}`)).status).toBe(200)
  await asAdmin('DELETE', `/api/admin/blog-posts/${mineOut.id}`)
  expect((await trashOf(title)).map(({ id }) => id).toSorted()).toEqual([mine.id, mineOut.id].toSorted())
  expect((await trashOf(title, undefined, editor.token)).map(({ id }) => id)).toEqual([mine.id])
  expect((await asEditor('POST', restorePath('blog-post', mineOut.id), {})).status).toBe(403)
  expect((await asEditor('POST', restorePath('blog-post', mine.id), {})).status).toBe(200)

  const own = await upload({ data: await bytes(9, 9, '#123456') }, { token: editor.token })
  const theirs = await picture()
  expect((await asEditor('DELETE', `/api/admin/media/${theirs.id}`)).status).toBe(403)
  expect((await asEditor('DELETE', `/api/admin/media/${own.body.doc.id}`)).status).toBe(200)
})

test('nobody sets when or by whom through Payload’s API', async () => {
  const { id } = (await asEditor('POST', '/api/admin/blog-posts', blogPost({ isPublished: false }))).body
  const payload = await getCms()
  const form = { title: 'Renamed', createdBy: admin.id }
  await asEditor('PATCH', `/api/blog-post/${id}`, form)
  const made = await asEditor('POST', '/api/blog-post?draft=true', {
    title: unique('Made'),
    slug: unique('made'),
    createdBy: admin.id,
    deletedAt: '2020-01-01T00:00:00.000Z',
    _status: 'draft',
  })
  for (const one of [id, made.body.doc.id]) {
    const doc = await payload.findByID({ collection: 'blog-post', id: one, depth: 0 })
    expect([doc.createdBy, doc.deletedAt ?? null]).toEqual([editor.id, null])
  }
  // Visitors don't learn who wrote it.
  const { body } = await call('GET', '/api/blog-posts')
  expect(JSON.stringify(body)).not.toContain(editor.id)
})

test('Payload’s own screens move to the trash and restore, several at once too', async () => {
  const title = unique('Stock')
  const add = async () => (await asAdmin('POST', '/api/admin/blog-posts', blogPost({ title }))).body.id
  const ids = [await add(), await add()]
  const now = { deletedAt: new Date().toISOString() }
  const where = `where[and][0][title][equals]=${title}`
  const moved = await asAdmin('PATCH', `/api/blog-post?${where}`, now)
  expect([moved.status, moved.body.docs.length, moved.body.errors]).toEqual([200, 2, []])
  const inTrash = `/api/blog-post?trash=true&draft=true&${where}&where[and][1][deletedAt][exists]=true`
  expect((await asAdmin('GET', inTrash)).body.docs.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    ids.toSorted(),
  )
  const back = await asAdmin('PATCH', `/api/blog-post?trash=true&where[id][equals]=${ids[0]}`, {
    deletedAt: null,
    _status: 'draft',
  })
  expect(back.status).toBe(200)
  expect((await asAdmin('GET', `/api/admin/blog-posts/${ids[0]}`)).body.state).toBe('draft')
  const published = { deletedAt: null, _status: 'published' }
  expect((await asAdmin('PATCH', `/api/blog-post/${ids[1]}`, published)).body.doc._status).toBe('published')
  expect((await asAdmin('PATCH', '/api/blog-post', now)).status).toBe(400)
})

test('views of a deleted post stay counted, but it isn’t among the most read', async () => {
  const { id } = (await asAdmin('POST', '/api/admin/blog-posts', blogPost())).body
  await raiseViews(id, 1_000_000)
  const as = { overrideAccess: true } as never
  expect((await mostViewed(1, as)).has(id)).toBe(true)
  await asAdmin('DELETE', `/api/admin/blog-posts/${id}`)
  expect((await mostViewed(1, as)).has(id)).toBe(false)
  await restore('blog-post', id)
  expect((await mostViewed(1, as)).get(id)).toBe(1_000_000)
  await asAdmin('DELETE', `/api/admin/blog-posts/${id}`)
  await asAdmin('DELETE', `/api/admin/trash/blog-post/${id}`)
})

test('entries that had the same slug are restored at the same time', async () => {
  const slug = unique('same')
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const { id } = (await asAdmin('POST', '/api/admin/blog-posts', blogPost({ slug }))).body
    await asAdmin('DELETE', `/api/admin/blog-posts/${id}`)
    ids.push(id)
  }
  const restored = await Promise.all(ids.map((id) => restore('blog-post', id)))
  expect(restored.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(restored.map(({ body }) => body.slug ?? slug).toSorted()).toEqual([slug, `${slug}-2`, `${slug}-3`])
})

test('the search index is complete without the trash', async () => {
  const payload = await getCms()
  const { id } = (await asAdmin('POST', '/api/admin/blog-posts', blogPost())).body
  await asAdmin('DELETE', `/api/admin/blog-posts/${id}`)
  await repairSearchIndex(payload)
  const where = { entry: { equals: id } }
  expect((await payload.count({ collection: 'search-entry', where })).totalDocs).toBe(0)
})
