import type { Where } from 'payload'
import { expect, test } from 'vitest'
import { aboutLinks } from '@/content/about'
import { pageTexts } from '@/content/pageTexts'
import { addMissingRows } from '@/content/translations/rows'
import type { VersionLine } from '@/domain/entities'
import { locales } from '@/domain/locales'
import { defaultTexts } from '@/domain/pageTexts/defaults'
import type { AnyRow } from '@/domain/pageTexts/model'
import { pageNames } from '@/domain/pageTexts/pages'
import type { Translation } from '@/payload-types'
import { writeState } from '@/runtime/systemState'
import { pageLabel } from '@/site/frame/pageLabel'
import { call, picture, signedIn, unique } from '../api'
import { getCms } from '../cms'

const path = '/api/admin/pages/contact'

const read = async (token: string, locale = 'en') => {
  const { status, body } = await call('GET', `${path}?locale=${locale}`, { token })
  expect(status).toBe(200)
  return body
}

interface Saved {
  locale?: string
  status?: string
  headers?: Record<string, string>
}

const save = (
  token: string,
  body: object,
  { locale = 'en', status = 'published', headers = {} }: Saved = {},
) => call('PUT', `${path}?locale=${locale}&status=${status}`, { token, body, headers })

const shown = (locale: 'en' | 'de') => pageTexts('contact', locale)

test('an unknown language is refused', async () => {
  const { token } = await signedIn('editor')
  for (const address of [`${path}?locale=it`, '/api/globals/contact-page?locale=it'])
    expect((await call('GET', address, { token })).status).toBe(400)
})

test('a page shows its default texts until something is published', async () => {
  const { token } = await signedIn('editor')
  expect(await shown('de')).toEqual(defaultTexts.contact.de)
  const { texts, state } = await read(token)
  expect([texts, state]).toEqual([defaultTexts.contact.en, 'default'])

  const draft = await save(token, { ...texts, heading: 'A draft' }, { status: 'draft' })
  expect([draft.status, draft.body.state, draft.body.texts.heading]).toEqual([200, 'draft', 'A draft'])
  expect((await shown('en')).heading).toBe(defaultTexts.contact.en.heading)
  expect(await read(token, 'de')).toMatchObject({ state: 'default', texts: defaultTexts.contact.de })
})

test('an editor publishes a page in one language, and the others keep their words', async () => {
  const { token } = await signedIn('editor')
  const { texts } = await read(token)
  const [first, second, ...rest] = texts.questions
  const questions = [{ ...second, question: 'How soon?' }, { ...first, isHidden: true }, ...rest]
  const saved = await save(token, { ...texts, heading: 'Say hello', questions })
  expect(saved.body.state).toBe('published')

  const english = await shown('en')
  expect(english.heading).toBe('Say hello')
  expect(english.questions.map(({ question }) => question)).toEqual([
    'How soon?',
    ...defaultTexts.contact.en.questions.slice(2).map(({ question }) => question),
  ])
  const german = await shown('de')
  expect(german.heading).toBe(defaultTexts.contact.de.heading)
  expect(german.questions).toEqual(defaultTexts.contact.de.questions.slice(1))
})

test('nobody restores a version past our checks, which would take a page off the site', async () => {
  const { token } = await signedIn('admin')
  const { body } = await call('GET', '/api/globals/contact-page/versions', { token })
  const heading = (await shown('en')).heading
  expect(heading).toBe('Say hello')
  for (const { id } of body.docs)
    for (const query of ['', '?draft=true', '?locale=de']) {
      const restore = await call('POST', `/api/globals/contact-page/versions/${id}${query}`, { token })
      expect(restore.status).toBe(404)
    }
  expect(await shown('en')).toMatchObject({ heading })
})

