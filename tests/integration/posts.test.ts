import { beforeAll, expect, test } from 'vitest'
import { call, picture, signedIn, unique } from './api'
import { getCms } from './cms'

const path = '/api/admin/blog-posts'
const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
let admin: string

beforeAll(async () => {
  admin = (await signedIn('admin')).token
})

const post = (over: object = {}) => ({
  title: unique('Post'),
  slug: unique('post'),
  excerpt: 'What it is about.',
  content: '<h2>Title</h2><p>Some <strong>bold</strong> text.</p>',
  featuredImage: 'https://example.com/a.png',
  category: 'Tutorials',
  tags: ['react', 'next'],
  author: 'Asha Rao',
  isPublished: true,
  isFeatured: false,
  metaTitle: 'A meta title',
  metaDescription: 'A meta description.',
  readTime: 99,
  publishedAt: inDays(-1),
  ...over,
})

const send = (over: object = {}) => call('POST', path, { token: admin, body: post(over) })
const create = async (over: object = {}) => (await send(over)).body
const change = (id: string, body: object) => call('PUT', `${path}/${id}`, { token: admin, body })
const read = (slug: string) => call('GET', `/api/blog-posts/${slug}`)
const slugs = async (query = '') =>
  (await call('GET', `/api/blog-posts${query}`)).body.map(({ slug }: { slug: string }) => slug)

/** Of all posts: other tests make more than a page of newer ones. */
async function everySlug(): Promise<string[]> {
  const all: string[] = []
  for (let page = 1; ; page += 1) {
    const some = await slugs(`?page=${page}`)
    if (!some.length) return all
    all.push(...some)
  }
}

/** Whether a visitor finds the post anywhere. */
async function isPublic({ slug }: { slug: string }): Promise<boolean> {
  const [one, list] = await Promise.all([read(slug), everySlug()])
  const found = [one.status === 200, list.includes(slug)]
  expect(new Set(found).size).toBe(1)
  return found[0] === true
}

test('a post, from its creation to its deletion', async () => {
  const made = await send()
  const { id, title, slug, publishedAt } = made.body
  expect(made.status).toBe(201)
  expect(made.body).toEqual({
    ...post({ title, slug, publishedAt }),
    id: expect.any(String),
    readTime: 1,
    viewCount: 0,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  })
  expect((await read(slug)).body).toEqual(made.body)
  expect((await call('GET', path, { token: admin })).body[0]).toEqual(made.body)
  const changed = post({ slug, category: 'UI/UX Design', tags: [], isFeatured: true, featuredImage: '' })
  const put = await change(id, changed)
  expect([put.status, put.body]).toEqual([
    200,
    { ...made.body, ...changed, readTime: 1, featuredImage: null, updatedAt: expect.any(String) },
  ])
  expect((await read(slug)).body).toEqual(put.body)
  const gone = await call('DELETE', `${path}/${id}`, { token: admin })
  expect(gone.body).toEqual({ message: 'Blog post deleted successfully!', deletedAt: expect.any(String) })
  expect((await read(slug)).status).toBe(404)
  expect((await change(id, post())).status).toBe(404)
})

test('missing fields are filled in from others', async () => {
  const title = unique('How We Work & Why')
  const made = await create({
    title,
    slug: '',
    metaTitle: '',
    metaDescription: undefined,
    author: '',
    tags: undefined,
    isFeatured: undefined,
    publishedAt: '',
  })
  expect(made).toMatchObject({
    slug: title.toLowerCase().replace(' & ', '-').replaceAll(' ', '-'),
    metaTitle: title,
    metaDescription: 'What it is about.',
    author: 'Kitewing Team',
    tags: [],
    isFeatured: false,
  })
  expect(Date.now() - Date.parse(made.publishedAt)).toBeLessThan(60_000)
})

test('read time is computed, whatever is sent', async () => {
  const made = await create({ content: `<p>${'word '.repeat(900)}</p>`, readTime: 1 })
  expect(made.readTime).toBe(5)
})

test('a draft is nowhere public', async () => {
  const draft = await create({ isPublished: false })
  expect(draft.isPublished).toBe(false)
  expect(await isPublic(draft)).toBe(false)
  const listed = (await call('GET', path, { token: admin })).body
  expect(listed).toContainEqual(draft)
})

