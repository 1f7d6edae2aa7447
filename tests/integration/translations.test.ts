import { beforeAll, describe, expect, test } from 'vitest'
import { feedPosts } from '@/content/feed'
import { projectWithStory } from '@/content/projects'
import { upsertSearchEntry } from '@/content/syncSearch'
import { addMissingRows, syncTranslations } from '@/content/translations/rows'
import { call, signedIn, unique } from './api'
import { getCms } from './cms'

let admin: string
let editor: string

beforeAll(async () => {
  admin = (await signedIn('admin')).token
  editor = (await signedIn('editor')).token
})

const path = (kind: string, id: string, language = 'de') =>
  `/api/admin/translations/${kind}/${id}/${language}`

const read = async (kind: string, id: string, language = 'de') =>
  (await call('GET', path(kind, id, language), { token: admin })).body

const save = (
  kind: string,
  id: string,
  texts: object,
  { state = 'draft', language = 'de', ...more }: { state?: string; language?: string; headers?: object } = {},
) =>
  call('PUT', `${path(kind, id, language)}?state=${state}`, {
    token: admin,
    body: { texts },
    ...more,
  } as never)

async function post(over: object = {}) {
  const body = {
    title: unique('Queues'),
    excerpt: 'On queues.',
    content: '<p>Read <a href="/contact">more</a>.</p>',
    category: 'Tutorials',
    isPublished: true,
    ...over,
  }
  const { body: made } = await call('POST', '/api/admin/blog-posts', { token: admin, body })
  return made as { id: string; slug: string; title: string; content: string }
}

const german = (over: object = {}) => ({
  title: unique('Warteschlangen'),
  excerpt: 'Über Warteschlangen.',
  content: '<p>Mehr <a href="/contact">lesen</a>.</p>',
  ...over,
})

const publicPost = async (slug: string, locale = 'de') =>
  (await call('GET', `/api/blog-posts/${slug}?locale=${locale}`)).body