test('a new question appears in a language once it is written there', async () => {
  const { token } = await signedIn('editor')
  const { texts } = await read(token)
  const added = { id: 'added', isHidden: false, question: 'Do you travel?', answer: 'Gladly.' }
  await save(token, { ...texts, questions: [...texts.questions, added] })
  expect((await shown('en')).questions.at(-1)).toEqual(added)
  expect((await shown('de')).questions.map(({ id }) => id)).not.toContain('added')

  const german = await read(token, 'de')
  const translated = { ...added, question: 'Reisen Sie?', answer: 'Gern.' }
  expect(german.texts.questions.at(-1)).toEqual({ ...added, question: '', answer: '' })
  const questions = [...german.texts.questions.slice(0, -1), translated]
  await save(token, { ...german.texts, questions }, { locale: 'de' })
  expect((await shown('de')).questions.at(-1)).toEqual(translated)
  expect((await shown('en')).questions.at(-1)).toEqual(added)
})

test('publishing a language leaves the drafts of the others unpublished, and keeps them', async () => {
  const { token } = await signedIn('editor')
  const [{ texts }, german] = [await read(token), await read(token, 'de')]
  const [first, ...rest] = german.texts.questions
  const drafted = [{ ...first, question: 'Ein Entwurf?' }, ...rest]
  const draft = { ...german.texts, heading: 'Ein Entwurf', questions: drafted }
  expect((await save(token, draft, { locale: 'de', status: 'draft' })).body.state).toBe('changed')
  expect((await read(token)).state).toBe('published')

  const moved = texts.questions.toReversed()
  const saved = await save(token, { ...texts, heading: 'Published in English', questions: moved })
  expect(saved.body.state).toBe('published')
  expect((await shown('en')).heading).toBe('Published in English')
  expect(await shown('de')).toMatchObject({
    heading: german.texts.heading,
    questions: german.texts.questions.toReversed().filter(({ isHidden }: AnyRow) => !isHidden),
  })
  const kept = await read(token, 'de')
  expect([kept.state, kept.texts.heading]).toEqual(['changed', 'Ein Entwurf'])
  expect(kept.texts.questions).toEqual(drafted.toReversed())

  const ready = await save(token, kept.texts, { locale: 'de' })
  expect(ready.body.state).toBe('published')
  expect((await shown('de')).heading).toBe('Ein Entwurf')
  await save(token, german.texts, { locale: 'de' })
  await save(token, texts)
})

const stateIn = ({ translations }: { translations: { language: string; state: string }[] }, locale: string) =>
  translations.find(({ language }) => language === locale)?.state

test('a page’s translation is outdated once its original is published anew, until it is too', async () => {
  const { token } = await signedIn('editor')
  const { texts } = await read(token)
  const german = await read(token, 'de')
  await save(token, german.texts, { locale: 'de' })
  expect(stateIn(await read(token), 'de')).toBe('ready')

  const changed = {
    ...texts,
    heading: 'Changed',
    questions: [...texts.questions, { ...texts.questions[0], id: 'newest' }],
  }
  await save(token, changed, { status: 'draft' })
  expect(stateIn(await read(token), 'de')).toBe('ready')
  await save(token, changed)
  const outdated = await read(token, 'de')
  expect(stateIn(outdated, 'de')).toBe('outdated')
  expect(outdated.original).toMatchObject({ texts: { heading: 'Changed' } })
  expect(outdated.original.changed).toEqual(
    expect.arrayContaining(['heading', 'questions/newest/question', 'questions/newest/answer']),
  )
  const { body: listed } = await call(
    'GET',
    '/api/admin/translations?kind=page-texts&language=de&state=outdated&page=1&limit=20',
    { token },
  )
  expect(listed).toMatchObject([{ kind: 'contact-page', title: 'Contact', language: 'de' }])

  const unready = await save(token, outdated.texts, { locale: 'de' })
  expect([unready.status, unready.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    [`questions.${texts.questions.length}.question`, `questions.${texts.questions.length}.answer`],
  ])
  const questions = outdated.texts.questions.map((row: { question: string; answer: string }) => ({
    ...row,
    question: row.question || 'Neu?',
    answer: row.answer || 'Neu.',
  }))
  expect(
    (await save(token, { ...outdated.texts, questions }, { locale: 'de', status: 'draft' })).status,
  ).toBe(200)
  expect(stateIn(await read(token), 'de')).toBe('draft')
  const ready = await save(token, { ...outdated.texts, questions }, { locale: 'de' })
  expect(stateIn(ready.body, 'de')).toBe('ready')
  await save(token, texts)
  await save(token, german.texts, { locale: 'de' })
})

