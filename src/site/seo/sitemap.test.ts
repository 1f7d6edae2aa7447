import { expect, test } from 'vitest'
import { locales } from '@/domain/locales'
import { sitemap } from './sitemap'

const siteUrl = 'https://kitewing.example'

test('pages are listed in the languages that visitors can read them in', () => {
  const found = sitemap({ siteUrl, contentLanguage: 'en', languages: locales }, [
    { path: '/about' },
    { path: '/blog/on-queues', changed: '2026-02-02T03:04:05.000Z', languages: ['de'] },
    { path: '/blog/on-forms', languages: ['en', 'fr'] },
  ])
  expect(found.map(({ url }) => url)).toEqual([
    `${siteUrl}/about`,
    `${siteUrl}/es/about`,
    `${siteUrl}/fr/about`,
    `${siteUrl}/de/about`,
    `${siteUrl}/de/blog/on-queues`,
    `${siteUrl}/blog/on-forms`,
    `${siteUrl}/fr/blog/on-forms`,
  ])
  const languagesAt = (place: number) => Object.keys(found[place]?.alternates?.languages ?? {})
  expect(languagesAt(3)).toEqual(['en-US', 'es', 'fr', 'de', 'x-default'])
  expect(found[4]).toEqual({
    url: `${siteUrl}/de/blog/on-queues`,
    lastModified: '2026-02-02T03:04:05.000Z',
  })
  expect(languagesAt(6)).toEqual(['en-US', 'fr', 'x-default'])
})

test('pages are not listed in a language that is turned off', () => {
  const site = { siteUrl, contentLanguage: 'de', languages: ['fr', 'de'] } as const
  expect(
    sitemap(site, [{ path: '/about' }, { path: '/blog/on-queues', languages: ['en'] }]).map(({ url }) => url),
  ).toEqual([`${siteUrl}/fr/about`, `${siteUrl}/de/about`])
})

test('of more URLs than a file may have, those that changed last are listed', () => {
  const posts = Array.from({ length: 50_001 }, (_, place) => ({
    path: `/blog/${place}`,
    changed: new Date(place * 1000).toISOString(),
  }))
  const site = { siteUrl, contentLanguage: 'en', languages: ['en'] } as const
  const found = sitemap(site, [...posts, { path: '/about' }])
  expect(found.length).toBe(50_000)
  expect(found[0]?.url).toBe(`${siteUrl}/about`)
  expect(found.at(-1)?.url).toBe(`${siteUrl}/blog/2`)
})
