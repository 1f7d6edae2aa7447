import { JSDOM } from 'jsdom'
import { locales, localizedPath } from '@/domain/locales'
import { en } from '@/i18n/en'
import { expect, test } from './fixtures'
import { publicPages } from './publicPages'

const keys = Object.entries(en).flatMap(([group, texts]) =>
  Object.keys(texts).map((key) => `${group}.${key}`),
)
/** Placeholders of texts: keys, unfilled values, missing values. */
const unwritten = (text: string) => [
  ...keys.filter((key) => text.includes(key)),
  ...(text.match(/\{\w+\}|\bundefined\b|\bNaN\b|\[object/g) ?? []),
]

test('every page describes itself in every language, to people and machines', async ({ request }) => {
  for (const path of await publicPages(request)) {
    for (const locale of locales) {
      const address = localizedPath(locale, path)
      const answer = await request.get(address)
      expect([address, answer.status()]).toEqual([address, 200])
      const { document } = new JSDOM(await answer.text()).window
      const meta = (name: string) =>
        document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

      expect(document.documentElement.lang, address).toBe(locale)
      expect(document.querySelectorAll('h1'), address).toHaveLength(1)
      expect(document.title, address).toContain(' · ')
      for (const name of ['description', 'keywords', 'author', 'og:image', 'og:type', 'twitter:card'])
        expect(meta(name), `${name} of ${address}`).toBeTruthy()
      expect(meta('og:title'), address).toBe(document.title)
      expect(meta('theme-color'), address).toBe('#6366f1')
      expect(document.querySelectorAll('meta[property="og:type"]'), address).toHaveLength(1)
      const [script] = document.querySelectorAll('script[type="application/ld+json"]')
      const types = JSON.parse(script?.textContent ?? '')['@graph'].map(
        (thing: object) => thing['@type' as never],
      )
      expect(types, address).toContain('Organization')
      // The breadcrumb starts at home.
      expect([address, types.includes('BreadcrumbList')]).toEqual([address, path !== '/'])

      for (const script of document.querySelectorAll('script, pre, code')) script.remove()
      expect(unwritten(document.body.textContent ?? ''), address).toEqual([])
    }
  }
})

test('pages that aren’t indexed still describe themselves', async ({ request }) => {
  for (const path of ['/search', '/search?search=payment', '/thank-you', '/inquiry']) {
    for (const locale of locales) {
      const address = localizedPath(locale, path)
      const { document } = new JSDOM(await (await request.get(address)).text()).window
      const meta = (name: string) =>
        document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
      expect([address, meta('robots')]).toEqual([address, 'noindex, follow'])
      for (const name of ['description', 'og:title', 'og:image'])
        expect(meta(name), `${name} of ${address}`).toBeTruthy()
      expect((await request.get(new URL(meta('og:image') ?? '').pathname)).status()).toBe(200)
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
        new RegExp(`${localizedPath(locale, path.split('?')[0] ?? '')}$`),
      )
      const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
      expect(data).toContain('BreadcrumbList')
    }
  }
})

test('each service has a price and its currency', async ({ request }) => {
  const { document } = new JSDOM(await (await request.get('/services')).text()).window
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  const services = JSON.parse(data)['@graph'].filter((thing: object) => thing['@type' as never] === 'Service')
  expect(services.length).toBeGreaterThan(1)
  for (const { name, offers } of services) {
    expect([name, offers.priceCurrency]).toEqual([name, expect.stringMatching(/^(?:INR|USD)$/)])
    expect(offers.price ?? offers.lowPrice, name).toBeGreaterThan(0)
  }
})

test('only a product page is a product, and only an article is an article', async ({ request }) => {
  for (const path of await publicPages(request)) {
    const html = await (await request.get(path)).text()
    const [, type] = /<meta property="og:type" content="(\w+)"/.exec(html) ?? []
    const kind = /^\/products\/./.test(path) ? 'product' : /^\/blog\/./.test(path) ? 'article' : 'website'
    expect([path, type]).toEqual([path, kind])
  }
})