test('a page that is older than its translations’ states has them from then on', async () => {
  const { token } = await signedIn('editor')
  const { texts } = await read(token)
  const older = { id: 'older', isHidden: false, question: 'Older?', answer: 'Yes.' }
  await save(token, { ...texts, questions: [...texts.questions, older] })
  const { db } = await getCms()
  await db.deleteMany({ collection: 'translation', where: { kind: { equals: 'contact-page' } } })
  const german = await read(token, 'de')
  expect(stateIn(german, 'de')).toBe('outdated')
  expect(german.original.changed).toEqual(
    expect.arrayContaining(['questions/older/question', 'questions/older/answer']),
  )
  expect(german.original.changed).not.toContain('heading')
  await save(token, texts)
  expect(stateIn(await read(token), 'de')).toBe('ready')
})

test('pages are compared with their default texts again once these have changed, or a translation is missing', async () => {
  const payload = await getCms()
  const { db } = payload
  const where: Where = {
    and: [
      { kind: { equals: 'thanks-page' } },
      { entry: { equals: 'thanks-page' } },
      { language: { equals: 'de' } },
    ],
  }
  const title = async () => (await db.findOne<Translation>({ collection: 'translation', where }))?.title
  const spoil = () => db.updateOne({ collection: 'translation', where, data: { title: 'Spoilt' } })
  const start = () => addMissingRows(payload, new AbortController().signal)
  await start()
  const right = await title()
  await spoil()
  await start()
  expect(await title()).toBe('Spoilt')

  await writeState(payload, 'default-texts', 'those of an earlier version')
  await start()
  expect(await title()).toBe(right)

  await db.deleteMany({ collection: 'translation', where })
  await start()
  expect(await title()).toBe(right)
})

test('a page is exported and imported as XLIFF, as a draft of its language', async () => {
  const { token } = await signedIn('editor')
  const export_ = await call(
    'GET',
    '/api/admin/translations/export?language=fr&kind=page-texts&search=Contact',
    { token },
  )
  expect(export_.body).toContain('original="contact-page/contact-page"')
  const { heading } = defaultTexts.contact.fr
  expect(export_.body).toContain(`<target>${heading}</target>`)
  const body = { xliff: export_.body.replace(`<target>${heading}</target>`, '<target>Bonjour</target>') }
  const path = '/api/admin/translations/import'
  const seen = await call('POST', path, { token, body })
  expect(seen.body.entries).toMatchObject([
    { title: 'Contact', isOlder: false, problem: null, changes: [{ before: heading, after: 'Bonjour' }] },
  ])
  expect((await read(token, 'fr')).texts.heading).toBe(heading)
  expect((await call('POST', path, { token, body: { ...body, isApplied: true } })).body.saved).toBe(1)
  const french = await read(token, 'fr')
  expect([french.state, french.texts.heading, stateIn(french, 'fr')]).toEqual(['changed', 'Bonjour', 'draft'])
  expect((await pageTexts('contact', 'fr')).heading).toBe(heading)
  const sales = await signedIn('sales')
  expect((await call('POST', path, { token: sales.token, body })).status).toBe(403)
  await save(token, { ...french.texts, heading }, { locale: 'fr' })
})

