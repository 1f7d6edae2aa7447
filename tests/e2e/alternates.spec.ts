import type { APIRequestContext } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { type Locale, locales, localizedPath } from '@/domain/locales'
import { expect, test } from './catalog'
import type { Session } from './fixtures'
import { writePost, writeProject } from './posts'
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

const textPages = ['/privacy', '/terms', '/accessibility']

const isStored = (path: string) => /^\/(?:blog|portfolio|products)\/./.test(path) || textPages.includes(path)

const secret = 'Geheimschrift'

/** What is written in drafts only. */
const drafted = `${secret} fr`

async function head(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const { document } = new JSDOM(html).window
  const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ])
  return {
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    ogUrl: document.querySelector('meta[property="og:url"]')?.getAttribute('content'),
    alternates: Object.fromEntries(alternates),
    /** The language of the page's title. */
    spoken: document.querySelector('h1')?.closest('[lang]')?.getAttribute('lang'),
    hasDraft: html.includes(drafted),
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

/** Saves a translation of a post. */
async function translatePost(
  request: APIRequestContext,
  { token }: Session,
  { id, language, state }: { id: string; language: Locale; state: 'draft' | 'ready' },
) {
  const texts = {
    title: `${secret} ${language}`,
    excerpt: `${secret} ${language}`,
    content: `<p>${secret} ${language}</p>`,
  }
  const headers = { authorization: `Bearer ${token}` }
  const address = `/api/admin/translations/blog-post/${id}/${language}?state=${state}`
  const saved = await request.put(address, { headers, data: { texts } })
  expect(saved.ok(), await saved.text()).toBe(true)
}

/** Saves a draft of a page's texts in a language. */
async function draftPage(request: APIRequestContext, { token }: Session, language: Locale) {
  const headers = { authorization: `Bearer ${token}` }
  const address = `/api/admin/pages/contact?locale=${language}`
  const read = await request.get(address, { headers })
  expect(read.ok(), await read.text()).toBe(true)
  const { texts } = await read.json()
  const data = { ...texts, heading: `${secret} ${language}` }
  const saved = await request.put(`${address}&status=draft`, { headers, data })
  expect(saved.ok(), await saved.text()).toBe(true)
}

for (const original of ['en', 'de'] as const) {
  test(`with originals in ${original}, pages, sitemap, feeds and search agree on the translations @both`, async ({
    request,
    session,
    baseURL,
    engine,
    product,
    service,
  }) => {
    test.setTimeout(480_000)
    const absolute = (locale: Locale, path: string) => {
      const localized = localizedPath(locale, path)
      return localized === '/' ? baseURL : `${baseURL}${localized}`
    }
    // Ready in Spanish, a draft in French, missing in the others.
    const post = await writePost(request, session)
    await translatePost(request, session, { id: post.id, language: 'es', state: 'ready' })
    await translatePost(request, session, { id: post.id, language: 'fr', state: 'draft' })
    const mixed = `/blog/${post.slug}`
    await draftPage(request, session, 'fr')
    // The demo is translated into all languages but its own; on MongoDB there is none.
    if (engine === 'mongodb') {
      await product()
      await service()
      await writeProject(request, session)
    }
    const translated = engine === 'sqlite' ? (['es', 'fr', 'de'] as const) : []
    const languagesOf = (path: string): Locale[] => {
      const known: readonly Locale[] = !isStored(path) ? locales : path === mixed ? ['es'] : translated
      return locales.filter((locale) => locale === original || known.includes(locale))
    }
    await writtenIn(original, request, session, async () => {
      const known = [...(await publicPages(request)), mixed]
      // Without a demo text pages have only a placeholder.
      const pages = engine === 'sqlite' ? known : known.filter((path) => !textPages.includes(path))

      await test.step('canonical URL, alternates and language of every page', async () => {
        for (const path of pages) {
          const languages = languagesOf(path)
          const specified = { 'en-US': absolute('en', path), 'x-default': absolute('en', path) }
          const others = languages.filter((locale) => locale !== 'en')
          const all = Object.fromEntries(others.map((locale) => [locale, absolute(locale, path)]))
          for (const locale of locales) {
            const address = localizedPath(locale, path)
            const isRead = languages.includes(locale)
            const canonical = absolute(isRead ? locale : original, path)
            const alternates = isRead ? { ...specified, ...all } : specified
            const found = await head(request, address)
            expect([address, found]).toEqual([
              address,
              {
                canonical,
                ogUrl: canonical,
                alternates,
                spoken: isRead ? locale : original,
                hasDraft: false,
              },
            ])
          }
        }
      })

      await test.step('the sitemap lists the same', async () => {
        const listed = await sitemap(request)
        for (const { url, changed } of listed)
          expect([url, changed]).toEqual([url, expect.stringMatching(/^20\d\d-/)])
        for (const path of pages) {
          const languages = languagesOf(path)
          const alternates =
            languages.length > 1 ? languages.filter((locale) => locale !== 'en').length + 2 : 0
          for (const locale of locales) {
            const found = listed.filter(({ url }) => url === absolute(locale, path))
            const wanted = languages.includes(locale) ? [alternates] : []
            expect([path, locale, ...found.map(({ alternates: count }) => count)]).toEqual([
              path,
              locale,
              ...wanted,
            ])
          }
        }
      })

      await test.step('feeds, search and API too, and nobody reads a draft', async () => {
        const read = async (path: string) => (await request.get(path)).text()
        for (const locale of locales) {
          const isRead = languagesOf(mixed).includes(locale)
          const feed = await read(locale === original ? '/feed.xml' : `/${locale}/feed.xml`)
          expect([locale, feed.includes(post.slug)]).toEqual([locale, isRead])
          const found = await read(`/api/search?search=${secret}&locale=${locale}`)
          expect([locale, found.includes(post.slug)]).toEqual([locale, locale === 'es'])
          const answer = JSON.parse(await read(`/api/blog-posts/${post.slug}?locale=${locale}`))
          expect([locale, answer.language]).toEqual([locale, isRead ? locale : original])
          const image = await request.get(`/og/post/${post.slug}.${locale}.png`)
          expect([locale, image.status()]).toEqual([locale, isRead ? 200 : 404])
          const feeds = ['/feed.xml', '/feed.json'].map((file) =>
            locale === original ? file : `/${locale}${file}`,
          )
          const lists = ['services', 'products', 'projects', 'blog-posts', 'settings'].map(
            (list) => `/api/${list}?locale=${locale}`,
          )
          const searches = [
            localizedPath(locale, '/search?search=Geheim'),
            `/api/search?search=Geheim&locale=${locale}`,
          ]
          for (const path of [...feeds, ...lists, ...searches, '/sitemap.xml']) {
            const text = await read(path)
            expect([path, text.length > 0, text.includes(drafted)]).toEqual([path, true, false])
          }
        }
      })
    })
  })
}

test('every page that search engines find has its sitemap URL as its canonical one', async ({ request }) => {
  test.setTimeout(300_000)
  const listed = (await sitemap(request)).map(({ url = '' }) => url)
  expect(new Set(listed).size).toBe(listed.length)
  for (const url of listed) {
    // Without a document for each: there are some hundred pages.
    const html = await (await request.get(url)).text()
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(url)
  }
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
  expect(await spoken('Remote und vor Ort')).toBe('de')
  await page.goto('/de/contact')
  expect(await spoken('Mo–Fr, 9–18 Uhr (IST)')).toBe('de')
  await page.getByText('Wann arbeiten Sie?').click()
  await expect(page.locator('details[open] p')).toContainText('Mo–Fr, 9–18 Uhr (IST)')
  await page.goto('/contact')
  await expect(page.locator('main [lang]')).toHaveCount(0)
})
