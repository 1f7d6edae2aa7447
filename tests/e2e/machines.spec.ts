import { JSDOM } from 'jsdom'
import { locales, localizedPath } from '../../src/domain/locales'
import { en } from '../../src/i18n/en'
import { expect, test } from './fixtures'
import { publicPages } from './publicPages'

const keys = Object.entries(en).flatMap(([group, texts]) =>
  Object.keys(texts).map((key) => `${group}.${key}`),
)
/** Texts that nobody wrote: keys, unfilled places, values that are not there. */
const unwritten = (text: string) => [
  ...keys.filter((key) => text.includes(key)),
  ...(text.match(/\{\w+\}|\bundefined\b|\bNaN\b|\[object/g) ?? []),
]

test('every page says in every language what it is, to people and to machines', async ({
  request,
  baseURL,
}) => {
  for (const path of await publicPages(request)) {
    for (const locale of locales) {
      const address = localizedPath(locale, path)
      const answer = await request.get(address)
      expect([address, answer.status()]).toEqual([address, 200])
      const { document } = new JSDOM(await answer.text()).window
      const meta = (name: string) =>
        document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
      const alternate = (language: string) =>
        document.querySelector(`link[rel="alternate"][hreflang="${language}"]`)?.getAttribute('href')
      const absolute = (of: string) => (of === '/' ? baseURL : `${baseURL}${of}`)

      expect(document.documentElement.lang, address).toBe(locale)
      expect(document.querySelectorAll('h1'), address).toHaveLength(1)
      expect(document.title, address).toContain(' · ')
      for (const name of [
        'description',
        'keywords',
        'author',
        'og:title',
        'og:image',
        'og:type',
        'twitter:card',
      ])
        expect(meta(name), `${name} of ${address}`).toBeTruthy()
      expect(meta('theme-color'), address).toBe('#6366f1')
      expect(meta('og:url'), address).toBe(absolute(address))
      expect(document.querySelectorAll('meta[property="og:type"]'), address).toHaveLength(1)
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(absolute(address))
      expect([alternate('en-US'), alternate('x-default')]).toEqual([absolute(path), absolute(path)])
      for (const other of ['es', 'fr', 'de'] as const)
        expect(alternate(other)).toBe(absolute(localizedPath(other, path)))

      const [script] = document.querySelectorAll('script[type="application/ld+json"]')
      const types = JSON.parse(script?.textContent ?? '')['@graph'].map(
        (thing: object) => thing['@type' as never],
      )
      expect(types, address).toEqual(expect.arrayContaining(['Organization', 'BreadcrumbList']))

      for (const script of document.querySelectorAll('script, pre, code')) script.remove()
      expect(unwritten(document.body.textContent ?? ''), address).toEqual([])
    }
  }
})

test('only the page of a product is a product, and only an article an article', async ({ request }) => {
  for (const path of await publicPages(request)) {
    const html = await (await request.get(path)).text()
    const [, type] = /<meta property="og:type" content="(\w+)"/.exec(html) ?? []
    const kind = /^\/products\/./.test(path) ? 'product' : /^\/blog\/./.test(path) ? 'article' : 'website'
    expect([path, type]).toEqual([path, kind])
  }
})