test('pages stay translated when the site’s content language changes', async () => {
  const [{ token }, editor] = [await signedIn('admin'), await signedIn('editor')]
  const settings = '/api/admin/settings'
  const { body } = await call('GET', settings, { token })
  const { en, es } = defaultTexts.contact
  await save(editor.token, en)
  expect((await save(editor.token, es, { locale: 'es' })).status).toBe(200)
  expect(stateIn(await read(editor.token), 'es')).toBe('ready')
  const german = await call('PUT', settings, { token, body: { ...body, contentLanguage: 'de' } })
  expect(german.status).toBe(200)
  const page = await read(editor.token, 'es')
  expect([page.originalLanguage, stateIn(page, 'es'), stateIn(page, 'de')]).toEqual([
    'de',
    'ready',
    undefined,
  ])
  expect(page.original.texts.heading).toBe(defaultTexts.contact.de.heading)
  expect((await read(editor.token, 'de')).original).toBeNull()
  const pages = await call('GET', '/api/admin/pages', { token: editor.token })
  expect(pages.body).toContainEqual(expect.objectContaining({ name: 'contact', publicPath: '/de/contact' }))
  const back = { ...german.body, contentLanguage: 'en' }
  expect((await call('PUT', settings, { token, body: back })).status).toBe(200)
  expect(stateIn(await read(editor.token), 'es')).toBe('ready')
})

test('a draft beside a published page is for staff, and the emptied list is empty for visitors once published', async () => {
  const { token } = await signedIn('editor')
  const { texts } = await read(token)
  const before = await shown('en')
  const draft = await save(token, { ...texts, questions: [] }, { status: 'draft' })
  expect(draft.body.state).toBe('changed')
  expect(await shown('en')).toEqual(before)
  for (const query of ['', '?draft=true', '?locale=all']) {
    const { body } = await call('GET', `/api/globals/contact-page${query}`)
    expect(body.questions ?? before.questions).not.toEqual([])
  }
  await save(token, draft.body.texts)
  expect((await shown('en')).questions).toEqual([])
})

test('of two writers of one version the second is told, in whatever language they write', async () => {
  const { token } = await signedIn('admin')
  const [english, german] = [await read(token), await read(token, 'de')]
  const headers = { 'If-Match': `"${english.updatedAt}"` }
  expect((await save(token, english.texts, { headers })).status).toBe(200)
  expect((await save(token, german.texts, { locale: 'de', headers })).status).toBe(412)
})

