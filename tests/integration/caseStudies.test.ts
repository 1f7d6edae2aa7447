import { beforeAll, describe, expect, test } from 'vitest'
import { projectCards, projectWithStory, proofs } from '@/content/projects'
import { withDocumentLock } from '@/runtime/documentLock'
import { call, signedIn, unique } from './api'
import { getCms } from './cms'

let editor: string
let admin: string

beforeAll(async () => {
  editor = (await signedIn('editor')).token
  admin = (await signedIn('admin')).token
})

const result = {
  label: 'Median wait',
  before: 47,
  beforeUnit: 'h',
  after: 4.5,
  unit: 'min',
  source: 'Tokens, March 2026',
}

const study = {
  situation: 'A hall full of people.\n\nNobody knew how long.',
  constraints: ['Paper stays'],
  findings: 'Rooms were empty.',
  solution: 'A page.',
  decisions: [{ title: 'No app', text: 'Nobody installs one.' }],
  results: [result, { ...result, label: 'Calls', before: null, beforeUnit: null, unit: null, source: null }],
  quote: { text: 'Tea is better now.', name: 'Sunita', role: 'Reception' },
  team: ['Two engineers'],
  weeks: 8,
}

const specified = () => ({ title: unique('Case'), description: 'Clinics.', category: unique('Clinics') })

async function project(over: object = {}) {
  const { status, body } = await call('POST', '/api/admin/projects', {
    token: editor,
    body: { ...specified(), ...study, ...over },
  })
  expect(status).toBe(201)
  return body
}

async function service(over: object = {}) {
  const body = { title: unique('Service'), description: 'Web.', price: '₹1', ...over }
  const made = await call('POST', '/api/admin/services', { token: admin, body })
  return made.body
}

async function post(over: object = {}) {
  const body = {
    title: unique('Post'),
    excerpt: 'About forms.',
    content: '<p>Forms.</p>',
    category: 'Tutorials',
    isPublished: true,
    ...over,
  }
  return (await call('POST', '/api/admin/blog-posts', { token: editor, body })).body
}

test('a case study is stored and read back', async () => {
  const made = await project()
  expect(made).toMatchObject(study)
  const { body } = await call('GET', `/api/admin/projects/${made.id}`, { token: editor })
  expect(body).toMatchObject(study)
})

test('the public list answers what is specified, and no more', async () => {
  const { id } = await project()
  const { body } = await call('GET', '/api/projects?limit=100')
  const listed = body.find((entry: { id: string }) => entry.id === id)
  for (const part of Object.keys(study)) expect(listed).not.toHaveProperty(part)
})

test('a request that knows no case studies leaves them as they are', async () => {
  const { id, title, description, category } = await project()
  const body = { title, description, category, clientName: 'Anvaya' }
  const put = await call('PUT', `/api/admin/projects/${id}`, { token: editor, body })
  expect(put.body).toMatchObject({ ...study, clientName: 'Anvaya' })
})

test('nor does such a request publish a newer draft of them', async () => {
  const { id, title, description, category } = await project()
  const draft = await call('PATCH', `/api/project/${id}?draft=true`, {
    token: editor,
    body: { situation: 'Not yet for visitors.', results: [] },
  })
  expect(draft.status).toBe(200)
  const body = { title, description, category }
  const put = await call('PUT', `/api/admin/projects/${id}`, { token: editor, body })
  expect(put.body).toMatchObject(study)
})

test('nor does one that waits while someone publishes bring the old ones back', async () => {
  const { id, title, description, category } = await project()
  const payload = await getCms()
  const body = { title, description, category }
  const waiting = await withDocumentLock(id, async () => {
    const put = call('PUT', `/api/admin/projects/${id}`, { token: editor, body })
    // By then the other one waits.
    await call('GET', `/api/admin/projects/${id}`, { token: editor })
    await payload.update({ collection: 'project', id, data: { situation: 'New.', _status: 'published' } })
    return { put }
  })
  expect((await waiting.put).body).toMatchObject({ ...study, situation: 'New.' })
})

test('a version comes back with its empty parts', async () => {
  const full = { ...study, clientName: 'Anvaya' }
  const { id, title, description, category } = await project({
    ...Object.fromEntries(Object.keys(study).map((part) => [part, undefined])),
  })
  const path = `/api/admin/projects/${id}`
  const published = { title, description, category, ...full }
  expect((await call('PUT', path, { token: editor, body: published })).body).toMatchObject(full)
  const [newest, oldest] = (await call('GET', `${path}/versions`, { token: editor })).body
  const restore = (version: string) => call('POST', `${path}/versions/${version}/restore`, { token: editor })
  const draft = async () => (await call('GET', `${path}/draft`, { token: editor })).body
  expect((await restore(oldest.id)).status).toBe(200)
  const empty = await draft()
  for (const part of Object.keys(study)) expect(empty).not.toHaveProperty(part)
  expect((await restore(newest.id)).status).toBe(200)
  expect(await draft()).toMatchObject(full)
})