describe('states', () => {
  test('a new entry is missing in each other language', async () => {
    const { id, title } = await post()
    const found = await read('blog-post', id)
    expect(found).toMatchObject({
      state: 'missing',
      isPublic: false,
      title,
      texts: {},
      originalLanguage: 'en',
    })
    expect(found.languages.map(({ language }: { language: string }) => language)).toEqual(['es', 'fr', 'de'])
    expect(found.units.map(({ path: unit }: { path: string }) => unit)).toEqual([
      'title',
      'excerpt',
      'content',
      'metaTitle',
      'metaDescription',
    ])
  })

  test('a draft is shown to nobody, a ready translation to everyone', async () => {
    const { id, slug, title } = await post()
    const texts = german()
    expect((await save('blog-post', id, texts)).body).toMatchObject({ state: 'draft', isPublic: false })
    expect(await publicPost(slug)).toMatchObject({ title, language: 'en' })
    const ready = (await save('blog-post', id, texts, { state: 'ready' })).body
    expect(ready).toMatchObject({ state: 'ready', isPublic: true, publicPath: `/de/blog/${slug}` })
    expect(await publicPost(slug)).toMatchObject({ title: texts.title, language: 'de', slug })
    expect((await call('GET', `/api/blog-posts/${slug}`)).body).not.toHaveProperty('language')
    // Changes of it are a draft again; visitors keep reading what was ready.
    const changed = (await save('blog-post', id, { ...texts, title: 'Anders' })).body
    expect(changed).toMatchObject({ state: 'draft', isPublic: true })
    expect((await publicPost(slug)).title).toBe(texts.title)
  })

  test('a draft over a ready text stays one, however often it is saved', async () => {
    const { id, slug } = await post()
    const texts = german()
    await save('blog-post', id, texts, { state: 'ready' })
    for (const draft of [{ ...texts, title: 'Anders' }, {}])
      for (const _ of ['first', 'again'])
        expect((await save('blog-post', id, draft)).body).toMatchObject({ state: 'draft', isPublic: true })
    const payload = await getCms()
    // The original's rows are seen to.
    await payload.update({ collection: 'blog-post', id, data: { isFeatured: true } })
    expect(await read('blog-post', id)).toMatchObject({ state: 'draft', isPublic: true })
    expect((await publicPost(slug)).title).toBe(texts.title)
  })

  test('a copy of an entry has no translations', async () => {
    const { id, title } = await post()
    await save('blog-post', id, german(), { state: 'ready' })
    // A save puts the translation into the version that is copied.
    await call('PATCH', `/api/blog-post/${id}`, { token: admin, body: { excerpt: 'On long queues.' } })
    const { body } = await call('POST', `/api/blog-post/${id}/duplicate`, { token: admin, body: {} })
    const { doc } = body
    expect(
      (await call('PATCH', `/api/blog-post/${doc.id}`, { token: admin, body: { _status: 'published' } }))
        .status,
    ).toBe(200)
    expect(await read('blog-post', doc.id)).toMatchObject({ state: 'missing', isPublic: false, texts: {} })
    const payload = await getCms()
    const copy = await payload.findByID({ collection: 'blog-post', id: doc.id })
    expect(copy._status).toBe('published')
    expect(await publicPost(copy.slug)).toMatchObject({ title: copy.title, language: 'en' })
    expect(copy.title).toContain(title)
  })

  test('a change of the original makes it outdated, and a change back ready', async () => {
    const made = await post()
    await save('blog-post', made.id, german(), { state: 'ready' })
    const put = (excerpt: string) =>
      call('PUT', `/api/admin/blog-posts/${made.id}`, {
        token: admin,
        body: { ...made, excerpt, category: 'Tutorials', isPublished: true },
      })
    await put('On long queues.')
    expect(await read('blog-post', made.id)).toMatchObject({ state: 'outdated', changed: ['excerpt'] })
    expect(await publicPost(made.slug)).toMatchObject({ language: 'de' })
    await put('On queues.')
    expect(await read('blog-post', made.id)).toMatchObject({ state: 'ready', changed: [] })
  })

  test('saving the original keeps the translation, whatever version the save is based on', async () => {
    const made = await post()
    const texts = german()
    // A draft that is older than the translation.
    const draft = { ...made, title: 'Draft', category: 'Tutorials' }
    await call('PUT', `/api/admin/blog-posts/${made.id}/draft`, { token: admin, body: draft })
    await save('blog-post', made.id, texts, { state: 'ready' })
    const { status } = await call('POST', `/api/admin/blog-posts/${made.id}/publish`, {
      token: admin,
      body: draft,
    })
    expect(status).toBe(200)
    expect(await publicPost(made.slug)).toMatchObject({ title: texts.title, language: 'de' })
    expect((await publicPost(made.slug, 'en')).title).toBe('Draft')
  })

  test('the trail names the texts with their language', async () => {
    const { id } = await post()
    await save('blog-post', id, german(), { state: 'ready' })
    const [entry] = (await call('GET', `/api/admin/audit?document=${id}&limit=1`, { token: admin })).body
    expect(entry).toMatchObject({ kind: 'blog-post', action: 'published' })
    expect(entry.changes.map(({ field }: { field: string }) => field)).toContain('de.excerpt')
  })

  test('a withdrawn translation stays as a draft', async () => {
    const { id, slug, title } = await post()
    await save('blog-post', id, german(), { state: 'ready' })
    const { body } = await call('POST', `${path('blog-post', id)}/withdraw`, { token: admin })
    expect(body).toMatchObject({
      state: 'draft',
      isPublic: false,
      texts: { excerpt: 'Über Warteschlangen.' },
    })
    expect(await publicPost(slug)).toMatchObject({ title, language: 'en' })
  })

  test('a draft may be translated before it is published', async () => {
    const made = await post({ isPublished: false })
    const texts = german()
    expect((await save('blog-post', made.id, texts, { state: 'ready' })).body.publicPath).toBe(null)
    expect((await call('GET', `/api/blog-posts/${made.slug}?locale=de`)).status).toBe(404)
    const body = { ...made, category: 'Tutorials', isPublished: true }
    await call('PUT', `/api/admin/blog-posts/${made.id}`, { token: admin, body })
    expect((await publicPost(made.slug)).title).toBe(texts.title)
  })

  test('an entry that is older than translations gets its rows', async () => {
    const { id } = await post()
    const payload = await getCms()
    const where = { entry: { equals: id } }
    await payload.db.deleteMany({ collection: 'translation', where })
    const stopped = AbortSignal.abort()
    await addMissingRows(payload, stopped)
    expect((await payload.count({ collection: 'translation', where })).totalDocs).toBe(0)
    await addMissingRows(payload, new AbortController().signal)
    expect((await payload.count({ collection: 'translation', where })).totalDocs).toBe(4)
  })

  test('two processes that add its rows at once agree', async () => {
    const { id } = await post()
    const payload = await getCms()
    const where = { entry: { equals: id } }
    for (const collection of ['translation', 'search-entry'] as const) {
      await payload.db.deleteMany({ collection, where })
    }
    const add = async () => {
      await syncTranslations({ payload }, { kind: 'blog-post', entry: id })
      await upsertSearchEntry({ payload }, 'blog-post', id)
    }
    await Promise.all([add(), add(), add()])
    expect((await payload.count({ collection: 'translation', where })).totalDocs).toBe(4)
    expect((await payload.count({ collection: 'search-entry', where })).totalDocs).toBe(1)
  })

  test('goes with its entry', async () => {
    const { id } = await post()
    await save('blog-post', id, german())
    await call('DELETE', `/api/admin/blog-posts/${id}`, { token: admin })
    expect((await call('GET', path('blog-post', id), { token: admin })).status).toBe(404)
    const payload = await getCms()
    await payload.delete({ collection: 'blog-post', id, trash: true })
    const where = { entry: { equals: id } }
    expect((await payload.count({ collection: 'translation', where })).totalDocs).toBe(0)
  })
})

