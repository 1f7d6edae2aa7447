import type { APIRequestContext } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { type Locale, locales, localizedPath } from '@/domain/locales'
import { expect, type Session, test } from './fixtures'
import { publicPages } from './publicPages'

const settings = '/api/admin/settings'

/** Sets the content's language, and restores it after the test. */
async function writtenIn(
  language: Locale,
  request: APIRequestContext,
  { token }: Session,
  check: () => unknown,
) {
  const headers = { authorization: `Bearer ${token}` }
  const say = async (contentLanguage: Locale) => {
    const { updatedAt: _, ...now } = await (await request.get(settings, { headers })).json()
    const saved = await request.put(settings, { headers, data: { ...now, contentLanguage } })
    expect(saved.ok(), await saved.text()).toBe(true)
  }
  await say(language)
  try {
    await check()
  } finally {
    await say('en')
  }
}

const isStored = (path: string) =>
  /^\/(?:blog|portfolio|products)\/./.test(path) || ['/privacy', '/terms', '/accessibility'].includes(path)

async function head(request: APIRequestContext, address: string) {
  const { document } = new JSDOM(await (await request.get(address)).text()).window
  const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ])
  return {
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    ogUrl: document.querySelector('meta[property="og:url"]')?.getAttribute('content'),
    alternates: Object.fromEntries(alternates),
  }
}

/** The entries of the sitemap: address, last change, and number of alternates. */
async function sitemap(request: APIRequestContext) {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => ({
    url: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: entry.match(/hreflang=/g)?.length ?? 0,
  }))
}

for (const language of ['en', 'de'] as const) {
  test(`content in ${language} claims no translation, in its head and in the sitemap`, async ({
    request,
    session,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const absolute = (locale: Locale, path: string) => {
      const localized = localizedPath(locale, path)
      return localized === '/' ? baseURL : `${baseURL}${localized}`
    }
    await writtenIn(language, request, session, async () => {
      const pages = await publicPages(request)

      await test.step('canonical URL and alternates of every page', async () => {
        for (const path of pages) {
          const specified = { 'en-US': absolute('en', path), 'x-default': absolute('en', path) }
          const translations = Object.fromEntries(
            (['es', 'fr', 'de'] as const).map((other) => [other, absolute(other, path)]),
          )
          for (const locale of locales) {
            const address = localizedPath(locale, path)
            const canonical = absolute(isStored(path) ? language : locale, path)
            const alternates = isStored(path) ? specified : { ...specified, ...translations }
            expect([address, await head(request, address)]).toEqual([
              address,
              { canonical, ogUrl: canonical, alternates },
            ])
          }
        }
      })

      await test.step('the sitemap lists the same', async () => {
        const listed = await sitemap(request)
        for (const { url, changed } of listed)
          expect([url, changed]).toEqual([url, expect.stringMatching(/^20\d\d-/)])
        for (const path of pages)
          for (const locale of locales) {
            const found = listed.filter(({ url }) => url === absolute(locale, path))
            const wanted = isStored(path) ? (locale === language ? [0] : []) : [5]
            expect([path, locale, ...found.map(({ alternates }) => alternates)]).toEqual([
              path,
              locale,
              ...wanted,
            ])
          }
      })
    })
  })
}

test('every page that search engines find has its sitemap URL as its canonical one', async ({ request }) => {
  test.setTimeout(120_000)
  const listed = (await sitemap(request)).map(({ url = '' }) => url)
  expect(new Set(listed).size).toBe(listed.length)
  for (const url of listed) expect((await head(request, url)).canonical).toBe(url)
})

test('links in a text lead to the visitor’s language, and untranslated texts state theirs', async ({
  page,
}) => {
  await page.goto('/de/blog/accessibility-act-checkout')
  const text = page.locator('.prose')
  await expect(text.getByRole('link', { name: 'Field & Fennel' })).toHaveAttribute('href', '/de/portfolio')
  const spoken = (words: string) =>
    page
      .getByText(words, { exact: true })
      .first()
      .evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))
  expect(await spoken('wcag')).toBe('en')
  expect(await spoken('Remote & On-site')).toBe('en')
  await page.goto('/de/contact')
  expect(await spoken('Mon-Fri 9 AM-6 PM IST')).toBe('en')
  await page.getByText('Wann arbeiten Sie?').click()
  const answer = page.locator('details[open] p')
  await expect(answer.locator('[lang=en]')).toHaveText('Mon-Fri 9 AM-6 PM IST')
  await page.goto('/contact')
  await expect(page.locator('main [lang]')).toHaveCount(0)
})
