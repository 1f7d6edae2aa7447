import { beforeAll, expect, test, vi } from 'vitest'
import { baseOf } from '@/domain/merge'
import { valueText } from '@/domain/valueText'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { withDocumentLock } from '@/runtime/documentLock'
import { api, bytes, call, signedIn, unique, upload } from './api'
import { getCms } from './cms'

/** Two people who edit the same thing. */
let anna: string
let ben: string

beforeAll(async () => {
  anna = (await signedIn('admin')).token
  ben = (await signedIn('admin')).token
})

type Doc = Record<string, unknown> & { id: string }

const lexical = async (html: string) => htmlToLexical(html, (await getCms()).config)

const kinds = [
  ['service', 'services', { description: 'x', price: '1' }, ['title', 'description']],
  ['product', 'products', { description: 'x', price: 1, category: 'cms' }, ['title', 'description']],
  ['project', 'projects', { description: 'x', category: 'x' }, ['title', 'description']],
  [
    'blog-post',
    'blog-posts',
    { excerpt: 'x', content: '<p>x</p>', category: 'Tutorials' },
    ['title', 'excerpt'],
  ],
] as const

const groups = ['whatsappTexts']

/** A form of Payload's editor: it saves all of its fields, and the version they are based on. */
function openForm(kind: string, doc: Doc, token: string, writer = unique('form')) {
  let known: Doc = doc
  let values: Doc = { ...doc }
  return {
    values: () => values,
    type(changes: object) {
      values = { ...values, ...changes }
    },
    async save(query = '?draft=true&autosave=true&depth=0', overrides: object = { _status: 'draft' }) {
      const editing = { base: baseOf(known, groups), writer }
      const path = kind.startsWith('globals/') ? `/api/${kind}` : `/api/${kind}/${doc.id}`
      const method = kind.startsWith('globals/') ? 'POST' : 'PATCH'
      const body = { ...values, ...overrides, editing }
      const answer = await call(method, `${path}${query}`, { token, body })
      if (answer.status === 200) {
        known = answer.body.doc ?? answer.body.result
        values = { ...known }
      }
      return answer
    },
  }
}

const newestOf = async (kind: string, id: string) =>
  (await call('GET', `/api/${kind}/${id}?draft=true&depth=0`, { token: anna })).body as Doc

/** Every value a field ever had, in any version. */
async function versionsOf(kind: string, id: string, field: string): Promise<string[]> {
  const path = `/api/${kind}/versions?where[parent][equals]=${id}&limit=100&depth=0`
  const { docs } = (await call('GET', path, { token: anna })).body
  return docs.map(({ version }: { version: Doc }) => valueText(version[field]))
}

async function made(path: string, rest: object): Promise<string> {
  const body = { title: unique('Two'), ...rest }
  return (await call('POST', `/api/admin/${path}`, { token: anna, body })).body.id
}

test.each(kinds)(
  'two forms of one %s lose nothing of each other',
  async (kind, path, rest, [first, second]) => {
    const id = await made(path, rest)
    const doc = await newestOf(kind, id)
    const [a, b] = [openForm(kind, doc, anna), openForm(kind, doc, ben)]
    a.type({ [first]: 'Anna' })
    expect((await a.save()).status).toBe(200)
    b.type({ [second]: 'Ben' })
    const merged = await b.save()
    expect([merged.status, merged.body.doc[first], merged.body.doc[second]]).toEqual([200, 'Anna', 'Ben'])

    // Ben's form knows Anna's text by now; his edit replaces it, and hers is kept in the versions.
    b.type({ [first]: 'Ben after Anna' })
    expect((await b.save()).status).toBe(200)
    expect((await newestOf(kind, id))[first]).toBe('Ben after Anna')
    expect(await versionsOf(kind, id, first)).toContain('Anna')

    // Anna's form doesn't: she has the same field open, and is asked.
    a.type({ [first]: 'Anna again' })
    const refused = await a.save()
    expect(refused.status).toBe(409)
    expect(refused.body.errors[0].data.errors).toEqual([{ path: 'editing', message: 'conflict' }])
    expect((await newestOf(kind, id))[first]).toBe('Ben after Anna')
    const published = await a.save('?depth=0', { _status: 'published' })
    expect(published.status).toBe(409)
  },
)

test('without a base a form is written as it is sent', async () => {
  const id = await made('services', { description: 'x', price: '1' })
  const patch = (body: object) =>
    call('PATCH', `/api/service/${id}?draft=true&autosave=true`, { token: ben, body })
  for (const editing of [null, 'x', { base: { title: 1 } }, { base: [], writer: 'w'.repeat(99) }]) {
    const answer = await patch({ description: String(JSON.stringify(editing)), editing })
    expect([answer.status, answer.body.doc.description]).toEqual([200, JSON.stringify(editing)])
  }
  const names = Object.keys(await newestOf('service', id))
  expect(names).not.toContain('editing')
  expect(names).not.toContain('writers')
})