describe('what is not ready', () => {
  test('an empty text, a lost link, a lost placeholder, a picture of its own', async () => {
    const { id } = await post()
    const problems = async (texts: object) =>
      (await save('blog-post', id, texts, { state: 'ready' })).body.errors?.map(
        ({ path: at, message }: { path: string; message: string }) => `${at}: ${message}`,
      )
    expect(await problems({ ...german(), excerpt: '' })).toEqual(['excerpt: This text is not translated.'])
    expect(await problems(german({ content: '<p>Mehr lesen.</p>' }))).toEqual([
      'content: The link /contact of the original is missing.',
    ])
    expect(await problems(german({ content: `${german().content}<img src="/a.png" alt="">` }))).toEqual([
      "content: The image /a.png isn't in the original.",
    ])
    expect((await read('blog-post', id)).state).toBe('missing')
  })

  test('what can not be stored is refused with its path', async () => {
    const { id } = await post()
    const refused = async (texts: object) => {
      const { status, body } = await save('blog-post', id, texts)
      return [status, body.errors?.map((problem: { path: string }) => problem.path)]
    }
    expect(await refused({ title: 'x'.repeat(161) })).toEqual([400, ['title']])
    expect(await refused({ title: ['x'] })).toEqual([400, ['title']])
    expect(await refused({ title: 5 })).toEqual([400, ['texts.title']])
    const hostile = '<p onclick="alert(1)"><a href="javascript:alert(1)">x</a></p><script>alert(1)</script>'
    expect((await save('blog-post', id, { content: hostile })).body.texts).toEqual({ content: '<p>x</p>' })
    // Other paths are nobody's.
    expect((await save('blog-post', id, { slug: 'x', title: 'Ja' })).body.texts).toEqual({ title: 'Ja' })
  })
})

