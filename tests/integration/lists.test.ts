import { beforeAll, describe, expect, test } from 'vitest'
import { raiseViews } from '@/content/viewCounts'
import { agencyDay } from '@/domain/clock'
import type { LeadEntity } from '@/domain/entities'
import { blogPost, call, inquiry, signedIn, unique } from './api'
import { getCms } from './cms'

let admin: string

beforeAll(async () => {
  admin = (await signedIn('admin')).token
})

type Query = Record<string, string>
const get = (path: string, query: Query = {}) =>
  call('GET', `/api/admin/${path}?${new URLSearchParams(query)}`, { token: admin })

/** The titles or names that a list has with these parameters, in its order. */
async function listed(path: string, query: Query): Promise<string[]> {
  const { status, body, headers } = await get(path, query)
  expect(status).toBe(200)
  expect(headers.get('x-total-count')).toBe(String(body.length))
  return body.map((entry: { title?: string; fullName?: string }) => entry.title ?? entry.fullName)
}

describe('posts', () => {
  const author = unique('Author')
  const tag = unique('tag')
  const posts = (query: Query) => listed('blog-posts', { author, ...query })
  const day = 86_400_000
  const dayOf = (days: number) => new Date(Date.now() + days * day).toISOString()

  async function write(title: string, over: object = {}): Promise<{ id: string; updatedAt: string }> {
    const body = blogPost({ title, author, ...over })
    const { status, body: saved } = await call('POST', '/api/admin/blog-posts', { token: admin, body })
    expect(status).toBe(201)
    return saved
  }

  beforeAll(async () => {
    await write('Beta', { tags: [tag, 'other'], publishedAt: '2026-03-10T12:00:00.000Z' })
    const changed = await write('Alpha', { category: 'Programming', publishedAt: '2026-03-31T18:29:00.000Z' })
    await write('Delta', { publishedAt: dayOf(20) })
    await write('Gamma', { isPublished: false, tags: [tag] })
    const planned = await write('Epsilon', { isPublished: false })
    const answers = [
      await call('PUT', `/api/admin/blog-posts/${changed.id}/draft`, {
        token: admin,
        body: blogPost({ title: 'Alpha, better', author, category: 'Tutorials' }),
      }),
      await call('PUT', `/api/admin/blog-posts/${planned.id}/schedule`, {
        token: admin,
        body: { type: 'publish', at: dayOf(2) },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('are listed by state', async () => {
    expect(await posts({ state: 'draft' })).toEqual(['Gamma'])
    expect(await posts({ state: 'published' })).toEqual(['Alpha', 'Beta'])
    expect(await posts({ state: 'scheduled' })).toEqual(['Epsilon', 'Delta'])
    expect(await posts({ state: 'changed' })).toEqual(['Alpha'])
  })

  test('are listed by category, author and tag', async () => {
    expect(await posts({})).toEqual(['Epsilon', 'Gamma', 'Delta', 'Alpha', 'Beta'])
    expect(await posts({ category: 'Programming' })).toEqual(['Alpha'])
    expect(await posts({ tag })).toEqual(['Gamma', 'Beta'])
    expect(await posts({ tag: `${tag}, other` })).toEqual([])
    expect(await posts({ tag, state: 'draft' })).toEqual(['Gamma'])
  })

  test('are listed by the day of publication in India', async () => {
    expect(await posts({ from: '2026-03-01', to: '2026-03-31' })).toEqual(['Alpha', 'Beta'])
    expect(await posts({ to: '2026-03-30' })).toEqual(['Beta'])
    expect(await posts({ from: '2026-03-11', to: '2026-04-01' })).toEqual(['Alpha'])
    expect(await posts({ from: '2026-04-01', to: '2026-03-01' })).toEqual([])
  })

  test('are sorted on request, and searched within a filter', async () => {
    expect(await posts({ sort: 'title', state: 'published' })).toEqual(['Alpha', 'Beta'])
    expect(await posts({ sort: 'title-desc' })).toEqual(['Gamma', 'Epsilon', 'Delta', 'Beta', 'Alpha'])
    expect(await posts({ sort: 'oldest' })).toEqual(['Beta', 'Alpha', 'Delta', 'Gamma', 'Epsilon'])
    expect(await posts({ search: 'gam' })).toEqual(['Gamma'])
  })

  test('are sorted by their last change, a newer draft’s too, and by views', async () => {
    const ids = new Map(
      (await get('blog-posts', { author })).body.map((entry: { title: string; id: string }) => [
        entry.title,
        entry.id,
      ]),
    )
    expect((await posts({ sort: 'updated' }))[0]).toBe('Alpha')
    await raiseViews(String(ids.get('Gamma')), 20)
    await raiseViews(String(ids.get('Beta')), 30)
    expect(await posts({ sort: 'views' })).toEqual(['Beta', 'Gamma', 'Epsilon', 'Delta', 'Alpha'])
    expect((await get('products', { sort: 'views' })).status).toBe(400)
  })

  test('a draft is found by what was autosaved, which is not in the entry itself', async () => {
    const payload = await getCms()
    const { id } = await payload.create({
      collection: 'blog-post',
      draft: true,
      data: { title: 'Zeta', _status: 'draft' } as never,
    })
    const mine = unique('Draft author')
    const autosaved = { author: mine, category: 'Tutorials' as const, tags: [mine] }
    await payload.update({ collection: 'blog-post', id, draft: true, autosave: true, data: autosaved })
    expect(await listed('blog-posts', { author: mine })).toEqual(['Zeta'])
    expect(await listed('blog-posts', { tag: mine, category: 'Tutorials' })).toEqual(['Zeta'])
    expect(await listed('blog-posts', { author: mine, state: 'published' })).toEqual([])
  })

  test('the values of their filters are those that posts have', async () => {
    const { body } = await get('blog-posts/facets')
    expect(body.author).toContainEqual({ value: author, label: author })
    expect(body.tag.map(({ value }: { value: string }) => value)).toEqual(
      expect.arrayContaining([tag, 'other']),
    )
    expect(body.category).toContainEqual({ value: 'Tutorials', label: 'Tutorials' })
  })
})

test('products name their categories, projects have their own, and services none', async () => {
  const word = unique('Kind')
  const product = { title: word, description: 'x', category: 'api-scripts', price: 1 }
  const project = { title: word, description: 'x', category: word }
  await call('POST', '/api/admin/products', { token: admin, body: product })
  await call('POST', '/api/admin/projects', { token: admin, body: project })
  expect(await listed('products', { search: word, category: 'api-scripts' })).toEqual([word])
  expect(await listed('products', { search: word, category: 'cms' })).toEqual([])
  expect(await listed('projects', { category: word })).toEqual([word])
  const [products, projects, services] = [
    await get('products/facets'),
    await get('projects/facets'),
    await get('services/facets'),
  ]
  expect(products.body.category).toContainEqual({ value: 'api-scripts', label: 'API Scripts' })
  expect(projects.body.category).toContainEqual({ value: word, label: word })
  expect(services.body).toEqual({})
})

test.each(['services', 'products', 'projects', 'blog-posts'])(
  '%s: hostile values list nothing or are refused',
  async (path) => {
    const hostile = ["' OR 1=1 --", '{"$ne":null}', '%', '000000000000000000000000', 'a,b', '\0', '$where']
    for (const value of hostile)
      for (const name of ['category', 'author', 'tag'])
        expect([200, 400], `${name}=${value}`).toContain((await get(path, { [name]: value })).status)
    const refused: Query[] = [
      { state: 'gone' },
      { sort: '-createdAt' },
      { from: '2026-02-30' },
      { to: '9999-12-31' },
      { category: 'x'.repeat(500) },
    ]
    for (const query of refused) expect((await get(path, query)).status, JSON.stringify(query)).toBe(400)
  },
)

describe('leads', () => {
  const mark = unique('range').replace('-', '')
  const leads = (query: Query) => listed('leads', { search: mark, sort: 'name', ...query })
  const today = agencyDay(new Date())
  const dayAfter = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

  async function arrives(fullName: string, change: object, createdAt?: string): Promise<void> {
    const { body } = await call('POST', '/api/leads', { body: inquiry({ fullName, company: mark }) })
    await call('PUT', `/api/admin/leads/${(body as LeadEntity).id}`, { token: admin, body: change })
    const payload = await getCms()
    if (createdAt)
      await payload.db.updateOne({
        collection: 'lead',
        id: body.id,
        data: { createdAt, updatedAt: null },
        returning: false,
      })
  }

  beforeAll(async () => {
    const step = (due: string) => ({ nextStep: 'Call', nextStepDue: due })
    await arrives('Late', { estimatedValue: 100, ...step(dayAfter(-1)) }, '2026-03-31T18:29:00.000Z')
    await arrives('Now', { estimatedValue: 200, ...step(today) }, '2026-03-31T18:31:00.000Z')
    await arrives('Soon', { estimatedValue: 300, ...step(dayAfter(6)) })
    await arrives('Closed', { status: 'rejected', ...step(dayAfter(-1)) })
    await arrives('Never', { status: 'contacted' })
  })

  test('are listed by day, value and next step', async () => {
    expect(await leads({ from: '2026-03-31', to: '2026-03-31' })).toEqual(['Late'])
    expect(await leads({ from: '2026-04-01', to: '2026-04-01' })).toEqual(['Now'])
    expect(await leads({ minValue: '200' })).toEqual(['Now', 'Soon'])
    expect(await leads({ minValue: '100', maxValue: '200' })).toEqual(['Late', 'Now'])
    expect(await leads({ due: 'overdue' })).toEqual(['Late'])
    expect(await leads({ due: 'today' })).toEqual(['Now'])
    expect(await leads({ due: 'week' })).toEqual(['Now', 'Soon'])
    expect(await leads({ due: 'none' })).toEqual(['Never'])
  })

  test('are sorted both ways', async () => {
    expect(await leads({ sort: 'name-desc' })).toEqual(['Soon', 'Now', 'Never', 'Late', 'Closed'])
    expect(await leads({ sort: 'value-asc', minValue: '0' })).toEqual(['Late', 'Now', 'Soon'])
    const valued = ['Late', 'Now', 'Soon']
    expect((await leads({ sort: 'value-asc' })).slice(0, 3)).toEqual(valued)
    expect((await leads({ sort: 'value' })).slice(0, 3)).toEqual(valued.toReversed())
  })

  test('without a value they are last from the lowest value on too, page by page', async () => {
    const page = async (page: number, limit: number) => {
      const query = { folder: 'trash', sort: 'value-asc', page: `${page}`, limit: `${limit}` }
      const { body, headers } = await get('leads', query)
      return { leads: body as LeadEntity[], total: Number(headers.get('x-total-count')) }
    }
    const values = [5, null, null, 3, null]
    for (const [place, estimatedValue] of values.entries()) {
      const { body } = await call('POST', '/api/leads', { body: inquiry({ fullName: `Trashed ${place}` }) })
      const at = `/api/admin/leads/${body.id}`
      if (estimatedValue) await call('PUT', at, { token: admin, body: { estimatedValue } })
      await call('DELETE', at, { token: admin })
    }
    const all = await page(1, 100)
    const shown = all.leads.map(({ estimatedValue }) => estimatedValue ?? null)
    expect(shown).toEqual(shown.toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity)))
    expect(all.total).toBe(all.leads.length)
    for (const limit of [1, 2, 3]) {
      const paged: string[] = []
      for (let number = 1; paged.length < all.total; number += 1) {
        const { leads, total } = await page(number, limit)
        expect(total).toBe(all.total)
        expect(leads.length).toBe(Math.min(limit, all.total - paged.length))
        paged.push(...leads.map(({ id }) => id))
      }
      expect(paged).toEqual(all.leads.map(({ id }) => id))
    }
  })

  test('the counts of the filters count the same leads', async () => {
    const summary = async (query: Query) => (await get('leads/summary', { search: mark, ...query })).body
    expect((await summary({})).folders.inbox).toBe(5)
    expect((await summary({ from: '2026-03-31', to: '2026-04-01' })).folders.inbox).toBe(2)
    const valued = await summary({ minValue: '100', maxValue: '200' })
    expect(valued.statuses.new).toEqual({ count: 2, value: 300 })
    expect((await summary({ due: 'week' })).folders.inbox).toBe(2)
    expect((await summary({ due: 'none' })).statuses.contacted.count).toBe(1)
  })

  test('an export has the leads of the filter', async () => {
    const { body } = await get('leads/export', { search: mark, due: 'overdue' })
    expect(body).toContain(',Late,asha')
    expect(body).not.toContain(',Closed,asha')
  })

  test.each([{ minValue: '-1' }, { maxValue: 'x' }, { due: 'later' }, { from: 'yesterday' }, { sort: 'x' }])(
    '%o is refused',
    async (query) => expect((await get('leads', query as unknown as Query)).status).toBe(400),
  )
})

describe('a person’s own look of a list', () => {
  const path = '/api/admin/lists/leads'

  test('is remembered, with named views that are renamed and deleted', async () => {
    const { token } = await signedIn('admin')
    const send = (method: string, to: string, body?: object) => call(method, to, { token, body })
    expect((await send('GET', path)).body).toEqual({ view: 'cards', views: [] })
    expect((await send('PUT', path, { view: 'table' })).body.view).toBe('table')
    const saved = await send('POST', `${path}/views`, { name: ' Mine ', query: '?owner=me&sort=due' })
    expect(saved.body.views).toEqual([{ id: expect.any(String), name: 'Mine', query: 'owner=me&sort=due' }])
    const [{ id }] = saved.body.views
    expect((await send('PUT', `${path}/views/${id}`, { name: 'Due' })).body.views[0].name).toBe('Due')
    expect((await send('GET', path)).body).toMatchObject({ view: 'table', views: [{ name: 'Due' }] })
    expect((await send('GET', '/api/admin/lists/products')).body).toEqual({ view: 'cards', views: [] })
    expect((await send('DELETE', `${path}/views/${id}`)).body).toEqual({ view: 'table', views: [] })
    expect((await send('PUT', `${path}/views/${id}`, { name: 'Gone' })).status).toBe(404)
  })

  test('is nobody else’s', async () => {
    const [one, other] = [await signedIn('admin'), await signedIn('admin')]
    await call('PUT', path, { token: one.token, body: { view: 'table' } })
    expect((await call('GET', path, { token: other.token })).body.view).toBe('cards')
  })

  test('survives what anything else has written there', async () => {
    const { token } = await signedIn('admin')
    const wrong = [{ view: 'pie', views: 'x' }, 'text', null, { views: [{ id: 1 }] }]
    for (const value of wrong) {
      await call('POST', '/api/payload-preferences/list-leads', { token, body: { value } })
      expect((await call('GET', path, { token })).body).toEqual({ view: 'cards', views: [] })
    }
  })

  test('views saved at the same time are all kept, up to a number', async () => {
    const { token } = await signedIn('admin')
    const save = (name: string) => call('POST', `${path}/views`, { token, body: { name, query: '' } })
    await Promise.all(['a', 'b', 'c'].map(save))
    expect((await call('GET', path, { token })).body.views).toHaveLength(3)
    for (let count = 3; count < 30; count += 1) await save(`View ${count}`)
    expect((await save('One more')).status).toBe(409)
  })

  test.each([
    ['PUT', path, { view: 'pie' }],
    ['POST', `${path}/views`, { name: ' ', query: '' }],
    ['POST', `${path}/views`, { name: 'Long', query: 'x'.repeat(5000) }],
  ])('%s %s with a wrong body is refused', async (method, to, body) => {
    expect((await call(method, to, { token: admin, body })).status).toBe(400)
  })

  test.each([
    ['editor', 'leads'],
    ['editor', 'products'],
    ['sales', 'blog-posts'],
  ] as const)('%s get none for %s, a list that they don’t have', async (role, list) => {
    const { token } = await signedIn(role)
    const of = `/api/admin/lists/${list}`
    const answers = [
      await call('GET', of, { token }),
      await call('PUT', of, { token, body: { view: 'table' } }),
      await call('POST', `${of}/views`, { token, body: { name: 'Mine', query: '' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })

  test('there are no others', async () => {
    expect((await call('GET', '/api/admin/lists/users', { token: admin })).status).toBe(404)
    expect((await call('GET', path)).status).toBe(401)
  })
})