test('two tabs of one person are two writers', async () => {
  const id = await made('services', { description: 'x', price: '1' })
  const doc = await newestOf('service', id)
  const [one, other] = [openForm('service', doc, anna), openForm('service', doc, anna)]
  one.type({ description: 'In one tab' })
  await one.save()
  other.type({ price: '2' })
  await other.save()
  other.type({ description: 'In the other' })
  await other.save()
  expect((await newestOf('service', id)).description).toBe('In the other')
  expect(await versionsOf('service', id, 'description')).toContain('In one tab')
})

test('texts, lists and groups merge as a whole', async () => {
  const id = await made('blog-posts', {
    excerpt: 'x',
    content: '<p>x</p>',
    category: 'Tutorials',
    tags: ['a'],
  })
  const doc = await newestOf('blog-post', id)
  const [a, b] = [openForm('blog-post', doc, anna), openForm('blog-post', doc, ben)]
  a.type({ content: await lexical('<p>Anna’s long text</p>') })
  await a.save()
  b.type({ tags: ['a', 'b'], featuredImage: { media: null, url: '/ben.png' } })
  const { body } = await b.save()
  expect(valueText(body.doc.content)).toBe('Anna’s long text')
  expect([body.doc.tags, body.doc.featuredImage.url]).toEqual([['a', 'b'], '/ben.png'])
})

test('a long text of more than a megabyte waits for its lock like any other', async () => {
  const id = await made('blog-posts', { excerpt: 'x', content: '<p>x</p>', category: 'Tutorials' })
  const form = openForm('blog-post', await newestOf('blog-post', id), anna)
  form.type({ content: await lexical(`<p>${'All that was written. '.repeat(60_000)}</p>`) })
  expect((await form.save()).status).toBe(200)
})

test('Payload’s form sends an empty list as its length', async () => {
  const id = await made('projects', { description: 'x', category: 'x' })
  const doc = await newestOf('project', id)
  const [a, b] = [openForm('project', doc, anna), openForm('project', doc, ben)]
  a.type({ images: [{ url: '/anna.png' }] })
  expect((await a.save()).status).toBe(200)
  b.type({ images: 0, description: 'Ben' })
  const merged = await b.save()
  expect([merged.status, merged.body.doc.images?.[0]?.url]).toEqual([200, '/anna.png'])
})

