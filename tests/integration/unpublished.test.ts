import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GET as jsonFeed } from '@/app/feed.json/route'
import { GET as rssFeed } from '@/app/feed.xml/route'
import { GET as socialCard } from '@/app/og/[kind]/[file]/route'
import sitemap from '@/app/sitemap'
import { anonymous } from '@/content/accessContext'
import { publicAnalytics } from '@/content/analytics'
import { homeContent } from '@/content/home'
import { article, postCards, postCategories } from '@/content/posts'
import { isPreviewLink, previewPath } from '@/content/previewLink'
import { productCards, productWithRelated } from '@/content/products'
import { projectCards, projectCategories, projectWithStory } from '@/content/projects'
import { searchEntries } from '@/content/searchEntries'
import { activeServices } from '@/content/services'
import { movedTo } from '@/content/slugHistory'
import type { ContentCollection } from '@/domain/contentCollections'
import { readSubject } from '@/site/contact/subject'
import { browser, call, signedIn, unique } from './api'
import { getCms } from './cms'

let admin: string
let editor: string
/** What visitors may count, before anything secret exists. */
let counts: Awaited<ReturnType<typeof publicAnalytics>>
/** A marker in everything visitors must not see. */
const secret = unique('unpublished').replaceAll('-', '')

beforeAll(async () => {
  admin = (await signedIn('admin')).token
  editor = (await signedIn('editor')).token
  counts = await publicAnalytics()
})

const asAdmin = (method: string, path: string, body?: object) => call(method, path, { token: admin, body })

const kinds = {
  service: {
    path: 'services',
    fields: (text: string) => ({ description: text, price: text, features: [text] }),
  },
  product: {
    path: 'products',
    fields: (text: string) => ({
      description: text,
      longDescription: text,
      price: 1,
      category: 'cms',
      isFeatured: true,
      features: [text],
    }),
  },
  project: {
    path: 'projects',
    fields: (text: string) => ({ description: text, category: text, clientName: text, isFeatured: true }),
  },
  'blog-post': {
    path: 'blog-posts',
    fields: (text: string) => ({
      excerpt: text,
      content: `<h2>${text}</h2>`,
      category: 'Tutorials',
      tags: [text],
      metaTitle: text,
      isFeatured: true,
      isPublished: true,
    }),
  },
} as const

interface Entry {
  kind: ContentCollection
  id: string
  slug: string
}

const title = () => `${secret} ${unique('entry')}`
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()

async function publish(kind: ContentCollection, text: string, over: object = {}): Promise<Entry> {
  const { path, fields } = kinds[kind]
  const { status, body } = await asAdmin('POST', `/api/admin/${path}`, {
    title: text,
    ...fields(text),
    ...over,
  })
  expect(status).toBe(201)
  return { kind, id: body.id, slug: body.slug ?? body.id }
}

async function withdraw(entry: Entry): Promise<Entry> {
  const { status } = await asAdmin('PATCH', `/api/${entry.kind}/${entry.id}`, { _status: 'draft' })
  expect(status).toBe(200)
  return entry
}

/** How something comes to be hidden: all of it, or its newer draft. */
const states: Record<string, (kind: ContentCollection) => Promise<Entry>> = {
  'a draft': async (kind) => {
    const { body } = await asAdmin('POST', `/api/${kind}?draft=true&depth=0`, {
      title: title(),
      _status: 'draft',
    })
    return { kind, id: body.doc.id, slug: body.doc.slug ?? body.doc.id }
  },
  'one that was withdrawn': async (kind) => withdraw(await publish(kind, title())),
  'one that is to come out tomorrow': async (kind) => {
    const entry = await withdraw(await publish(kind, title()))
    const payload = await getCms()
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: kind, value: entry.id } },
      waitUntil: new Date(tomorrow()),
    })
    return entry
  },
  'a draft upon a published one': async (kind) => {
    const entry = await publish(kind, unique('Shown'))
    const { title: _, ...draft } = { title: '', description: secret, excerpt: secret, clientName: secret }
    await asAdmin('PATCH', `/api/${kind}/${entry.id}?draft=true&autosave=true`, { ...draft, title: title() })
    return entry
  },
}
const ownStates: [ContentCollection, string, () => Promise<Entry>][] = [
  ['service', 'an inactive one', () => publish('service', title(), { isActive: false })],
  ['product', 'an inactive one', () => publish('product', title(), { isActive: false })],
  ['blog-post', 'one with a date to come', () => publish('blog-post', title(), { publishedAt: tomorrow() })],
]

const cases = [
  ...Object.keys(kinds).flatMap((kind) =>
    Object.entries(states).map(
      ([name, make]) => [kind as ContentCollection, name, () => make(kind as ContentCollection)] as const,
    ),
  ),
  ...ownStates,
]

const tricks = [
  '',
  '?draft=true&depth=10&locale=*&fallback-locale=*&trash=true',
  '?where[id][exists]=true&limit=0&pagination=false&sort=-createdAt',
  '?where[or][0][_status][equals]=draft&where[or][1][isActive][equals]=false',
  '?select[content]=true&select[_status]=true&populate[blog-post][content]=true&joins=*',
  '?_rsc=x&preview=true&version=latest&autosave=true',
]
const paging = { limit: 100, page: 1 }