describe('several translators', () => {
  test('two on the same translation: the second is told', async () => {
    const { id } = await post()
    const { updatedAt } = await read('blog-post', id)
    const headers = { 'if-match': `"${updatedAt}"` }
    expect((await save('blog-post', id, { title: 'Eins' }, { headers })).status).toBe(200)
    expect((await save('blog-post', id, { title: 'Zwei' }, { headers })).status).toBe(412)
  })

  test('two on two languages of one entry, at once', async () => {
    const { id, slug } = await post()
    const answers = await Promise.all([
      save('blog-post', id, german({ title: 'Deutsch' }), { state: 'ready' }),
      save('blog-post', id, german({ title: 'Français' }), { state: 'ready', language: 'fr' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await publicPost(slug)).title).toBe('Deutsch')
    expect((await publicPost(slug, 'fr')).title).toBe('Français')
  })
})

test('rows of a case study are translated by row, and a new one is hidden until it is', async () => {
  const payload = await getCms()
  const { id, slug } = await payload.create({
    collection: 'project',
    data: {
      title: unique('Depot'),
      slug: unique('depot'),
      description: 'Bays.',
      category: 'Web',
      results: [{ label: 'Wait', before: 4, after: 2, unit: 'h' }],
      _status: 'published',
    },
  })
  const { units } = await read('project', id)
  const paths = units.map((unit: { path: string }) => unit.path)
  expect(paths).toEqual([
    'title',
    'description',
    expect.stringMatching(/^results\/.+\/label$/),
    expect.any(String),
  ])
  const texts = { title: 'Lager', description: 'Tore.', [paths[2]]: 'Wartezeit', [paths[3]]: 'Std' }
  expect((await save('project', id, texts, { state: 'ready' })).body.state).toBe('ready')
  const shown = async () => {
    const found = await projectWithStory(slug, { locale: 'de', contentLanguage: 'en' })
    return found?.story.results.map(({ label, after, unit }) => [label, after, unit])
  }
  expect(await shown()).toEqual([['Wartezeit', 2, 'Std']])
  const stored = await payload.findByID({ collection: 'project', id })
  await payload.update({
    collection: 'project',
    id,
    data: { results: [...(stored.results ?? []), { label: 'New', after: 1 }], _status: 'published' },
  })
  expect(await shown()).toEqual([['Wartezeit', 2, 'Std']])
  expect((await read('project', id)).state).toBe('outdated')
})

test('lists, counts and rights', async () => {
  const { id, title } = await post()
  const { body: made } = await call('POST', '/api/admin/services', {
    token: admin,
    body: { title: unique('Service'), description: 'x', price: 'x' },
  })
  const list = async (query: string, token = admin) =>
    (await call('GET', `/api/admin/translations?${query}`, { token })).body
  const found = await list(`search=${encodeURIComponent(title)}&language=de`)
  expect(found).toEqual([
    expect.objectContaining({ kind: 'blog-post', entry: id, language: 'de', state: 'missing' }),
  ])
  expect(await list(`search=${encodeURIComponent(title)}`)).toHaveLength(3)
  expect(await list('language=en')).toEqual([])
  expect(await list(`search=${encodeURIComponent(made.title)}`, editor)).toEqual([])
  const counts = (await call('GET', '/api/admin/translations/counts?kind=blog-post', { token: editor })).body
  expect(counts.map(({ language }: { language: string }) => language)).toEqual(['es', 'fr', 'de'])
  expect(counts[0].missing).toBeGreaterThan(0)
  expect((await call('GET', path('service', made.id), { token: editor })).status).toBe(403)
  expect((await call('GET', path('blog-post', id, 'it'), { token: admin })).status).toBe(400)
  expect((await call('GET', path('blog-post', id, 'en'), { token: admin })).status).toBe(404)
  expect((await call('GET', path('lead', id), { token: admin })).status).toBe(404)
})

test('the next translation is the one after it in its list, from the last one the first', async () => {
  const name = unique('Row')
  const posts: { id: string }[] = []
  for (const number of [1, 2, 3, 4]) posts.push(await post({ title: `${name} ${number}` }))
  const payload = await getCms()
  // Rows of the same time, as a seed has them, are in the order of their ids.
  const where = { title: { like: name } }
  const data = { changedAt: new Date().toISOString() }
  await payload.db.updateMany({ collection: 'translation', where, data })
  const query = `language=de&state=open&kind=blog-post&search=${name}`
  const { body: lines } = await call('GET', `/api/admin/translations?${query}`, { token: admin })
  const ids: string[] = lines.map(({ id }: { id: string }) => id)
  expect(ids).toHaveLength(4)
  const next = async (after: string, token = admin, more = query) => {
    const path = `/api/admin/translations/next?${more}&after=${encodeURIComponent(after)}`
    return (await call('GET', path, { token })).body.next?.id
  }
  const [first, second, third, last] = ids as [string, string, string, string]
  expect([await next(first), await next(second), await next(last)]).toEqual([second, third, first])
  // One that has become ready is in the list no more, but keeps its place.
  await save('blog-post', second.split('/')[1] ?? '', german(), { state: 'ready' })
  expect([await next(first), await next(second)]).toEqual([third, third])
  expect(await next(first, admin, `language=de&state=open&kind=service&search=${name}`)).toBe(undefined)
})

test('a list shows what is ready last', async () => {
  const name = unique('Row')
  const [first, second] = [await post({ title: `${name} 1` }), await post({ title: `${name} 2` })]
  const list = async () =>
    (await call('GET', `/api/admin/translations?language=de&search=${name}`, { token: admin })).body.map(
      ({ entry }: { entry: string }) => entry,
    )
  expect(await list()).toEqual([first.id, second.id])
  await save('blog-post', first.id, german(), { state: 'ready' })
  expect(await list()).toEqual([second.id, first.id])
})

test('the settings are translated too', async () => {
  const texts = (await read('site-settings', 'site-settings', 'fr')).original
  const french = { ...texts, location: 'À distance' }
  const { status } = await save('site-settings', 'site-settings', french, { state: 'ready', language: 'fr' })
  expect(status).toBe(200)
  expect((await call('GET', '/api/settings?locale=fr')).body).toMatchObject({
    location: 'À distance',
    language: 'fr',
  })
  expect((await call('GET', '/api/settings')).body).not.toHaveProperty('language')
  await call('POST', `${path('site-settings', 'site-settings', 'fr')}/withdraw`, { token: admin })
})

test('an unknown language is refused by the public API', async () => {
  for (const list of ['services', 'products', 'projects', 'blog-posts', 'settings', 'search?search=x'])
    expect((await call('GET', `/api/${list}${list.includes('?') ? '&' : '?'}locale=it`)).status).toBe(400)
})

test('search finds a translation in its language only', async () => {
  const { id } = await post()
  const title = unique('Förderband')
  await save('blog-post', id, german({ title }), { state: 'ready' })
  const find = async (locale: string) =>
    (await call('GET', `/api/search?search=${encodeURIComponent(title)}&locale=${locale}`)).body.map(
      (found: { title: string }) => found.title,
    )
  expect(await find('de')).toEqual([title])
  expect(await find('en')).toEqual([])
  await call('POST', `${path('blog-post', id)}/withdraw`, { token: admin })
  expect(await find('de')).toEqual([])
})

test('the feed of a language has its translations, however many newer posts have none', async () => {
  const before = new Date(Date.now() - 60_000).toISOString()
  const old = await post({ publishedAt: before })
  const texts = german()
  await save('blog-post', old.id, texts, { state: 'ready' })
  for (let newer = 0; newer < 30; newer += 1) await post()
  const titles = async (locale: 'de' | 'en') =>
    (await feedPosts({ locale, contentLanguage: 'en' })).map(({ title }) => title)
  expect(await titles('de')).toContain(texts.title)
  expect(await titles('en')).not.toContain(old.title)
})

describe('XLIFF', () => {
  const exported = async (search: string) => {
    const { body } = await call(
      'GET',
      `/api/admin/translations/export?language=de&search=${encodeURIComponent(search)}`,
      {
        token: admin,
      },
    )
    return body as string
  }

  const imported = async (xliff: string, more: object = {}) =>
    call('POST', '/api/admin/translations/import', { token: admin, body: { xliff, ...more } })

  test('what is exported, translated and imported is a draft, and nothing is lost', async () => {
    const { id, title } = await post({ content: '<p>Fish &amp; chips &lt;3 <a href="/contact">more</a></p>' })
    await save('blog-post', id, { title: 'Erst', excerpt: 'Von Hand & gut.' })
    const xliff = await exported(title)
    expect(xliff).toContain(`original="blog-post/${id}"`)
    const translated = xliff
      .replace('<target>Erst</target>', '<target>Dann &amp; wann</target>')
      .replace(/(<trans-unit id="content">\s*<source>)([^<]*)(<\/source>)/, '$1$2$3<target>$2</target>')
    const seen = await imported(translated)
    expect(seen.body).toMatchObject({ saved: 0, language: 'de' })
    expect(seen.body.entries).toEqual([
      expect.objectContaining({
        title,
        isOlder: false,
        problem: null,
        changes: [
          { label: 'Title', before: 'Erst', after: 'Dann & wann' },
          {
            label: 'Content',
            before: '',
            after: '<p>Fish &amp; chips &lt;3 <a href="/contact">more</a></p>',
          },
        ],
      }),
    ])
    expect((await read('blog-post', id)).texts.title).toBe('Erst')
    expect((await imported(translated, { isApplied: true })).body.saved).toBe(1)
    expect(await read('blog-post', id)).toMatchObject({
      state: 'draft',
      texts: {
        title: 'Dann & wann',
        excerpt: 'Von Hand & gut.',
        content: '<p>Fish &amp; chips &lt;3 <a href="/contact">more</a></p>',
      },
    })
  })

  test('a file has as many entries as an exported one at most', async () => {
    const files = Array.from(
      { length: 301 },
      (_, index) =>
        `<file original="blog-post/${index}" source-language="en" target-language="de" datatype="plaintext"><body/></file>`,
    )
    const xliff = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">${files.join('')}</xliff>`
    const { status, body } = await imported(xliff)
    expect([status, body.errors?.[0]?.message ?? body.message]).toEqual([
      400,
      'The file has more than 300 entries.',
    ])
  })

  test('what belongs to an older original is left alone, unless it is wanted', async () => {
    const made = await post()
    await save('blog-post', made.id, { title: 'Erst' })
    const xliff = (await exported(made.title)).replace('>Erst<', '>Dann<')
    const body = { ...made, excerpt: 'On longer queues.', category: 'Tutorials', isPublished: true }
    await call('PUT', `/api/admin/blog-posts/${made.id}`, { token: admin, body })
    const { entries, saved } = (await imported(xliff, { isApplied: true })).body
    expect([saved, entries[0].isOlder]).toEqual([0, true])
    expect((await imported(xliff, { isApplied: true, takesOlder: true })).body.saved).toBe(1)
    expect(await read('blog-post', made.id)).toMatchObject({
      state: 'draft',
      texts: { title: 'Dann' },
      changed: ['excerpt'],
    })
  })

  test('what was saved since it was shown is left alone', async () => {
    const { id, title } = await post()
    await save('blog-post', id, { title: 'Erst' })
    const xliff = (await exported(title)).replace('>Erst<', '>Dann<')
    const seen = await imported(xliff)
    const [{ version }] = seen.body.entries
    const versions = { [`blog-post/${id}`]: version }
    await save('blog-post', id, { title: 'Selbst' })
    const { saved, entries } = (await imported(xliff, { isApplied: true, versions })).body
    expect([saved, entries[0].isChanged]).toEqual([0, true])
    expect((await read('blog-post', id)).texts.title).toBe('Selbst')
    versions[`blog-post/${id}`] = entries[0].version
    expect((await imported(xliff, { isApplied: true, versions })).body.saved).toBe(1)
  })

  test('rows that were added since make a file older, and texts of removed ones are reported', async () => {
    const payload = await getCms()
    const title = unique('Depot')
    const { id, results } = await payload.create({
      collection: 'project',
      data: {
        title,
        slug: unique('depot'),
        description: 'Bays.',
        category: 'Web',
        results: [{ label: 'Wait', before: 4, after: 2 }],
        _status: 'published',
      },
    })
    const label = `results/${results?.[0]?.id}/label`
    await save('project', id, { title: 'Lager', [label]: 'Wartezeit' })
    const xliff = (await exported(title)).replace('>Lager<', '>Halle<')
    const put = (rows: object[]) =>
      payload.update({ collection: 'project', id, data: { results: rows as never, _status: 'published' } })
    const look = async () => (await imported(xliff)).body.entries[0]
    expect(await look()).toMatchObject({ isOlder: false, leftOut: [] })
    await put([...(results ?? []), { label: 'Cost', after: 1 }])
    expect(await look()).toMatchObject({ isOlder: true, leftOut: [] })
    expect((await imported(xliff, { isApplied: true, takesOlder: true })).body.saved).toBe(1)
    expect((await read('project', id)).changed).toEqual([expect.stringMatching(/^results\/.+\/label$/)])
    await put([])
    expect(await look()).toMatchObject({ isOlder: true, leftOut: ['Wartezeit'] })
  })

  test('what is not XLIFF stores nothing and says so', async () => {
    const { id, title } = await post()
    await save('blog-post', id, { title: 'Erst' })
    const xliff = await exported(title)
    const bomb = xliff.replace('<xliff', '<!DOCTYPE x [<!ENTITY a "aaaa">]><xliff')
    const stray = xliff.replace('>Erst<', '>Erst & dann<')
    const wrongs = ['x', '<xliff', '<a/>', xliff.slice(0, 300), bomb, xliff.replace('"de"', '"it"'), stray]
    for (const wrong of wrongs) {
      const { status, body } = await imported(wrong, { isApplied: true })
      expect([status, body.message]).toEqual([400, 'This is not an XLIFF 1.2 file that was exported here.'])
    }
    const [file = ''] = /<file[\s\S]*<\/file>/.exec(xliff) ?? []
    for (const [more, message] of [
      [file.replace('"de"', '"fr"'), 'The file has more than one language.'],
      [file, `The file has the same entry twice: blog-post/${id}.`],
    ] as const) {
      const { status, body } = await imported(xliff.replace(file, file + more), { isApplied: true })
      expect([status, body.message]).toEqual([400, message])
    }
    const problem = async (file: string) =>
      (await imported(file, { isApplied: true })).body.entries[0]?.problem
    const target = (text: string) => xliff.replace('<target>Erst</target>', `<target>${text}</target>`)
    expect(await problem(target('x'.repeat(200)))).toBe('Title: Use at most 160 characters.')
    expect(await problem(target('a <g id="1">b</g>'))).toBe('Title: it has inline elements.')
    expect(await problem(xliff.replace(id, '0'.repeat(id.length)))).toBe('There is no such entry.')
    const content = (html: string) =>
      xliff.replace(
        /(<trans-unit id="content">\s*<source>[^<]*<\/source>)/,
        `$1<target>${html.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</target>`,
      )
    expect(await problem(content('<p>x</p><video></video>'))).toBe(
      "Content: It has markup that texts can't have: <video>.",
    )
    const links = '<p><a href="/contact">more</a> <a href="javascript:alert(1)">and more</a></p>'
    expect(await problem(content(links))).toBe('Content: It has an invalid link: javascript:alert(1).')
    const deep = `${'<blockquote>'.repeat(101)}x`
    expect(await problem(content(deep))).toBe('Content: The text is nested too deeply.')
    expect((await read('blog-post', id)).texts).toEqual({ title: 'Erst' })
    const { status } = await imported(`${xliff}${' '.repeat(2_000_000)}`)
    expect(status).toBe(413)
  })

  test('a file has as many texts as can come back translated, and says how many', async () => {
    const name = unique('Long')
    // Escaped twice on its way back, in XML and in JSON.
    const paragraph = `<p>${'Fish &amp; "chips" are read. '.repeat(100)}</p>`
    for (const number of [1, 2, 3]) await post({ title: `${name} ${number}`, content: paragraph.repeat(60) })
    const { body, headers } = await call('GET', `/api/admin/translations/export?language=de&search=${name}`, {
      token: admin,
    })
    const files = (body as string).match(/<file /g)?.length
    expect([files, headers.get('x-exported-count'), headers.get('x-total-count')]).toEqual([2, '2', '3'])
    const translated = body.replace(/<source>([^<]*)<\/source>/g, '<source>$1</source><target>$1</target>')
    const { entries } = (await imported(translated)).body
    expect(entries.map(({ changes }: { changes: object[] }) => changes.length)).toEqual([5, 5])
  })
})
