import { expect, test } from 'vitest'
import { locales } from './locales'
import { offeredLanguages, offeredOr, storedLanguages } from './offeredLanguages'

test('every language is offered until an admin chooses', () => {
  for (const stored of [null, undefined, []]) expect(offeredLanguages(stored, 'en')).toEqual(locales)
})

test('chosen languages keep their usual order, and the originals’ language is always among them', () => {
  expect(offeredLanguages(['de', 'en'], 'en')).toEqual(['en', 'de'])
  expect(offeredLanguages(['es'], 'fr')).toEqual(['es', 'fr'])
})

test('a language that the program no longer has is ignored', () => {
  expect(offeredLanguages(['en', 'xx'], 'en')).toEqual(['en'])
})

test('choosing all languages is the default, so that a later one is offered too', () => {
  expect(storedLanguages([...locales].reverse())).toEqual([])
  expect(storedLanguages(['de', 'en'])).toEqual(['en', 'de'])
})

test('a visitor in a language that is off gets the originals’', () => {
  const site = { languages: ['en', 'fr'], contentLanguage: 'fr' } as const
  expect(offeredOr('en', site)).toBe('en')
  expect(offeredOr('de', site)).toBe('fr')
})