/** Every way in which a visitor may learn of an entry, and what each reveals. */
function serializeAuditValue({ kind, id, slug }: Entry): Record<string, () => Promise<unknown>> {
  const { path } = kinds[kind]
  const card = { 'blog-post': 'post', product: 'product', project: 'project', service: 'service' }[kind]
  const api = (address: string, token?: string) => async () => {
    const { status, body } = await call('GET', address, token ? { token } : {})
    expect([200, 400, 401, 403, 404]).toContain(status)
    // If there is nothing at all, the response repeats the request.
    return String(body.message).startsWith('Route not found') ? status : body
  }
  const lists = tricks.flatMap((trick) => [
    [`/api/${path}${trick}`, api(`/api/${path}${trick}`)] as const,
    [`/api/${path}/${slug}${trick}`, api(`/api/${path}/${slug}${trick}`)] as const,
    [`/api/${kind}${trick}`, api(`/api/${kind}${trick}`)] as const,
    [`/api/${kind}/${id}${trick}`, api(`/api/${kind}/${id}${trick}`)] as const,
    [`/api/${kind}/versions${trick}`, api(`/api/${kind}/versions${trick}`)] as const,
  ])
  return {
    ...Object.fromEntries(lists),
    'the API with a search': api(`/api/${path}?search=${secret}`),
    'the API as an admin': api(`/api/${path}?draft=true`, admin),
    'the suggestions': api(`/api/search?search=${secret}`),
    'the suggestions as an admin': api(`/api/search?search=${secret}`, admin),
    'a search row': api('/api/search-entry?limit=0&depth=2'),
    'an address row': api('/api/address?limit=0&depth=2'),
    'the audit trail': api('/api/admin/audit'),
    'a GraphQL query': async () =>
      (
        await call('POST', '/api/graphql', {
          body: { query: '{ BlogPosts(draft: true) { docs { title } } }' },
        })
      ).body,
    'a method in disguise': async () =>
      (
        await call('POST', `/api/${kind}`, {
          body: { draft: true, depth: 5 },
          headers: { 'x-payload-http-method-override': 'GET' },
        })
      ).body,
    'the home page': homeContent,
    'the list of services': () => activeServices(paging),
    'the list of products': () => productCards({}, paging),
    'the list of products with a search': () => productCards({ search: secret }, paging),
    'the list of projects': () => projectCards({}, paging),
    'the categories': async () => [await projectCategories(), await postCategories()],
    'the list of posts': () => postCards({}, paging),
    'the page of the post': () => article(slug),
    'the page of the product': () => productWithRelated(id),
    'the page of the project': () => projectWithStory(slug),
    'the contact page, from it': () =>
      readSubject({ service: id, product: id, project: slug, article: slug }),
    'the search': () => searchEntries({ query: secret }, paging, anonymous),
    'the search as an editor without a session': () =>
      searchEntries({ query: secret, kind }, paging, anonymous),
    'the RSS feed': async () => (await rssFeed()).text(),
    'the JSON feed': async () => (await jsonFeed()).text(),
    'the sitemap': sitemap,
    'the social card': async () => {
      const file = `${slug}.png`
      const request = new Request(`http://localhost/og/${card}/${file}`)
      const { status } = await socialCard(request, { params: Promise.resolve({ kind: card, file }) })
      // Images can't be searched; one that is only used by a hidden entry doesn't exist.
      return status === 200 ? `card of ${id}` : status
    },
  }
}

describe.each(cases)('of a %s, %s', (kind, _state, make) => {
  let entry: Entry
  let isShown: boolean
  beforeEach(async () => {
    entry = await make()
    isShown = _state === 'a draft upon a published one'
    return async () => {
      await asAdmin('DELETE', `/api/admin/${kinds[kind].path}/${entry.id}`)
    }
  })

  test('visitors learn nothing, anywhere', async () => {
    for (const [way, ask] of Object.entries(serializeAuditValue(entry))) {
      // A public entry's social image is generated, which only the production build can do.
      if (isShown && way === 'the social card') continue
      const answer = JSON.stringify(await ask()) ?? ''
      expect(answer.includes(secret), way).toBe(false)
      if (!isShown) expect(answer.includes(entry.id), way).toBe(false)
    }
    // Neither counted nor counting, and never redirected to.
    const { totalProjects, activeProducts } = await publicAnalytics()
    const more = isShown ? 1 : 0
    expect([totalProjects, activeProducts]).toEqual([
      counts.totalProjects + (kind === 'project' ? more : 0),
      counts.activeProducts + (kind === 'product' ? more : 0),
    ])
    if (kind === 'blog-post' && !isShown) {
      const headers = { 'user-agent': browser }
      expect((await call('POST', `/api/blog-posts/${entry.slug}/view`, { headers })).status).toBe(404)
      expect(await movedTo('blog-post', entry.slug)).toBeNull()
    }
  })

  test('only a link that we signed, for it and in time, shows its preview', async () => {
    const query = (path: string) => Object.fromEntries(new URL(path, 'http://localhost').searchParams)
    const given = query(previewPath(kind, entry.id))
    const day = 24 * 60 * 60 * 1000
    expect(isPreviewLink(kind, entry.id, given)).toBe(true)
    expect(isPreviewLink(kind, entry.id, {})).toBe(false)
    expect(isPreviewLink(kind, entry.id, { ...given, key: `${given.key?.slice(1)}A` })).toBe(false)
    expect(isPreviewLink(kind, entry.id, { ...given, until: `${Number(given.until) + 1}` })).toBe(false)
    expect(isPreviewLink(kind, 'another', given)).toBe(false)
    expect(isPreviewLink(kind, entry.id, given, Date.now() + 4 * day)).toBe(false)
    const path = `/api/admin/preview/${kind}/${entry.id}`
    expect((await call('GET', path)).status).toBe(401)
    const mayEdit = kind === 'project' || kind === 'blog-post'
    expect((await call('GET', path, { token: editor })).status).toBe(mayEdit ? 200 : 403)
  })
})
