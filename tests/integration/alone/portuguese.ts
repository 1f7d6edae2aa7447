import { expect, test } from 'vitest'
import { pageTexts } from '@/content/pageTexts'
import { mongoCollection } from '@/database/mongoCollection'
import { movedNumber } from '@/domain/caseStudy'
import { isLocale, type Locale, locales } from '@/domain/locales'
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
  const saved = await call('PUT', '/api/admin/settings', { token, body: { ...body, languages } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  return body.languages
}

test('the product has the language, and offers it once an admin turns it on', async () => {
  expect(isLocale('pt')).toBe(true)
  await expect(contextIn('pt')).rejects.toThrow()
  expect(await offer([...locales])).toEqual(['en', 'es', 'fr', 'de'])
  const { t, site } = await contextIn('pt')
  expect(t('nav.openMenu')).toBe('Abrir o menu')
  const { alternates, openGraph } = pageMetadata({ title: 'Sobre', description: '', url: '/about' }, site)
  expect(alternates?.languages).toMatchObject({ pt: expect.stringMatching(/\/pt\/about$/) })
  expect(openGraph).toMatchObject({ locale: 'pt_PT' })
})

test.runIf(process.env.TEST_DATABASE === 'mongodb')('its texts have indexes for lists', async () => {
  const indexes = await mongoCollection(await getCms(), 'blog-posts')?.indexes()
  const names = indexes?.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['title.pt_1', 'excerpt.pt_1']))
})

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
