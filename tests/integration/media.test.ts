import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { toPictureChanges, toPictureValues } from '@/admin/shared/media/pictureForm'
import { toLibraryPicture } from '@/admin/shared/media/pictureLibrary'
import { article } from '@/content/posts'
import { baseOf } from '@/domain/merge'
import { searchText } from '@/domain/searchText'
import { onContentChanged } from '@/runtime/contentChanged'
import { mapPayloadErrors } from '../../hooks/mapPayloadErrors'
import { blogPost, bytes, call, picture, signedIn, unique, upload } from './api'
import { getCms } from './cms'

const tokens = { admin: '', editor: '' }
let emptied = 0

beforeAll(async () => {
  tokens.admin = (await signedIn('admin')).token
  tokens.editor = (await signedIn('editor')).token
  onContentChanged(() => {
    emptied += 1
  })
})

const asAdmin = (method: string, path: string, body?: unknown) =>
  call(method, path, { token: tokens.admin, ...(body !== undefined && { body }) })

const places = async (id: string, token = tokens.admin) =>
  (await call('GET', `/api/admin/media/${id}/places`, { token })).body

const file = (url: string) => path.join(process.env.DATA_DIR ?? '', 'media', path.basename(url))

test('an image is found by words of its text, name or tags, ignoring case and accents', async () => {
  const mark = unique('zz').replace('-', '')
  const values = { alt: `Größe und Café ${mark}`, tags: [' Office ', 'office', 'Bengalūru'] }
  const { body } = await upload({ data: await bytes() }, { token: tokens.editor, ...values })
  expect(body.doc.tags).toEqual(['office', 'bengalūru'])
  const find = async (words: string) => {
    const where = searchText(words)
      .split(' ')
      .map((word, index) => `where[and][${index}][searchText][contains]=${encodeURIComponent(word)}`)
    return (await call('GET', `/api/media?${where.join('&')}`, { token: tokens.editor })).body.totalDocs
  }
  expect(await find(`GRÖẞE`.toLowerCase())).toBe(1)
  expect(await find(`cafe ${mark}`)).toBe(1)
  expect(await find(`${mark} BENGALURU`)).toBe(1)
  expect(await find(`${mark} elsewhere`)).toBe(0)
  expect(await find(`${mark}%`)).toBe(0)
  const tagged = await call('GET', '/api/media?where[tags][in]=bengalūru', { token: tokens.editor })
  expect(tagged.body.docs.map(({ id }: { id: string }) => id)).toEqual([body.doc.id])
  const { body: tags } = await call('GET', '/api/admin/media/tags', { token: tokens.editor })
  expect(tags).toContainEqual({ tag: 'bengalūru', count: 1 })
  await asAdmin('PATCH', `/api/media/${body.doc.id}`, { alt: 'Another text' })
  expect(await find(mark)).toBe(0)
})

const uses: [what: string, path: string, body: (url: string) => object, place: object][] = [
  [
    'the picture of a post',
    'blog-posts',
    (url) => blogPost({ featuredImage: url }),
    { kind: 'blog-post', part: 'Featured image' },
  ],
  [
    'the text of a post',
    'blog-posts',
    (url) => blogPost({ content: `<p>a</p><img src="${url}" alt="b">` }),
    { kind: 'blog-post', part: 'Text' },
  ],
  [
    'a post that was never published',
    'blog-posts',
    (url) => blogPost({ featuredImage: url, isPublished: false }),
    { kind: 'blog-post' },
  ],
  [
    'a project',
    'projects',
    (url) => ({ title: unique('P'), description: 'x', category: 'x', images: ['/x.png', url] }),
    { kind: 'project' },
  ],
  [
    'a product that is off',
    'products',
    (url) => ({
      title: unique('P'),
      description: 'x',
      category: 'cms',
      price: 5,
      images: [url],
      isActive: false,
    }),
    { kind: 'product', part: 'Images' },
  ],
]

