import { expect, test } from 'vitest'
import { locales } from './locales'
import { linkTarget, localizeLink } from './siteLinks'

const site = 'https://kitewing.example'

test.each([
  ['/', 'fixed', '/'],
  ['/#contact', 'fixed', '/'],
  ['/services?x=1', 'fixed', '/services'],
  ['/es/portfolio/', 'fixed', '/portfolio'],
  ['/de', 'fixed', '/'],
  ['/feed.xml', 'fixed', '/feed.xml'],
  ['/admin/blogs', 'fixed', '/admin/blogs'],
  ['/blog/a-post#part', 'post', 'a-post'],
  ['/fr/blog/a-post', 'post', 'a-post'],
  [`${site}/portfolio/tally`, 'project', 'tally'],
  ['/products/7f', 'product', '7f'],
  ['/privacy', 'page', 'privacy'],
  ['/api/media/file/a%20b.pdf', 'file', 'a b.pdf'],
  ['/blog/a/b', 'nothing', '/blog/a/b'],
  ['/offer.pdf', 'nothing', '/offer.pdf'],
  ['/blog/%E0%A4%A', 'nothing', '/blog/%E0%A4%A'],
])('%s is the %s %s', (href, kind, name) => {
  expect(linkTarget(href, site)).toEqual({ kind, name })
})

test.each([
  'https://elsewhere.example/blog/x',
  '#part',
  'mailto:a@b.example',
  'tel:1',
  '//elsewhere.example/x',
  'http://',
])('%s is no link into the site', (href) => {
  expect(linkTarget(href, site)).toBeNull()
})

test.each([
  ['/portfolio', '/fr/portfolio'],
  ['/', '/fr'],
  ['/#contact', '/fr#contact'],
  ['/blog?category=Tutorials#all', '/fr/blog?category=Tutorials#all'],
  [`${site}/services`, '/fr/services'],
  [site, '/fr'],
  ['/en/about', '/fr/about'],
  ['/de/about', '/fr/about'],
  // Deliberate: neither the visitor's language nor that of the content.
  ['/es/about', '/es/about'],
  ['/demo', '/fr/demo'],
])('%s in German content leads a French visitor to %s', (href, led) => {
  expect(localizeLink(href, { siteUrl: site, locale: 'fr', contentLanguage: 'de', languages: locales })).toBe(
    led,
  )
})

test('an English visitor stays on English pages', () => {
  const english = { siteUrl: site, locale: 'en', contentLanguage: 'de', languages: locales } as const
  expect(localizeLink('/de/blog/a-post', english)).toBe('/blog/a-post')
  expect(localizeLink('/blog/a-post', english)).toBe('/blog/a-post')
})

test.each([
  'https://elsewhere.example/portfolio',
  '//elsewhere.example/x',
  'https://kitewing.example.evil.example/x',
  '#part',
  'mailto:a@b.example',
  '/api/media/file/a.pdf',
  '/admin',
  '/feed.xml',
  'relative',
  '',
])('%s is left unchanged', (href) => {
  expect(localizeLink(href, { siteUrl: site, locale: 'fr', contentLanguage: 'en', languages: locales })).toBe(
    href,
  )
})

test('a link to a language that is turned off leads to the visitor’s', () => {
  const site = { siteUrl: 'https://kitewing.example', locale: 'fr', contentLanguage: 'en' } as const
  expect(localizeLink('/de/about', { ...site, languages: ['en', 'fr'] })).toBe('/fr/about')
})
