import { expect, test } from 'vitest'
import { pageTexts } from '@/content/pageTexts'
import { mongoCollection } from '@/database/mongoCollection'
import { movedNumber } from '@/domain/caseStudy'
import { isLocale, type Locale, locales } from '@/domain/locales'
import { listsOf } from '@/domain/pageTexts/model'
import { type PageName, pageModels, pageNames } from '@/domain/pageTexts/pages'
import { counted } from '@/i18n/translator'
import { pageContext } from '@/site/page'
import { pageMetadata } from '@/site/seo/metadata'
import { call, signedIn } from '../api'
import { getCms } from '../cms'

// Run by `newLanguage.test.ts` on a copy of the product with Portuguese, which this one doesn't have.
const pt = String('pt') as Locale
const contextIn = (locale: string) => pageContext(Promise.resolve({ locale }))

async function offer(languages: Locale[]) {
  const { token } = await signedIn('admin')
  const { body } = await call('GET', '/api/admin/settings', { token })
  const { status, body: saved } = await call('PUT', '/api/admin/settings', {
    token,
    body: { ...body, languages },
  })
  return { status, saved, before: body.languages }
}

/** Publishes a page whose rows say what the original says. */
async function publish(name: PageName, token: string) {
  const path = `/api/admin/pages/${name}?locale=pt`
  const { body } = await call('GET', path, { token })
  for (const [list, { fields }] of listsOf(pageModels[name]))
    for (const row of body.texts[list])
      for (const field of Object.keys(fields))
        row[field] ||= body.original.texts[`${list}/${row.id}/${field}`] ?? row[field]
  const saved = await call('PUT', path, { token, body: body.texts })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

test('its page texts are written in the back office; until then rows are missing and texts English', async () => {
  const { token } = await signedIn('editor')
  const { contact } = { contact: await pageTexts('contact', pt) }
  expect(contact.heading).toBe((await pageTexts('contact', 'en')).heading)
  expect(contact.questions).toEqual([])
  const path = '/api/admin/pages/contact?locale=pt'
  const { body } = await call('GET', path, { token })
  const [first, ...others] = body.texts.questions
  const written = { ...first, question: 'Quanto custa?', answer: 'Depende: {range}.' }
  const texts = { ...body.texts, heading: 'Fale connosco', questions: [written, ...others] }
  const unready = await call('PUT', path, { token, body: texts })
  expect([unready.status, unready.body.errors[0].path]).toEqual([422, 'questions.1.question'])
  const draft = await call('PUT', `${path}&status=draft`, { token, body: texts })
  expect(draft.body.translations).toContainEqual({ language: 'pt', state: 'draft', isPublic: false })
  const questions = [written, ...others.map((row: object) => ({ ...written, ...row, isHidden: true }))]
  expect((await call('PUT', path, { token, body: { ...texts, questions } })).status).toBe(200)
  expect(await pageTexts('contact', pt)).toMatchObject({ heading: 'Fale connosco', questions: [written] })
  const german = await pageTexts('contact', 'de')
  expect(german.questions.map(({ id }) => id)).toEqual([first.id])
})

test('the product has the language, and offers it once its pages are written and an admin turns it on', async () => {
  expect(isLocale('pt')).toBe(true)
  await expect(contextIn('pt')).rejects.toThrow()
  const { token } = await signedIn('editor')
  for (const name of pageNames.filter((name) => name !== 'thanks')) await publish(name, token)
  const early = await offer([...locales])
  const message = "Português can't be offered before these pages are published in it: Thank-you."
  expect([early.status, early.saved.errors]).toEqual([400, [{ path: 'languages', message }]])
  await publish('thanks', token)
  expect(await offer([...locales])).toMatchObject({ status: 200, before: ['en', 'es', 'fr', 'de'] })
  const { t, site } = await contextIn('pt')
  expect(t('nav.openMenu')).toBe('Abrir o menu')
  const { alternates, openGraph } = pageMetadata({ title: 'Sobre', description: '', url: '/about' }, site)
  expect(alternates?.languages).toMatchObject({ pt: expect.stringMatching(/\/pt\/about$/) })
  expect(openGraph).toMatchObject({ locale: 'pt_PT' })
})

test.runIf(process.env.TEST_DATABASE === 'mongodb')('its titles have an index for lists', async () => {
  const indexes = await mongoCollection(await getCms(), 'blog-posts')?.indexes()
  expect(indexes).toContainEqual(expect.objectContaining({ name: 'title.pt_1' }))
})

test('numbers have its plurals and digits', () => {
  const products = [0, 1, 2, 1234, 1_000_000].map((count) => counted(pt, 'catalog', count))
  expect(products).toEqual([
    '0 produto',
    '1 produto',
    '2 produtos',
    '1.234 produtos',
    '1.000.000 de produtos',
  ])
  const headline = { label: '', before: 4.8, after: 0.9, unit: 's' } as Parameters<typeof movedNumber>[0]
  expect(movedNumber(headline, pt).after).toBe('0,9')
})