test.each(['9999-12-31T23:59:59-12:00', '0001-01-01T00:00:00Z'])(
  'no post is dated %s',
  async (publishedAt) => {
    const { status, body } = await send({ publishedAt })
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'publishedAt'])
  },
)

test('a title without letters for a slug is refused with the reason', async () => {
  const { status, body } = await send({ title: '日本語', slug: '' })
  expect([status, body.errors?.[0]]).toEqual([
    400,
    { path: 'slug', message: expect.stringContaining('A slug is required') },
  ])
})

test('a scheduled post is nowhere public until it is due', async () => {
  const scheduled = await create({ publishedAt: inDays(1) })
  expect(scheduled.isPublished).toBe(true)
  expect(await isPublic(scheduled)).toBe(false)
  await change(scheduled.id, post({ slug: scheduled.slug, publishedAt: inDays(-1) }))
  expect(await isPublic(scheduled)).toBe(true)
})

test('an unpublished post is gone from the site, and can come back', async () => {
  const made = await create()
  expect(await isPublic(made)).toBe(true)
  const off = await change(made.id, post({ slug: made.slug, isPublished: false }))
  expect(off.body.isPublished).toBe(false)
  expect(await isPublic(made)).toBe(false)
  const on = await change(made.id, post({ slug: made.slug, title: 'Back again' }))
  expect(on.body).toMatchObject({ isPublished: true, title: 'Back again' })
  expect(await isPublic(made)).toBe(true)
})

test('the older versions of a post are for staff', async () => {
  const made = await create({ title: 'The secret first title' })
  await change(made.id, post({ slug: made.slug }))
  const versions = await call('GET', '/api/blog-post/versions')
  expect(versions.status).toBe(401)
  expect(JSON.stringify(versions.body)).not.toContain('secret')
})

test('visitors see the newest first, and can filter the list', async () => {
  const word = unique('needle')
  const older = await create({ title: `On ${word}`, publishedAt: inDays(-5), category: 'Programming' })
  const newer = await create({
    excerpt: `About ${word.toUpperCase()}.`,
    publishedAt: inDays(-2),
    isFeatured: true,
  })
  await create({ title: `A draft on ${word}`, isPublished: false })
  expect(await slugs(`?search=${word}`)).toEqual([newer.slug, older.slug])
  expect(await slugs(`?search=${word}&featured=true`)).toEqual([newer.slug])
  expect(await slugs(`?search=${word}&category=Programming`)).toEqual([older.slug])
  expect(await slugs('?search=programming')).toContain(older.slug)
  const page = await call('GET', `/api/blog-posts?search=${word}&limit=1&page=2`)
  expect(page.body[0].slug).toBe(older.slug)
  expect(page.headers.get('x-total-count')).toBe('2')
})

test('content comes out clean, whatever went in', async () => {
  const content =
    '<p onclick="x()">Hi <a href="javascript:alert(1)">you</a><script>alert(1)</script></p><pre>a &lt; b</pre>'
  const made = await create({ content })
  expect(made.content).toBe('<p>Hi you</p><pre><code class="language-plaintext">a &lt; b</code></pre>')
  expect((await change(made.id, post({ slug: made.slug, content: made.content }))).body.content).toBe(
    made.content,
  )
})

test('a featured image from our own library is served at the same URL', async () => {
  const { url } = await picture()
  const made = await create({ featuredImage: url })
  expect(made.featuredImage).toBe(url)
  expect((await read(made.slug)).body.featuredImage).toBe(url)
})

test('reading counts no views', async () => {
  const { slug } = await create()
  await read(slug)
  expect((await read(slug)).body.viewCount).toBe(0)
})

test('views are served with the post, and permanently deleted with it', async () => {
  const { id, slug } = await create()
  const payload = await getCms()
  await payload.create({ collection: 'view-count', data: { post: id, count: 7 } })
  expect((await read(slug)).body.viewCount).toBe(7)
  expect((await change(id, post({ slug }))).body.viewCount).toBe(7)
  await call('DELETE', `${path}/${id}`, { token: admin })
  const counts = () => payload.count({ collection: 'view-count', where: { post: { equals: id } } })
  expect((await counts()).totalDocs).toBe(1)
  await call('DELETE', `/api/admin/trash/blog-post/${id}`, { token: admin })
  expect((await counts()).totalDocs).toBe(0)
})

