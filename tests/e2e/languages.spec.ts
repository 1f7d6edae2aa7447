import type { APIRequestContext } from '@playwright/test'
import { JSDOM } from 'jsdom'
import type { StoredSettings } from '@/domain/entities'
import { type Locale, localizedPath } from '@/domain/locales'
import { expectAccessible } from './accessible'
import { expect, notification, test } from './backOffice'
import { publicPages } from './publicPages'

const path = '/api/admin/settings'

/** The original settings: other tests use them too. */
let before: StoredSettings
let change: (settings: Partial<StoredSettings>) => Promise<void> = async () => undefined

test.beforeEach(async ({ admin: { page, bearer: headers } }) => {
  before = await (await page.request.get(path, { headers })).json()
  change = async (settings) => {
    const { updatedAt: _, ...all } = { ...before, ...settings }
    const saved = await page.request.put(path, { data: all, headers })
    expect(saved.ok(), await saved.text()).toBe(true)
  }
})

test.afterEach(() => change({}))

async function visit(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 })
  const { document } = new JSDOM(await answer.text()).window
  return { status: answer.status(), location: answer.headers().location, document }
}

/** What leads to a language: links, forms, alternates, images. */
const leadsTo = (document: Document, locale: Locale) =>
  [...document.querySelectorAll('[href], [action], [content]')]
    .flatMap((node) => ['href', 'action', 'content'].map((name) => node.getAttribute(name) ?? ''))
    .filter((address) => new RegExp(`(?:^|\\d)/${locale}(?:[/?#]|$)|\\.${locale}\\.png`).test(address))

test('a language that is turned off is gone, and the same when it is turned on again', async ({
  admin: { page },
  request,
}) => {
  test.setTimeout(360_000)
  const pages = await publicPages(request)
  const germanPages = pages.map((each) => localizedPath('de', each))
  const textOf = async (address: string) => {
    const main = (await visit(request, address)).document.querySelector('main')
    for (const script of main?.querySelectorAll('script') ?? []) script.remove()
    return main?.textContent
  }
  const texts = async () => Promise.all(['/de', '/de/about', '/de/services'].map(textOf))
  const then = await texts()
  const german = page.getByRole('checkbox', { name: 'Deutsch' })

  const save = async () => {
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(notification(page, 'Settings updated successfully!')).toBeVisible()
    await expect(page.getByText('You have unsaved changes.')).toBeHidden()
  }

  await test.step('an admin turns German off; the language of the originals stays', async () => {
    await page.goto('/admin/settings')
    await expect(page.getByRole('checkbox', { name: 'English' })).toBeDisabled()
    await german.uncheck()
    await expectAccessible(page)
    await save()
  })

  await test.step('its pages are missing, in the frame of the originals', async () => {
    for (const address of [...germanPages, '/de/search', '/de/no/such/page']) {
      const { status, document } = await visit(request, address)
      expect([address, status]).toEqual([address, 404])
      expect(document.documentElement.lang).toBe('en')
      expect(document.querySelector('h1')?.textContent).toBe('404 Page Not Found')
      expect([address, leadsTo(document, 'de')]).toEqual([address, []])
    }
    for (const file of ['/og/page/about.de.png', '/de/feed.xml', '/de/feed.json'])
      expect([file, (await request.get(file)).status()]).toEqual([file, 404])
    for (const list of ['services', 'products', 'projects', 'blog-posts', 'settings', 'search?search=a']) {
      const answer = await request.get(`/api/${list}${list.includes('?') ? '&' : '?'}locale=de`)
      expect([list, answer.status()]).toEqual([list, 400])
    }
  })

  await test.step('nothing leads to it', async () => {
    for (const locale of ['en', 'fr'] as const) {
      for (const address of pages.map((each) => localizedPath(locale, each))) {
        const { status, document } = await visit(request, address)
        expect([address, status, leadsTo(document, 'de')]).toEqual([address, 200, []])
        expect(leadsTo(document, 'es')).not.toEqual([])
      }
    }
    for (const file of ['/sitemap.xml', '/feed.xml', '/feed.json'])
      expect(await (await request.get(file)).text()).not.toMatch(/\d\/de[/<"]/)
  })

  await test.step('staff still write in it, and see the preview', async () => {
    await page.goto('/admin/pages/about?locale=de')
    await expect(page.getByRole('link', { name: 'Deutsch (off)' })).toBeVisible()
    await expect(page.getByText("The site doesn't offer German")).toBeVisible()
    const preview = page.frameLocator('iframe[title="Preview in German"]')
    await expect(preview.locator('html')).toHaveAttribute('lang', 'de')
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('turned on again it says the same', async () => {
    await page.goto('/admin/settings')
    await german.check()
    await save()
    expect(await texts()).toEqual(then)
    const { document } = await visit(request, '/about')
    expect(leadsTo(document, 'de')).not.toEqual([])
  })
})

test('without English the home page leads to the original, and a single language needs no switch', async ({
  request,
}) => {
  await change({ contentLanguage: 'fr', languages: ['es', 'fr'] })
  expect(await visit(request, '/')).toMatchObject({ status: 307, location: '/fr' })
  const missing = await visit(request, '/about')
  expect([missing.status, missing.document.documentElement.lang]).toEqual([404, 'fr'])
  const { document } = await visit(request, '/es/about')
  expect(document.querySelector('link[hreflang="x-default"]')?.getAttribute('href')).toMatch(/\/fr\/about$/)
  expect(document.querySelector('link[hreflang="en-US"]')).toBeNull()
  await change({ contentLanguage: 'fr', languages: ['fr'] })
  const only = await visit(request, '/fr')
  expect(only.status).toBe(200)
  expect(only.document.querySelectorAll('link[rel="alternate"][hreflang]')).toHaveLength(0)
  expect(only.document.querySelector('nav[aria-label="Langue"]')).toBeNull()
})
