import { expect, test } from 'vitest'
import { pageTextsSchema } from '@/schemas/pageTexts'
import { locales } from '../locales'
import { defaultTexts, hasDefaultTexts } from './defaults'
import { everyText } from './everyText.fixture'
import { pageModels, pageNames } from './pages'

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

const complete = locales.filter(hasDefaultTexts)

test('the languages of the product have default texts; another one may come without', () => {
  expect(complete).toEqual(['en', 'es', 'fr', 'de'])
})

test.each(complete)('%s has every default text, none of them empty, with the same placeholders', (locale) => {
  const english = new Map(everyText('en'))
  expect(everyText(locale).map(([path]) => path)).toEqual([...english.keys()])
  for (const [path, text] of everyText(locale)) {
    expect(text.trim(), path).not.toBe('')
    expect(placeholders(text), path).toEqual(placeholders(english.get(path) ?? ''))
  }
})

test.each(locales)('%s can be saved as it is', (locale) => {
  for (const name of pageNames) {
    const texts = defaultTexts[name][locale]
    expect(pageTextsSchema(pageModels[name]).parse(texts)).toEqual(texts)
  }
})

test('English matches the specification to the letter', () => {
  const { heading, text, start, learnMore } = defaultTexts.home.en
  expect([heading, text, start, learnMore]).toEqual([
    'Transform Your Ideas Into Digital Reality',
    'Professional web and mobile app development services that drive business growth',
    'Start Your Project',
    'Learn More',
  ])
  const { navigation, quote, contactUs } = defaultTexts.frame.en
  expect(navigation.map(({ label }) => label)).toEqual(
    'Home, About, Services, Portfolio, Products, Blog, Contact'.split(', '),
  )
  expect([quote, contactUs]).toEqual(['Get Quote', 'Contact Us'])
  expect([defaultTexts.thanks.en.heading, defaultTexts.thanks.en.text]).toEqual([
    'Message Sent!',
    "Thank you for your interest! We'll contact you within 24 hours.",
  ])
})

test('French punctuation never starts a line', () => {
  for (const [path, text] of everyText('fr')) expect(text, path).not.toMatch(/ [:;?!»]|« /)
})