test('many forms saved at the same moment all keep their changes', async () => {
  const id = await made('blog-posts', { excerpt: 'x', content: '<p>x</p>', category: 'Tutorials' })
  const doc = await newestOf('blog-post', id)
  const fields = ['title', 'excerpt', 'author', 'metaTitle', 'metaDescription'] as const
  const answers = await Promise.all(
    fields.map((field, index) => {
      const form = openForm('blog-post', doc, index % 2 ? anna : ben)
      form.type({ [field]: `Of ${field}` })
      return form.save()
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200))
  const newest = await newestOf('blog-post', id)
  expect(fields.map((field) => newest[field])).toEqual(fields.map((field) => `Of ${field}`))
})

test('of many that save the same field simultaneously one succeeds, the others are asked', async () => {
  const id = await made('services', { description: 'x', price: '1' })
  const doc = await newestOf('service', id)
  const answers = await Promise.all(
    [1, 2, 3, 4].map((number) => {
      const form = openForm('service', doc, number % 2 ? anna : ben)
      form.type({ description: `Number ${number}` })
      return form.save()
    }),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const [kept] = answers.filter(({ status }) => status === 200)
  expect((await newestOf('service', id)).description).toBe(kept?.body.doc.description)
})

test('pages merge too, and keep what was replaced', async () => {
  const slug = unique('page')
  const content = await lexical('<p>x</p>')
  const body = { title: 'Page', slug, description: 'x', content, _status: 'published' }
  const { id } = (await call('POST', '/api/page?depth=0', { token: anna, body })).body.doc
  const doc = await newestOf('page', id)
  const [a, b] = [openForm('page', doc, anna), openForm('page', doc, ben)]
  a.type({ title: 'Anna' })
  expect((await a.save('?depth=0', {})).status).toBe(200)
  b.type({ description: 'Ben' })
  expect((await b.save('?depth=0', {})).body.doc).toMatchObject({ title: 'Anna', description: 'Ben' })
  b.type({ title: 'Ben after Anna' })
  await b.save('?depth=0', {})
  expect(await versionsOf('page', id, 'title')).toContain('Anna')
  a.type({ title: 'Anna again' })
  expect((await a.save('?depth=0', {})).status).toBe(409)
})

test('leads merge in Payload’s view too', async () => {
  const payload = await getCms()
  const made = await payload.create({
    collection: 'lead',
    data: { fullName: 'A', email: 'a@example.com', serviceType: 'cloud', description: 'x', status: 'new' },
  })
  const doc = await newestOf('lead', made.id)
  const [a, b] = [openForm('lead', doc, anna), openForm('lead', doc, ben)]
  a.type({ notes: 'Anna called.' })
  await a.save('?depth=0', {})
  b.type({ status: 'contacted' })
  expect((await b.save('?depth=0', {})).body.doc).toMatchObject({
    notes: 'Anna called.',
    status: 'contacted',
  })
})

test('the settings merge field by field', async () => {
  const doc = (await call('GET', '/api/globals/site-settings?depth=0', { token: anna })).body as Doc
  const texts = doc.whatsappTexts as Record<string, string>
  const [a, b] = [openForm('globals/site-settings', doc, anna), openForm('globals/site-settings', doc, ben)]
  a.type({ whatsappTexts: { ...texts, quote: 'Anna’s quote' } })
  expect((await a.save('?depth=0', {})).status).toBe(200)
  b.type({ whatsappTexts: { ...texts, product: 'Ben’s {product}' }, location: 'Everywhere' })
  const { status, body } = await b.save('?depth=0', {})
  expect(status).toBe(200)
  expect(body.result).toMatchObject({
    location: 'Everywhere',
    whatsappTexts: { ...texts, quote: 'Anna’s quote', product: 'Ben’s {product}' },
  })
})

test('editing something that was deleted is reported, and not taken for saved', async () => {
  const id = await made('services', { description: 'x', price: '1' })
  const form = openForm('service', await newestOf('service', id), ben)
  await call('DELETE', `/api/admin/services/${id}`, { token: anna })
  form.type({ description: 'Words' })
  const answer = await form.save()
  expect([answer.status, answer.body.errors[0].data.errors]).toEqual([
    404,
    [{ path: 'editing', message: 'gone' }],
  ])
})

test('something changed in the meantime is not deleted by mistake', async () => {
  const id = await made('services', { description: 'x', price: '1' })
  const seen = (await call('GET', `/api/admin/services/${id}`, { token: anna })).body
  const change = { ...seen, description: 'Ben' }
  expect((await call('PUT', `/api/admin/services/${id}`, { token: ben, body: change })).status).toBe(200)
  const headers = { 'if-match': `"${seen.updatedAt}"` }
  const path = `/api/admin/services/${id}`
  expect((await call('DELETE', path, { token: anna, headers })).status).toBe(412)
  const now = (await call('GET', path, { token: anna })).body
  expect(now.description).toBe('Ben')
  const again = { 'if-match': `"${now.updatedAt}"` }
  expect((await call('DELETE', path, { token: anna, headers: again })).status).toBe(200)
})

test.each(kinds)(
  'our dialog only replaces a newer draft of a %s deliberately',
  async (kind, path, rest, [first]) => {
    const id = await made(path, { ...rest, isPublished: true })
    const seen = (await call('GET', `/api/admin/${path}/${id}`, { token: ben })).body
    const form = openForm(kind, await newestOf(kind, id), anna)
    form.type({ [first]: 'Anna’s draft' })
    const draft = (await form.save()).body.doc.updatedAt
    const put = (more: object = {}) =>
      call('PUT', `/api/admin/${path}/${id}`, {
        token: ben,
        body: { ...seen, ...(kind === 'blog-post' && { isPublished: true }) },
        headers: { 'if-match': `"${seen.updatedAt}"`, ...more },
      })
    const asked = await put()
    expect([asked.status, asked.body.errors]).toEqual([409, [{ path: 'draft', message: draft }]])
    // A draft other than the one shown.
    expect((await put({ 'x-replaces-draft': seen.updatedAt })).status).toBe(409)
    expect((await put({ 'x-replaces-draft': draft })).status).toBe(200)
    expect(await versionsOf(kind, id, first)).toContain('Anna’s draft')
  },
)

test('a link from the dialog leads to the preview', async () => {
  const id = await made('services', { description: 'x', price: '1' })
  const answer = await call('GET', `/api/admin/preview/service/${id}?open=true`, { token: anna })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(new RegExp(`^/preview/service/${id}\\?`)),
  ])
})