test.each(uses)(
  'an image used in %s cannot be deleted in any way until it is removed there',
  async (_, name, body, place) => {
    const { id, url } = await picture()
    const { body: entry } = await asAdmin('POST', `/api/admin/${name}`, body(url))
    expect(await places(id)).toEqual([
      expect.objectContaining({ ...place, id: entry.id, title: entry.title, isDraft: false }),
    ])
    const refused = await asAdmin('DELETE', `/api/media/${id}`)
    expect(refused.status).toBe(409)
    expect(refused.body.errors[0].message).toContain(`“${entry.title}”`)
    const many = await asAdmin('DELETE', `/api/media?where[id][equals]=${id}`)
    expect(many.body.errors[0].message).toContain('This image is in use')
    expect((await call('GET', url)).status).toBe(200)
    await asAdmin('PUT', `/api/admin/${name}/${entry.id}`, { ...body('/elsewhere.png'), title: entry.title })
    expect(await places(id)).toEqual([])
    expect((await asAdmin('DELETE', `/api/media/${id}`)).status).toBe(200)
    expect(existsSync(file(url))).toBe(false)
    expect((await call('GET', url)).status).toBe(404)
  },
)

test('an image in a page’s text or in a newer draft is in use too', async () => {
  const [shown, planned] = [await picture(), await picture()]
  const { body: entry } = await asAdmin(
    'POST',
    '/api/admin/blog-posts',
    blogPost({ featuredImage: shown.url }),
  )
  const draft = { featuredImage: { media: planned.id }, _status: 'draft' }
  await asAdmin('PATCH', `/api/blog-post/${entry.id}?draft=true`, draft)
  expect(await places(shown.id)).toMatchObject([{ isDraft: false }])
  expect(await places(planned.id)).toMatchObject([{ id: entry.id, isDraft: true }])
  const refused = await asAdmin('DELETE', `/api/media/${planned.id}`)
  expect(refused.body.errors[0].message).toContain('in a draft')

  const image = { type: 'upload', version: 3, format: '', relationTo: 'media', value: planned.id, fields: {} }
  const content = {
    root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [image] },
  }
  const page = {
    title: unique('Page'),
    slug: unique('page'),
    description: 'x',
    content,
    _status: 'published',
  }
  const made = await asAdmin('POST', '/api/page', page)
  expect(made.status).toBe(201)
  expect(await places(planned.id)).toContainEqual(expect.objectContaining({ kind: 'page', part: 'Text' }))
  await asAdmin('DELETE', `/api/page/${made.body.doc.id}`)
  expect(await places(planned.id)).toHaveLength(1)
})

test('an editor learns of uses they may not open, without details', async () => {
  const { id, url } = (await upload({ data: await bytes() }, { token: tokens.editor })).body.doc
  const product = { title: unique('Secret'), description: 'x', category: 'cms', price: 5, images: [url] }
  const { body: made } = await asAdmin('POST', '/api/admin/products', product)
  expect(await places(id, tokens.editor)).toMatchObject([{ kind: 'product', id: null, title: null }])
  const { status, body } = await call('DELETE', `/api/admin/media/${id}`, { token: tokens.editor })
  expect(status).toBe(409)
  for (const hidden of [product.title, made.id]) expect(JSON.stringify(body)).not.toContain(hidden)
})

