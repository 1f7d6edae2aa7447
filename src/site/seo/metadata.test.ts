import { expect, test } from 'vitest'
import type { Locale } from '@/domain/locales'
import { alternates, pageMetadata, productTags } from './metadata'

const site = {
  locale: 'en',
  contentLanguage: 'en',
  languages: ['en', 'es', 'fr', 'de'],
  siteName: 'Kitewing',
  siteUrl: 'https://kitewing.example',
} as const

test('a page states its title, canonical URL and other languages', () => {
  const metadata = pageMetadata(
    { title: 'About', description: 'Who we are.', url: '/about' },
    { ...site, locale: 'es' },
  )
  expect(metadata.title).toBe('About · Kitewing')
  expect(metadata.openGraph).toMatchObject({
    title: 'About · Kitewing',
    url: 'https://kitewing.example/es/about',
  })
  expect(metadata.alternates).toEqual({
    canonical: 'https://kitewing.example/es/about',
    languages: {
      'en-US': 'https://kitewing.example/about',
      es: 'https://kitewing.example/es/about',
      fr: 'https://kitewing.example/fr/about',
      de: 'https://kitewing.example/de/about',
      'x-default': 'https://kitewing.example/about',
    },
  })
})

test('a long description is cut after a word; stored texts may have another language than the page', () => {
  const { description, openGraph } = pageMetadata(
    { title: 'On queues', description: 'queue '.repeat(40), language: 'en', url: '/blog/on-queues' },
    { ...site, locale: 'de' },
  )
  expect(description).toBe(`${'queue '.repeat(26).trim()}…`)
  expect(openGraph).toMatchObject({ locale: 'en_US', description })
})

test.each([
  ['en', 'https://kitewing.example/blog/on-queues'],
  ['de', 'https://kitewing.example/de/blog/on-queues'],
] as const)(
  'a stored text in %s is the same in every language, and claims no translation',
  (language, original) => {
    for (const locale of ['en', 'es', 'de'] as const) {
      const { alternates, openGraph } = pageMetadata(
        { title: 'On queues', description: 'Queues.', language, url: '/blog/on-queues' },
        { ...site, contentLanguage: language, locale },
      )
      expect(alternates).toEqual({
        canonical: original,
        languages: {
          'en-US': 'https://kitewing.example/blog/on-queues',
          'x-default': 'https://kitewing.example/blog/on-queues',
        },
      })
      expect(openGraph).toMatchObject({ url: original, title: 'On queues · Kitewing' })
    }
  },
)

test('the home page has the bare origin as its English URL', () => {
  expect(alternates(site, '/')['en-US']).toBe('https://kitewing.example')
  expect(alternates(site, '/').de).toBe('https://kitewing.example/de')
})

test('a language that is turned off is no alternate, and neither is the only one', () => {
  const without = (...languages: Locale[]) =>
    alternates({ ...site, contentLanguage: 'fr', languages }, '/about')
  expect(without('en', 'fr')).toEqual({
    'en-US': 'https://kitewing.example/about',
    fr: 'https://kitewing.example/fr/about',
    'x-default': 'https://kitewing.example/about',
  })
  expect(without('fr', 'de')).toEqual({
    fr: 'https://kitewing.example/fr/about',
    de: 'https://kitewing.example/de/about',
    'x-default': 'https://kitewing.example/fr/about',
  })
  expect(without('fr')).toEqual({})
})

test('an article has its times, section and tags', () => {
  const { openGraph } = pageMetadata(
    {
      title: 'On queues',
      description: 'Queues.',
      url: '/blog/on-queues',
      type: 'article',
      publishedTime: '2026-01-02T03:04:05.000Z',
      modifiedTime: '2026-02-02T03:04:05.000Z',
      category: 'Tutorials',
      tags: ['queues'],
      author: 'Asha Rao',
    },
    site,
  )
  expect(openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-01-02T03:04:05.000Z',
    modifiedTime: '2026-02-02T03:04:05.000Z',
    section: 'Tutorials',
    tags: ['queues'],
    authors: ['Asha Rao'],
  })
})

test('a product has price, currency, availability and brand', () => {
  const tags = productTags({ price: 4999, currency: 'INR', availability: 'in stock', brand: 'Kitewing' })
  expect(tags).toEqual({
    'og:type': 'product',
    'product:price:amount': '4999.00',
    'product:price:currency': 'INR',
    'product:availability': 'in stock',
    'product:brand': 'Kitewing',
  })
})