test('changing an account keeps what another admin has changed since', async () => {
  const { id } = await signedIn('editor')
  const path = `/api/admin/users/${id}`
  await call('PUT', path, { token: anna, body: { isActive: false } })
  const { body } = await call('PUT', path, { token: ben, body: { name: 'Ravi' } })
  expect(body).toMatchObject({ name: 'Ravi', isActive: false, role: 'editor' })
  expect((await call('PUT', path, { token: ben, body: {} })).status).toBe(400)
})

const service = { description: 'x', price: '1' }

test('a change of several entries in Payload’s list waits for other writers', async () => {
  const payload = await getCms()
  const title = unique('Bulk')
  const first = await made('services', { ...service, title: `${title} a` })
  const second = await made('services', { ...service, title: `${title} b` })
  const where = `where[title][like]=${encodeURIComponent(title)}&sort=title&draft=true`
  const { changing } = await withDocumentLock(second, async () => {
    const changing = call('PATCH', `/api/service?${where}`, { token: ben, body: { price: '2' } })
    await vi.waitFor(async () => expect((await newestOf('service', first)).price).toBe('2'), 5000)
    const data = { description: 'Another' }
    await payload.update({ collection: 'service', id: second, data, draft: true })
    expect(await newestOf('service', second)).toMatchObject({ price: '1', ...data })
    return { changing }
  })
  const { status, body } = await changing
  expect([status, body.docs.length, body.errors]).toEqual([200, 2, []])
  expect(body.message).toBe('Updated 2 Services successfully.')
  expect(await newestOf('service', second)).toMatchObject({ price: '2', description: 'Another' })

  // As Payload's screens send it, with a limit.
  const form = new FormData()
  form.set('_payload', JSON.stringify({ price: '3' }))
  const request = new Request(`http://localhost:3000/api/service?${where}&limit=1`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${ben}` },
    body: form,
  })
  expect((await (await api(request)).json()).docs).toHaveLength(1)
  const prices = [await newestOf('service', first), await newestOf('service', second)]
  expect(prices.map(({ price }) => price)).toEqual(['3', '2'])
})

test('a change of several products in Payload’s list returns them as deep as asked', async () => {
  const { body: picture } = await upload({ data: await bytes() }, { token: anna })
  const images = [{ media: picture.doc.id }]
  const id = await made('products', { description: 'x', price: 1, category: 'cms' })
  const path = `/api/product?where[id][equals]=${id}&draft=true`
  const change = { token: anna, body: { images } }
  const shallow = await call('PATCH', `${path}&depth=0`, change)
  expect(shallow.body.docs[0].images[0].media).toBe(picture.doc.id)
  const deep = await call('PATCH', `${path}&depth=1`, change)
  expect(deep.body.docs[0].images[0].media).toMatchObject({ id: picture.doc.id })
})

test('several entries that are deleted for good in Payload’s list spare one that is restored meanwhile', async () => {
  const payload = await getCms()
  const [kept, gone] = [await made('services', service), await made('services', service)]
  for (const id of [kept, gone])
    expect((await call('DELETE', `/api/admin/services/${id}`, { token: anna })).status).toBe(200)
  const path = `/api/service?where[and][0][id][in]=${kept},${gone}&where[and][1][deletedAt][exists]=true&trash=true`
  const { deleting } = await withDocumentLock(kept, async () => {
    const deleting = call('DELETE', path, { token: anna })
    // The newest first.
    const left = () => payload.count({ collection: 'service', where: { id: { equals: gone } }, trash: true })
    await vi.waitFor(async () => expect((await left()).totalDocs).toBe(0), 5000)
    await payload.db.updateOne({ collection: 'service', id: kept, data: { deletedAt: null } })
    return { deleting }
  })
  const { status, body } = await deleting
  expect([status, body.docs.map(({ id }: Doc) => id)]).toEqual([200, [gone]])
  expect((await newestOf('service', kept)).id).toBe(kept)
})

test('a change of several entries in Payload’s list says which ones failed', async () => {
  const ids = [await made('services', service), await made('services', service)]
  const path = `/api/service?where[id][in]=${ids}`
  const tooLong = { title: 'x'.repeat(1000), _status: 'published' }
  const refused = await call('PATCH', path, { token: anna, body: tooLong })
  expect([refused.status, refused.body.docs]).toEqual([400, []])
  expect(refused.body.errors.map(({ id }: Doc) => id).sort()).toEqual(ids.sort())
  const change = { body: { description: 'y' } }
  expect((await call('PATCH', path, change)).status).toBe(401)
  expect((await newestOf('service', String(ids[0]))).description).toBe('x')
  const none = await call('PATCH', '/api/service?where[id][equals]=none', { token: anna, ...change })
  expect([none.status, none.body.docs]).toEqual([200, []])
  expect((await call('PATCH', '/api/service', { token: anna, ...change })).status).toBe(400)
})