test('what is incomplete, unknown or too much is refused', async () => {
  const { token } = await signedIn('editor')
  const { texts } = await read(token)
  const row = { id: 'row', isHidden: false, question: 'Q', answer: 'A' }
  for (const wrong of [
    { heading: ' ' },
    { heading: 'x'.repeat(121) },
    { questions: [row, row] },
    { questions: [{ ...row, id: '<b>' }] },
    { questions: Array.from({ length: 31 }, (_, index) => ({ ...row, id: `row-${index}` })) },
  ]) {
    expect((await save(token, { ...texts, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
  }
  expect((await save(token, texts, { locale: 'pt' })).status).toBe(400)
  expect((await call('GET', '/api/admin/pages/nowhere', { token })).status).toBe(404)
})

test('the list of pages says who changed a page last, and the trail what', async () => {
  const { token, username } = await signedIn('editor')
  const { texts } = await read(token)
  await save(token, { ...texts, faqHeading: 'Good to know' })
  const { body } = await call('GET', '/api/admin/pages', { token })
  const contact = body.find(({ name }: { name: string }) => name === 'contact')
  expect(contact).toMatchObject({ state: 'published', changed: { by: username } })
  const admin = await signedIn('admin')
  const trail = await call('GET', '/api/admin/audit?kind=contact-page&limit=1', { token: admin.token })
  expect(trail.body[0].changes).toContainEqual({
    field: 'faqHeading',
    before: texts.faqHeading,
    after: 'Good to know',
  })
})

test('without translations, a language changes no answer but the language that it names', async () => {
  const payload = await getCms()
  expect(payload.config.localization).toMatchObject({ defaultLocale: 'original', fallback: false })
  for (const list of ['services', 'products', 'projects', 'blog-posts', 'settings']) {
    const [plain, german] = [await call('GET', `/api/${list}`), await call('GET', `/api/${list}?locale=de`)]
    const named = [plain.body].flat().map((entry) => ({ ...entry, language: 'en' }))
    expect([german.body].flat(), list).toEqual(named)
  }
})

test.each(pageNames.filter((name) => name !== 'contact'))(
  'the %s page says the same in every language once it is published as it is',
  async (name) => {
    const { token } = await signedIn('editor')
    const { body } = await call('GET', `/api/admin/pages/${name}`, { token })
    expect(body).toMatchObject({ state: 'default', texts: defaultTexts[name].en })
    const saved = await call('PUT', `/api/admin/pages/${name}`, { token, body: body.texts })
    expect([saved.status, saved.body.state]).toEqual([200, 'published'])
    for (const locale of locales) expect(await pageTexts(name, locale)).toEqual(defaultTexts[name][locale])
  },
)

test('an editor changes the hero in German, and takes the areas of expertise off the page', async () => {
  const { token } = await signedIn('editor')
  const german = '/api/admin/pages/home?locale=de'
  const { body } = await call('GET', german, { token })
  const changed = { ...body.texts, heading: 'Wir bauen Fähren', expertise: [] }
  expect((await call('PUT', german, { token, body: changed })).status).toBe(200)
  expect(await pageTexts('home', 'de')).toMatchObject({ heading: 'Wir bauen Fähren', expertise: [] })
  const { heading } = defaultTexts.home.en
  expect(await pageTexts('home', 'en')).toMatchObject({ heading, expertise: [] })
})

test('a testimonial, a step and a price are taken off, moved and hidden like questions', async () => {
  const { token } = await signedIn('editor')
  const change = async (name: 'about' | 'services', edit: (texts: Record<string, never[]>) => object) => {
    const { body } = await call('GET', `/api/admin/pages/${name}`, { token })
    const changed = { ...body.texts, ...edit(body.texts) }
    expect((await call('PUT', `/api/admin/pages/${name}`, { token, body: changed })).status).toBe(200)
    return pageTexts(name, 'de') as Promise<object>
  }
  const { testimonials } = defaultTexts.about.de
  expect(await change('about', (texts) => ({ testimonials: texts.testimonials?.slice(1) }))).toMatchObject({
    testimonials: testimonials.slice(1),
  })
  const { steps, costs } = defaultTexts.services.de
  expect(
    await change('services', (texts) => ({
      steps: texts.steps?.toReversed(),
      costs: texts.costs?.map((cost: object) => ({ ...cost, isHidden: true })),
    })),
  ).toMatchObject({ steps: steps.toReversed(), costs: [] })
  expect(costs).not.toEqual([])
})

test('a member has an image and a link, a testimonial its project, in every language', async () => {
  const { token } = await signedIn('admin')
  const photo = await picture()
  const made = { title: unique('Ferry'), description: 'A ferry.', category: 'Web', images: [] }
  const { body: entry } = await call('POST', '/api/admin/projects', { token, body: made })
  const { body } = await call('GET', '/api/admin/pages/about', { token })
  const [member, ...team] = body.texts.team
  const [testimonial, ...testimonials] = body.texts.testimonials
  const shared = { picture: photo.url, link: 'https://example.com/asha' }
  const changed = {
    ...body.texts,
    team: [{ ...member, ...shared }, ...team],
    testimonials: [
      { ...testimonial, picture: 'https://example.com/a.png', project: entry.id },
      ...testimonials,
    ],
  }
  const saved = await call('PUT', '/api/admin/pages/about', { token, body: changed })
  expect([saved.status, saved.body.texts]).toEqual([200, changed])

  const german = await pageTexts('about', 'de')
  expect(german.team[0]).toMatchObject({ ...shared, name: defaultTexts.about.de.team[0]?.name })
  const agency = await pageTexts('agency', 'de')
  const reading = { locale: 'de', contentLanguage: 'en' } as const
  const { pictures, projects } = await aboutLinks(german, agency, reading)
  expect(pictures.get(photo.url)).toMatchObject({ src: photo.url, alt: 'A violet square', lang: 'en' })
  const { by } = german.testimonials[0] ?? {}
  expect(pictures.get('https://example.com/a.png')).toMatchObject({ alt: by, lang: undefined })
  const translated = await call('PUT', `/api/admin/translations/media/${photo.id}/de?state=ready`, {
    token,
    body: { texts: { alt: 'Ein violettes Quadrat' } },
  })
  expect(translated.body.state).toBe('ready')
  const shown = (await aboutLinks(german, agency, reading)).pictures.get(photo.url)
  expect(shown).toMatchObject({ src: photo.url, alt: 'Ein violettes Quadrat', lang: undefined })
  expect(projects.get(entry.id)).toMatchObject({ title: made.title })

  const inUse = await call('DELETE', `/api/admin/media/${photo.id}`, { token })
  expect([inUse.status, inUse.body.message]).toEqual([409, expect.stringContaining('Page “About” (team)')])
  expect((await call('DELETE', `/api/admin/projects/${entry.id}`, { token })).status).toBe(200)
  expect((await aboutLinks(await pageTexts('about', 'en'), defaultTexts.agency.en)).projects.size).toBe(0)
})

test('a link that runs code and a project that is none are refused', async () => {
  const { token } = await signedIn('editor')
  const { body } = await call('GET', '/api/admin/pages/about', { token })
  for (const wrong of [{ link: 'javascript:alert(1)' }, { picture: 'data:text/html,x' }]) {
    const team = body.texts.team.map((member: object) => ({ ...member, ...wrong }))
    const { status } = await call('PUT', '/api/admin/pages/about', { token, body: { ...body.texts, team } })
    expect(status, JSON.stringify(wrong)).toBe(400)
  }
  const testimonials = body.texts.testimonials.map((row: object) => ({ ...row, project: 'x' }))
  const answer = await call('PUT', '/api/admin/pages/about', { token, body: { ...body.texts, testimonials } })
  expect(answer.status).toBe(400)
})

test('an editor renames, moves, hides and adds links of the navigation', async () => {
  const { token } = await signedIn('editor')
  const frame = '/api/admin/pages/frame?locale=de'
  const { body } = await call('GET', frame, { token })
  const [home, about, ...others] = body.texts.navigation
  const navigation = [
    { ...about, label: 'Werkstatt' },
    { ...home, isHidden: true },
    { id: 'find', isHidden: false, label: 'Suche', page: '/search' },
    { id: 'nowhere', isHidden: false, label: 'Nirgends', page: '' },
    ...others,
  ]
  const changed = { ...body.texts, navigation, siteLinks: [], legalLinks: [] }
  expect((await call('PUT', frame, { token, body: changed })).status).toBe(200)

  const german = await pageTexts('frame', 'de')
  expect(german.navigation.map(({ label, page }) => [label, page])).toEqual([
    ['Werkstatt', '/about'],
    ['Suche', '/search'],
    ...defaultTexts.frame.de.navigation.slice(2).map(({ label, page }) => [label, page]),
  ])
  expect(german.siteLinks).toEqual([])
  const english = await pageTexts('frame', 'en')
  // The added link has no English label yet.
  expect(english.navigation).toEqual(defaultTexts.frame.en.navigation.slice(1))
  expect(pageLabel({ locale: 'de', frame: german }, '/about')).toBe('Werkstatt')
  expect(pageLabel({ locale: 'de', frame: german }, '/')).toBe('Start')
  expect(pageLabel({ locale: 'de', frame: german }, '/privacy')).toBe('Datenschutz')

  for (const page of ['https://example.com', '/admin', 'javascript:alert(1)']) {
    const wrong = { ...body.texts, navigation: [{ ...home, page }] }
    expect((await call('PUT', frame, { token, body: wrong })).status, page).toBe(400)
  }
})

test('an editor changes the agency’s figures for all languages, and names clients who agreed', async () => {
  const { token } = await signedIn('editor')
  const path = '/api/admin/pages/agency?locale=de'
  const { body } = await call('GET', path, { token })
  expect(body.texts).toMatchObject({ years: '5+', clientCount: '50+', range: '$2,500-$15,000', care: '$500' })
  const client = (id: string, more: object) => ({
    id,
    isHidden: false,
    name: id,
    picture: '',
    project: '',
    link: '',
    permission: 'yes',
    ...more,
  })
  const changed = {
    ...body.texts,
    years: '7+',
    clientsHeading: 'Wer uns vertraut',
    clients: [
      client('Asha', { link: 'https://example.com/asha' }),
      client('Quiet', { permission: '' }),
      client('Hidden', { isHidden: true }),
    ],
  }
  const saved = await call('PUT', path, { token, body: changed })
  expect([saved.status, saved.body.texts]).toEqual([200, changed])

  const english = await pageTexts('agency', 'en')
  expect([english.years, english.clientsHeading]).toEqual(['7+', defaultTexts.agency.en.clientsHeading])
  expect(english.clients.map(({ name, link }) => [name, link])).toEqual([
    ['Asha', 'https://example.com/asha'],
  ])
  expect(english.serviceTypes).toEqual(defaultTexts.agency.en.serviceTypes)

  for (const wrong of [{ founded: 'long ago' }, { employeesMin: '-1' }, { years: '' }, { clients: [{}] }]) {
    const refused = await call('PUT', path, { token, body: { ...changed, ...wrong } })
    expect(refused.status, JSON.stringify(wrong)).toBe(400)
  }
})

test('a page has versions with their authors and what each changed in a language', async () => {
  const [editor, sales] = [await signedIn('editor'), await signedIn('sales')]
  const path = '/api/admin/pages/thanks'
  const put = (body: object, query: string) => call('PUT', `${path}?${query}`, { token: editor.token, body })
  const { texts } = (await call('GET', path, { token: editor.token })).body
  const german = (await call('GET', `${path}?locale=de`, { token: editor.token })).body.texts
  await put({ ...texts, heading: 'First' }, 'status=draft')
  await put({ ...german, heading: 'Zuerst' }, 'locale=de')
  await put({ ...texts, heading: 'Second', text: 'New.' }, 'status=draft')

  const list = (locale: string, token = editor.token) =>
    call('GET', `${path}/versions?locale=${locale}`, { token })
  const data = (await list('en')).body
  const lines = data.map(({ state, changed }: VersionLine) => [state, changed])
  // What was published has the heading that visitors read, and the draft came back on top of it.
  expect(lines.slice(0, 4)).toEqual([
    ['draft', ['heading', 'text']],
    ['draft', ['heading']],
    ['published', ['heading']],
    ['draft', ['heading']],
  ])
  // Its default texts.
  expect(lines.at(-1)).toEqual(['draft', null])
  const { user } = (await call('GET', '/api/users/me', { token: editor.token })).body
  expect(data[0].authors).toEqual([user.name || user.username])
  expect(data.at(-1).authors).toEqual([])
  const inGerman = (await list('de')).body
  expect(inGerman.slice(0, 4).map(({ changed }: VersionLine) => changed)).toEqual([[], [], ['heading'], []])

  const version = `${path}/versions/${data[3].id}`
  expect((await call('GET', version, { token: editor.token })).body.texts).toEqual({
    ...texts,
    heading: 'First',
  })
  for (const wrong of ['nothing', '0'.repeat(24), crypto.randomUUID()]) {
    expect((await call('GET', `${path}/versions/${wrong}`, { token: editor.token })).status, wrong).toBe(404)
  }
  expect((await list('en', sales.token)).status).toBe(403)
  expect((await call('GET', version, { token: sales.token })).status).toBe(403)
  expect((await call('GET', version)).status).toBe(401)
  const open = await call('GET', '/api/globals/thanks-page?draft=true', { token: editor.token })
  expect(open.body).not.toHaveProperty('savedBy')
})