test('a replacement shows at once wherever the old image was, under its own URL', async () => {
  const old = await picture()
  const slug = unique('replaced')
  const content = `<p>a</p><img src="${old.url}" alt="in the text">`
  const { body: entry } = await asAdmin(
    'POST',
    '/api/admin/blog-posts',
    blogPost({ slug, featuredImage: old.url, content }),
  )
  const before = emptied
  const { status, body } = await upload(
    { data: await bytes(900, 300, '#ffb020'), name: 'New one.png' },
    { token: tokens.editor, id: old.id, alt: 'An amber strip' },
  )
  expect(status).toBe(200)
  expect(emptied).toBeGreaterThan(before)
  const { url } = body.doc
  expect(url).toMatch(/^\/api\/media\/file\/new-one-[0-9a-f]{8}\.png$/)
  expect(existsSync(file(old.url))).toBe(false)

  const served = await call('GET', url)
  expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  // The old URL redirects to the new one, but must not be cached permanently.
  const moved = await call('GET', old.url)
  expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
    302,
    url,
    'no-cache',
  ])

  const shown = await article(slug)
  expect(shown?.post.picture).toMatchObject({ src: url, alt: 'An amber strip', width: 900, height: 300 })
  expect(shown?.post.picture?.copies.map(({ type }) => type)).toEqual(['image/avif'])
  // One copy as wide as the image itself, not one for each larger width.
  expect(shown?.post.picture?.copies[0]?.srcSet).toMatch(/ 240w, \S+ 360w, \S+ 480w, \S+ 768w, \S+ 900w$/)
  expect(shown?.content).toContain(`<img src="${url}" alt="in the text" width="900" height="300"`)
  expect(shown?.content).not.toContain(old.url)

  // Saved again with the old URL, as from a dialog that was open: it is the new image.
  await asAdmin('PUT', `/api/admin/blog-posts/${entry.id}`, {
    ...blogPost({ slug }),
    title: entry.title,
    featuredImage: old.url,
    content,
  })
  expect(await places(old.id)).toMatchObject([{ part: 'Featured image' }, { part: 'Text' }])
  expect((await asAdmin('GET', `/api/admin/blog-posts/${entry.id}`)).body.featuredImage).toBe(url)

  // And back: the first file is itself again.
  const back = await upload(
    { data: await bytes(), name: path.basename(old.url).replace(/-[0-9a-f]{8}\./, '.') },
    { token: tokens.editor, id: old.id },
  )
  expect(back.body.doc.url).toBe(old.url)
  expect((await call('GET', old.url)).status).toBe(200)
  expect((await call('GET', url)).headers.get('location')).toBe(old.url)
})

test('an invalid new file or text leaves the old one in place', async () => {
  const old = await picture()
  const options = { token: tokens.editor, id: old.id }
  const good = { data: await bytes(20, 20) }
  expect((await upload({ data: Buffer.from('no picture') }, options)).status).toBe(400)
  for (const alt of ['', ' ', 7, 'x'.repeat(301)])
    expect((await upload(good, { ...options, alt })).status).toBe(400)
  expect((await call('GET', old.url)).status).toBe(200)
})

test('of two people who edit one image, the second is told, and both changes to different fields stay', async () => {
  const { id } = await picture()
  const { body: doc } = await asAdmin('GET', `/api/media/${id}?depth=0`)
  const seen = toPictureChanges(toPictureValues(toLibraryPicture(doc)))
  const editing = { base: baseOf(seen), writer: 'library' }
  const save = (changes: object, token: string) =>
    call('PATCH', `/api/media/${id}`, { token, body: { ...seen, ...changes, editing } })

  expect((await save({ alt: 'Theirs', tags: ['team'] }, tokens.admin)).status).toBe(200)
  expect((await save({ alt: 'Mine' }, tokens.editor)).status).toBe(409)
  const { status, body } = await save({ focalX: 20 }, tokens.editor)
  expect(status).toBe(200)
  expect(body.doc).toMatchObject({ alt: 'Theirs', tags: ['team'], focalX: 20, focalY: 50 })
})

test('the focal point stays within the image and controls its cropping', async () => {
  const { id, url } = await picture()
  const slug = unique('focal')
  await asAdmin('POST', '/api/admin/blog-posts', blogPost({ slug, featuredImage: url }))
  expect((await article(slug))?.post.picture?.position).toBeNull()
  await asAdmin('PATCH', `/api/media/${id}`, { focalX: 20, focalY: 70.4 })
  expect((await article(slug))?.post.picture?.position).toBe('20% 70%')
  await asAdmin('PATCH', `/api/media/${id}`, { focalX: -5, focalY: 1000 })
  expect((await article(slug))?.post.picture?.position).toBe('1% 99%')
  await asAdmin('PATCH', `/api/media/${id}`, { focalX: 'left', focalY: null })
  expect((await article(slug))?.post.picture?.position).toBeNull()
  // The bytes are unchanged, and so is their URL.
  expect((await asAdmin('GET', `/api/media/${id}`)).body.url).toBe(url)
})

test('the background of transparent parts is one of the offered colors', async () => {
  const { id, url } = await picture()
  const slug = unique('ground')
  await asAdmin('POST', '/api/admin/blog-posts', blogPost({ slug, featuredImage: url }))
  expect((await article(slug))?.post.picture?.ground).toBeNull()
  await asAdmin('PATCH', `/api/media/${id}`, { ground: 'sage' })
  expect((await article(slug))?.post.picture?.ground).toBe('sage')
  for (const ground of ['red;}', 7, ['sage', 'sky'], {}])
    expect((await asAdmin('PATCH', `/api/media/${id}`, { ground })).status).toBe(400)
  expect((await article(slug))?.post.picture?.ground).toBe('sage')
  await asAdmin('PATCH', `/api/media/${id}`, { ground: null })
  expect((await article(slug))?.post.picture?.ground).toBeNull()
})