test('two posts cannot share a slug, even at the same moment', async () => {
  const slug = unique('slug')
  const answers = await Promise.all(Array.from({ length: 4 }, () => send({ slug })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  const taken = answers.find(({ status }) => status === 409)
  expect(taken?.body).toMatchObject({ message: 'This slug is already taken.', errors: [{ path: 'slug' }] })
  const other = await create()
  expect((await change(other.id, post({ slug }))).status).toBe(409)
  expect((await read(other.slug)).status).toBe(200)
})

test('a draft reserves its slug too', async () => {
  const { slug } = await create({ isPublished: false })
  expect((await send({ slug, isPublished: false })).status).toBe(409)
})

test('ten simultaneous changes leave one consistent post', async () => {
  const { id, slug } = await create()
  const bodies = Array.from({ length: 10 }, (_, index) => post({ slug, tags: [`a${index}`, `b${index}`] }))
  const answers = await Promise.all(bodies.map((body) => change(id, body)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const { title, tags } = (await read(slug)).body
  expect(bodies.map((body) => [body.title, body.tags])).toContainEqual([title, tags])
})

test.each(['2026-01-15', '2026-01-15T10:30', '2026-01-15T10:30Z', '2026-01-15T10:30:00+05:30'])(
  'the date %s is understood',
  async (publishedAt) => {
    expect((await create({ publishedAt })).publishedAt).toMatch(/^2026-01-15T/)
  },
)

test.each([
  [{ title: '' }],
  [{ excerpt: 'x'.repeat(1001) }],
  [{ content: '' }],
  [{ content: '<script>alert(1)</script>' }],
  [{ content: '<div>'.repeat(5000) }],
  [{ content: { root: { children: [] } } }],
  [{ slug: 'Nöt a slug' }],
  [{ slug: 'a'.repeat(121) }],
  [{ category: 'Gardening' }],
  [{ tags: 'a, b' }],
  [{ isPublished: 'yes' }],
  [{ metaTitle: 'x'.repeat(61) }],
  [{ metaDescription: 'x'.repeat(161) }],
  [{ publishedAt: 'tomorrow' }],
  [{ publishedAt: 5 }],
  [{ featuredImage: 'javascript:alert(1)' }],
])('%j is refused', async (over) => {
  const { status, body } = await send(over)
  expect(status).toBe(400)
  expect(body.errors[0].path.split('.')[0]).toBe(Object.keys(over)[0])
})

test.each(['no-such-post', '..', '%00', 'x'.repeat(300), '[$ne]'])('there is no post %s', async (slug) => {
  const { status } = await read(slug)
  expect(status).toBe(404)
})

test('a text is previewed as its article would show it, and nothing is stored', async () => {
  const preview = (content: unknown, token: string | null = admin) =>
    call('POST', `${path}/preview`, { body: { content }, ...(token && { token }) })
  const { url } = await picture()
  const answer = await preview(
    `<h1>Big</h1><p onclick="x()">a <b>b</b></p><script>x</script><pre>c\nd</pre><img src="${url}" alt="A">`,
  )
  expect(answer.status).toBe(200)
  const { html } = answer.body
  expect(html).toContain('<h2>Big</h2><p>a <strong>b</strong></p>')
  expect(html).toContain('c\nd')
  expect(html).toContain(`<img src="${url}" alt="A" width="8" height="8" loading="lazy"`)
  expect(html).not.toMatch(/onclick|script/)

  for (const bad of ['', ' ', null, 7, ['<p>a</p>'], 'x'.repeat(400_001), '<div>'.repeat(5000)])
    expect((await preview(bad)).status).toBe(400)
  expect((await preview('<p>a</p>', null)).status).toBe(401)
})

test('text pasted from a word processor keeps the meaning of its styles', async () => {
  const content =
    '<b style="font-weight:normal"><p><span style="font-weight:700">bold</span></p></b>' +
    '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>one</p>'
  expect((await create({ content })).content).toBe('<p><strong>bold</strong></p><ol><li>one</li></ol>')
})

test('an image keeps its caption, as text, through saves and on the page', async () => {
  const figure = (caption: string) =>
    `<p>Before</p><figure><img src="https://example.com/plan.png" alt="A plan" /><figcaption>${caption}</figcaption></figure>`
  const { id, slug, ...made } = await create({
    content: figure('The <b onclick="x()">first</b> plan &amp; more'),
  })
  expect(made.content).toBe(figure('The first plan &amp; more'))
  const again = await change(id, { ...post(), slug, content: made.content })
  expect(again.body.content).toBe(made.content)
  expect((await read(slug)).body.content).toBe(made.content)
  const { body } = await call('POST', `${path}/preview`, { token: admin, body: { content: made.content } })
  expect(body.html).toMatch(
    /<figure><img [^>]+><figcaption>The first plan &amp; more<\/figcaption><\/figure>/,
  )
})

test('the caption of a deleted image is not shown', async () => {
  const content =
    '<figure><img src="/api/media/file/gone.webp" alt="" /><figcaption>Gone</figcaption></figure><p>x</p>'
  const { body } = await call('POST', `${path}/preview`, { token: admin, body: { content } })
  expect(body.html).toBe('<p>x</p>')
})

test('a table survives saves, Payload’s own editor and the page, and nothing in it runs', async () => {
  const table =
    '<table><thead><tr><th>Size</th><th>Price</th></tr></thead><tbody><tr><td>S</td><td><strong>₹100</strong></td></tr></tbody></table>'
  const hostile = table
    .replace('<table>', '<table onclick="x()" style="position:fixed">')
    .replace('<td>S', '<td background="javascript:x"><script>x</script>S')
  const { id, slug, content } = await create({ content: `<p>a</p>${hostile}` })
  expect(content).toBe(`<p>a</p>${table}`)

  // As Payload's editor saves it: the stored state, unchanged.
  const stored = await call('GET', `/api/blog-post/${id}?depth=0`, { token: admin })
  const kinds = stored.body.content.root.children.map(({ type }: { type: string }) => type)
  expect(kinds).toEqual(['paragraph', 'table'])
  const saved = await call('PATCH', `/api/blog-post/${id}`, {
    token: admin,
    body: { content: stored.body.content },
  })
  expect(saved.status).toBe(200)
  expect((await read(slug)).body.content).toBe(content)

  const { body } = await call('POST', `${path}/preview`, { token: admin, body: { content } })
  expect(body.html).toContain(`role="region" tabindex="0" aria-label="Size, Price">${table}</div>`)
})

test('a quote keeps its source through saves, Payload’s own editor and drafts, and is found by it', async () => {
  const source = unique('Grace')
  const quote = `<figure><blockquote>It is <em>easier</em> to ask.</blockquote><figcaption><cite><a href="https://example.com/hopper" rel="noopener noreferrer">${source}</a></cite></figcaption></figure>`
  const hostile = quote
    .replace('<blockquote>', '<blockquote data-source-url="javascript:x" onclick="x()">')
    .replace('<cite>', '<script>x</script><cite>— ')
  const { id, slug, content } = await create({ content: `<p>a</p>${hostile}` })
  expect(content).toBe(`<p>a</p>${quote}`)

  // As Payload's editor saves it: the stored state, unchanged.
  const stored = await call('GET', `/api/blog-post/${id}?depth=0`, { token: admin })
  const saved = await call('PATCH', `/api/blog-post/${id}`, {
    token: admin,
    body: { content: stored.body.content },
  })
  expect(saved.status).toBe(200)
  expect((await read(slug)).body.content).toBe(content)

  const draft = await call('PUT', `${path}/${id}/draft`, {
    token: admin,
    body: { ...post({ slug }), content: content.replace('<p>a</p>', '<p>b</p>') },
  })
  expect([draft.status, draft.body.content]).toEqual([200, `<p>b</p>${quote}`])

  const { body } = await call('POST', `${path}/preview`, { token: admin, body: { content } })
  expect(body.html).toContain(quote)
  const found = await call('GET', `/api/search?search=${encodeURIComponent(source)}`)
  expect(JSON.stringify(found.body)).toContain(slug)
})
