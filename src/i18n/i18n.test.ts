import { expect, test } from 'vitest'
import { type Locale, locales } from '../domain/locales'
import { clientGroups } from './messages'
import { clientMessages, counted, messages, translator } from './translator'

const keysOf = (locale: (typeof locales)[number]) =>
  Object.entries(messages[locale]).flatMap(([group, texts]) =>
    Object.keys(texts).map((key) => `${group}.${key}`),
  )

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test('a text is looked up in the language', () => {
  expect(translator('en')('nav.menu')).toBe('Menu')
  expect(translator('es')('nav.menu')).toBe('Menú')
  expect(translator('de')('controls.more', { more: '4' })).toBe('+4 weitere')
})

test('a key without a text is its own text', () => {
  const t = translator('fr') as (key: string) => string
  expect(t('nav.pricing')).toBe('nav.pricing')
  expect(t('nowhere.at.all')).toBe('nowhere.at.all')
  expect(t('plain')).toBe('plain')
})

test.each(locales)('%s has every text, none of them empty, with the same placeholders', (locale) => {
  const added = keysOf(locale).filter((key) => !keysOf('en').includes(key))
  expect(keysOf(locale).filter((key) => !added.includes(key))).toEqual(keysOf('en'))
  const forms: string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  for (const key of added) expect(forms, `${key} is no plural of the language`).toContain(key.split('.')[1])
  for (const [group, texts] of Object.entries(messages[locale])) {
    const english: Record<string, string> = messages.en[group as keyof typeof messages.en]
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), `${group}.${key}`).not.toBe('')
      expect(placeholders(text), `${group}.${key}`).toEqual(placeholders(english[key] ?? english.other ?? ''))
    }
  }
})

test('a number has the plural and the digits of its language', () => {
  const results = (locale: Locale) => [0, 1, 2, 12345].map((count) => counted(locale, 'searchPage', count))
  expect(results('en')).toEqual(['0 results', '1 result', '2 results', '12,345 results'])
  expect(results('fr')).toEqual(['0 résultat', '1 résultat', '2 résultats', '12\u202f345 résultats'])
  expect(results('de').at(-1)).toBe('12.345 Ergebnisse')
})

test('French punctuation never starts a line', () => {
  for (const texts of Object.values(messages.fr)) {
    for (const text of Object.values(texts)) expect(text).not.toMatch(/ [:;?!»]|« /)
  }
})

test('the browser only gets the groups its components need', () => {
  expect(Object.keys(clientMessages('de'))).toEqual([...clientGroups])
})

test('English matches the specification to the letter', () => {
  const t = translator('en')
  expect(t('nav.admin')).toBe('Admin')
  expect(t('inquiry.sending')).toBe('Sending...')
  expect([t('inquiry.missingTitle'), t('inquiry.missingText')]).toEqual([
    'Missing Information',
    'Please fill in all required fields.',
  ])
  expect([t('inquiry.sentTitle'), t('inquiry.sentText')]).toEqual([
    'Message Sent!',
    "Thank you for your interest! We'll contact you within 24 hours.",
  ])
  expect([t('common.error'), t('inquiry.failedText')]).toEqual([
    'Error',
    'Failed to send message. Please try again.',
  ])
  expect([t('notFound.title'), t('notFound.text')]).toEqual([
    '404 Page Not Found',
    'Did you forget to add the page to the router?',
  ])
  expect([t('common.required'), t('common.optional')]).toEqual(['Required', 'Optional'])
  expect([t('portfolioPage.empty'), t('journal.draft')]).toEqual(['No Projects Yet', 'Draft'])
})
