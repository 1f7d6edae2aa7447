import { expect, test } from 'vitest'
import { locales } from '@/domain/locales'
import { sitemap } from './sitemap'

const siteUrl = 'https://kitewing.example'

test('translated pages are listed in each language, stored ones only in their own', () => {
  const pages = [
    { path: '/about', isTranslated: true as const },
    { path: '/blog/on-queues', changed: '2026-02-02T03:04:05.000Z' },
  ]
  const found = sitemap({ siteUrl, contentLanguage: 'de', languages: locales }, pages)
  expect(found.map(({ url }) => url)).toEqual([
    `${siteUrl}/about`,
    `${siteUrl}/es/about`,
    `${siteUrl}/fr/about`,
    `${siteUrl}/de/about`,
    `${siteUrl}/de/blog/on-queues`,
  ])
  expect(Object.keys(found[3]?.alternates?.languages ?? {})).toEqual(['en-US', 'es', 'fr', 'de', 'x-default'])
  expect(found[4]).toEqual({
    url: `${siteUrl}/de/blog/on-queues`,
    lastModified: '2026-02-02T03:04:05.000Z',
  })
})

test('pages are not listed in a language that is turned off', () => {
  const site = { siteUrl, contentLanguage: 'de', languages: ['fr', 'de'] } as const
  expect(sitemap(site, [{ path: '/about', isTranslated: true }]).map(({ url }) => url)).toEqual([
    `${siteUrl}/fr/about`,
    `${siteUrl}/de/about`,
  ])
})