describe('translated rows', () => {
  /** A published project whose results and decision are translated. */
  async function translated() {
    const made = await project()
    const path = `/api/admin/translations/project/${made.id}/de`
    const { units } = (await call('GET', path, { token: editor })).body
    const texts = Object.fromEntries(
      units.map(({ path: unit, control }: { path: string; control: string }) => [
        unit,
        control === 'lines' ? ['Deutsch'] : 'Deutsch',
      ]),
    )
    const saved = await call('PUT', `${path}?state=ready`, { token: editor, body: { texts } })
    expect(saved.body).toMatchObject({ state: 'ready' })
    const shown = async () => {
      const found = await projectWithStory(made.slug, { locale: 'de', contentLanguage: 'en' })
      const { results = [], decisions = [] } = found?.story ?? {}
      return { labels: results.map(({ label }) => label), decisions: decisions.length }
    }
    const full = { labels: ['Deutsch', 'Deutsch'], decisions: 1 }
    expect(await shown()).toEqual(full)
    const send = (method: string, at: string, body?: object) =>
      call(method, `/api/admin/projects/${made.id}${at}`, { token: editor, ...(body && { body }) })
    return { made, shown, full, send }
  }

  test('survive a save of the entry, with or without its case study', async () => {
    const { made, shown, full, send } = await translated()
    const { title, description, category } = made
    const body = { title, description, category }
    expect((await send('PUT', '', body)).status).toBe(200)
    expect(await shown()).toEqual(full)
    expect((await send('PUT', '', { ...body, ...study })).status).toBe(200)
    expect(await shown()).toEqual(full)
    const [first, second] = study.results
    const changed = [
      { ...second, after: 7 },
      { ...first, label: 'Longest wait' },
    ]
    expect((await send('PUT', '', { ...body, results: changed })).status).toBe(200)
    expect(await shown()).toEqual(full)
    const added = [{ ...result, label: 'Visits' }, ...changed]
    expect((await send('PUT', '', { ...body, results: added })).status).toBe(200)
    expect(await shown()).toEqual(full)
  })

  test('survive drafts, restored versions and publishing in the editor', async () => {
    const { shown, full, send } = await translated()
    const draft = (await send('GET', '/draft')).body
    const changed = {
      ...draft,
      results: [{ ...study.results[0], after: 3 }, study.results[1]],
      decisions: [{ ...study.decisions[0], title: 'No app at all' }],
    }
    expect((await send('PUT', '/draft', changed)).status).toBe(200)
    expect((await send('PUT', '/draft', { ...changed, results: [] })).status).toBe(200)
    const versions = (await send('GET', '/versions')).body
    expect((await send('POST', `/versions/${versions.at(-1).id}/restore`)).status).toBe(200)
    expect(await shown()).toEqual(full)
    expect((await send('POST', '/publish', changed)).status).toBe(200)
    expect(await shown()).toEqual(full)
  })
})

test('parts are cleared one by one', async () => {
  const { id, title, description, category } = await project()
  const body = { title, description, category, situation: '', results: [], quote: {}, weeks: null }
  const put = await call('PUT', `/api/admin/projects/${id}`, { token: editor, body })
  for (const part of ['situation', 'results', 'quote', 'weeks']) expect(put.body).not.toHaveProperty(part)
  expect(put.body).toMatchObject({ findings: study.findings, team: study.team })
})

test.each([
  ['results', 'text'],
  ['results', [{ ...result, after: '19' }]],
  ['results', [{ ...result, after: null }]],
  ['results', [{ ...result, label: 'x'.repeat(61) }]],
  ['results', Array.from({ length: 5 }, () => result)],
  ['results', [{ ...result, before: 1e12 }]],
  ['weeks', 1.5],
  ['weeks', -1],
  ['services', [{ $ne: null }]],
  ['services', ['../admin']],
  ['article', 'no-such-entry'],
  ['article', { $gt: '' }],
  ['situation', 'x'.repeat(20_001)],
  ['quote', { text: 'x'.repeat(1001) }],
  ['decisions', [{ text: 'No title' }]],
])('%s %j is refused', async (part, value) => {
  const body = { ...specified(), [part]: value }
  const { status } = await call('POST', '/api/admin/projects', { token: editor, body })
  expect(status).toBe(400)
})

test('related entries that do not exist any more are dropped', async () => {
  const offered = await service()
  for (const missing of ['0123456789abcdef01234567', '01234567-89ab-4cde-8f01-23456789abcd']) {
    const made = await project({ services: [missing, offered.id], article: missing })
    expect(made.services).toEqual([offered.id])
    expect(made).not.toHaveProperty('article')
  }
})

test('the page shows the services and the article that a visitor may see', async () => {
  const [active, inactive] = [await service(), await service({ isActive: false })]
  const article = await post()
  const { slug } = await project({ services: [inactive.id, active.id], article: article.id })
  const found = await projectWithStory(slug)
  expect(found?.project.headline).toEqual(result)
  expect(found?.story.services.map(({ id }) => id)).toEqual([active.id])
  expect(found?.story.article?.id).toBe(article.id)
})

test('an editor, who may not see an inactive service, keeps it', async () => {
  const inactive = await service({ isActive: false })
  expect((await project({ services: [inactive.id] })).services).toEqual([inactive.id])
})

test('a draft article is not shown', async () => {
  const draft = await post({ isPublished: false })
  const { slug } = await project({ article: draft.id })
  expect((await projectWithStory(slug))?.story.article).toBeNull()
})

test('an article that a project relates to can be deleted', async () => {
  const article = await post()
  const { slug } = await project({ article: article.id })
  const gone = await call('DELETE', `/api/admin/blog-posts/${article.id}`, { token: admin })
  expect(gone.status).toBe(200)
  expect((await projectWithStory(slug))?.story.article).toBeNull()
})

test('cards carry the first result, and each service its proof', async () => {
  const offered = await service()
  const { category, slug } = await project({ services: [offered.id] })
  const { entries } = await projectCards({ category }, { limit: 1, page: 1 })
  expect(entries[0]?.headline).toEqual(result)
  expect((await proofs([offered.id])).get(offered.id)).toMatchObject({ slug, headline: result })
})

test('its words are found by a search', async () => {
  const word = unique('Samovar').toLowerCase()
  const { id } = await project({ findings: `Everybody stood around the ${word}.` })
  const { docs } = await (await getCms()).find({
    collection: 'search-entry',
    where: { entry: { equals: id } },
  })
  expect(docs[0]?.text).toContain(word)
})