test('a drawing is marked as inverted in dark mode, in a text too', async () => {
  const { id, url } = await picture()
  const slug = unique('drawing')
  const content = `<p>Words.</p><img src="${url}" alt="A drawing" />`
  await asAdmin('POST', '/api/admin/blog-posts', blogPost({ slug, featuredImage: url, content }))
  const shown = async () => {
    const found = await article(slug)
    return [found?.post.picture?.isInverted, /<img[^>]+class="inverted"/.test(String(found?.content))]
  }
  expect(await shown()).toEqual([false, false])
  await asAdmin('PATCH', `/api/media/${id}`, { isInverted: true })
  expect(await shown()).toEqual([true, true])
  expect((await asAdmin('PATCH', `/api/media/${id}`, { isInverted: 'yes' })).status).toBe(400)
  expect(await shown()).toEqual([true, true])
})

test('the uses of a missing image are not found', async () => {
  for (const id of ['none', '../users', 'f'.repeat(24), '00000000-0000-4000-8000-000000000000'])
    expect((await asAdmin('GET', `/api/admin/media/${encodeURIComponent(id)}/places`)).status).toBe(404)
})

test('a hook’s message is sent although Payload doesn’t recognise its error, as in the built product', async () => {
  const req = { payload: await getCms(), method: 'DELETE' } as unknown as PayloadRequest
  const tell = (over: object, errors: object[]) => {
    const error = Object.assign(new Error('It is in use.'), { name: '' }, over)
    return mapPayloadErrors({ error, req, result: { errors }, context: {} } as never)
  }
  const unknown = [{ message: 'An unknown error occurred.' }]
  const data = { places: [] }
  const told = { response: { errors: [{ message: 'It is in use.', data }] } }
  expect(await tell({ status: 409, data }, unknown)).toEqual(told)
  expect(await tell({ status: 409, data }, [{ message: 'Known.', data }])).toBeUndefined()
  // Internal errors stay hidden.
  expect(JSON.stringify((await tell({ status: 500 }, unknown)) ?? '')).not.toContain('in use')
  expect(JSON.stringify((await tell({ status: 502 }, unknown)) ?? '')).not.toContain('in use')
})

test('a deleted image leaves no broken frame in a text', async () => {
  const { id, url } = await picture()
  const content = `<p>Before.</p><img src="${url}" alt="Gone"><p>After.</p>`
  const { body } = await asAdmin('POST', '/api/admin/blog-posts', blogPost({ content }))
  expect((await article(body.slug))?.content).toContain('alt="Gone"')
  const payload = await getCms()
  // As after restoring an old version: otherwise images in use can't be deleted.
  await payload.db.deleteOne({ collection: 'media', where: { id: { equals: id } } })
  expect((await article(body.slug))?.content).not.toContain('<img')
  const links = { id: null, title: 'x', links: [url] }
  expect((await asAdmin('POST', '/api/admin/seo/check', links)).body.broken).toEqual([url])
})

test('an image in the trash is not taken into an entry, and what is there stays', async () => {
  const [kept, trashed] = [await picture(), await picture()]
  const fields = { title: unique('Images'), description: 'x', category: 'x' }
  const { body: project } = await asAdmin('POST', '/api/admin/projects', fields)
  const save = (...ids: string[]) =>
    asAdmin('PATCH', `/api/project/${project.id}?draft=true`, { images: ids.map((media) => ({ media })) })
  expect((await save(kept.id)).status).toBe(200)
  expect((await asAdmin('DELETE', `/api/admin/media/${trashed.id}`)).status).toBe(200)
  const refused = await save(kept.id, trashed.id)
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    400,
    expect.stringContaining('in the trash'),
  ])
  const { body } = await asAdmin('GET', `/api/project/${project.id}?draft=true&depth=0`)
  expect(body.images.map(({ media }: { media: string }) => media)).toEqual([kept.id])
})
