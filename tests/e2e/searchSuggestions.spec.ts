import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { expect, test } from './catalog'
import { hold } from './hold'
import { budget, weigh } from './pageWeight'
import { writePost } from './posts'
import { open, untilAwake } from './sitePage'

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Search|Suche/ })
const panel = (page: Page) => page.getByRole('dialog', { name: /Search|Suche/ })
const field = (page: Page) => page.getByRole('combobox', { name: /What are you|Was suchen Sie/ })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

/** Opens the header's search; a keystroke before it has opened goes nowhere. */
async function openSearch(page: Page): Promise<void> {
  await untilAwake(page)
  await link(page).click()
  await expect(field(page)).toBeFocused()
}

/** The letters of a word that no other entry contains. */
const word = () => `q${crypto.randomUUID().replaceAll('-', '')}`.slice(0, 12)

test('by keyboard alone: the header’s search opens, suggests, and leads to an entry', async ({
  page,
  request,
  session,
  product,
}) => {
  const needle = word()
  const { id } = await product({ title: `${needle} kit` })
  const post = await writePost(request, session, { title: `On ${needle}`, slug: needle })
  await open(page, '/about')
  await link(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expect(link(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.type(needle.slice(0, 8))
  await expect(options(page)).toHaveText([`${needle} kit Product`, `On ${needle} Article`])
  await expect(panel(page).getByRole('status')).toHaveText('2 suggestions')
  const list = await page.getByRole('listbox').boundingBox()
  const around = await panel(page).boundingBox()
  expect(Math.round((around?.width ?? 0) - (list?.width ?? 0))).toBe(2)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveText(`${needle} kit Product`)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/blog/${post.slug}`)

  await openSearch(page)
  await page.keyboard.type(needle)
  await options(page).first().click()
  await expect(page).toHaveURL(`/products/${id}`)

  await open(page, '/de/about')
  await openSearch(page)
  await page.keyboard.type(needle)
  await expect(options(page)).toHaveText([`${needle} kit Produkt`, `On ${needle} Artikel`])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/de/search?search=${needle}`)
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
})

test('Escape closes the suggestions, empties the field, then closes the panel; Tab and a click leave it', async ({
  page,
}) => {
  await open(page, '/products')
  await openSearch(page)
  await page.keyboard.type('dash')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field(page)).toHaveValue('dash')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(link(page)).toBeFocused()
  await expect(link(page)).toHaveAttribute('aria-expanded', 'false')
  await link(page).press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(panel(page)).toBeHidden()
  await link(page).click()
  await expect(panel(page)).toBeVisible()
  await link(page).click()
  await expect(panel(page)).toBeHidden()
  await link(page).click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(panel(page)).toBeHidden()
  // The page's own search is untouched.
  await page.getByText('Search products').click()
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused()
})

test('on the search page results follow Enter, and the field stays a combobox', async ({ page }) => {
  await open(page, '/search')
  await page.getByLabel('What are you looking for?').focus()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('dashboard')
  await expect(options(page).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '“dashboard”' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '“dashboard”' })).toBeVisible()
  await expect(page).toHaveURL('/search?search=dashboard')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('s')
  await expect(options(page).first()).toBeVisible()
  await expectAccessible(page)
  await link(page).click()
  await expect(page).toHaveURL('/search')
})

test('no answer comes late, and without one the field stays quiet', async ({ page, context }) => {
  const slow = await hold(page, /search=da$/, { json: [{ kind: 'product', title: 'Late', path: '/x' }] })
  await open(page, '/search')
  await page.getByLabel('What are you looking for?').focus()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('da')
  await expect.poll(() => slow.requests.length).toBe(1)
  await page.keyboard.type('sh')
  await expect(options(page).first()).toBeVisible()
  slow.release()
  await context.setOffline(true)
  await page.keyboard.type('b')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page.getByText('Late')).toHaveCount(0)
})

test('nothing is loaded before the search is used, and little then', async ({ page, baseURL }) => {
  const weight = weigh(page, baseURL)
  await open(page, '/')
  const before = await weight.of('script')
  await openSearch(page)
  await page.keyboard.type('dash')
  await expect(options(page).first()).toBeVisible()
  const after = await weight.of('script')
  expect(after).toBeGreaterThan(before)
  expect(after).toBeLessThanOrEqual(budget.script)
})

test('if the search can’t be loaded, the link leads to its page', async ({ page }) => {
  await page.route('**/_next/static/site/searchPanel-*', (route) => route.abort())
  await open(page, '/about')
  await link(page).click()
  await expect(page).toHaveURL('/search')
})

test('on a phone the link leads to the search page, whose results follow each keystroke', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/about')
  await link(page).click()
  await expect(page).toHaveURL('/search')
  await page.getByRole('searchbox').fill('dashboard')
  await expect(page.getByRole('heading', { name: '“dashboard”' })).toBeVisible()
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('suggestions are limited with all other searches, and never cached', async ({ request }) => {
  const headers = { 'X-Forwarded-For': '10.77.1.5' }
  const ask = (search: string) => request.get(`/api/search?search=${search}`, { headers })
  expect((await ask('dashboard')).headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  const statuses = await Promise.all(
    Array.from({ length: 130 }, async (_, count) => (await ask(`x${count}`)).status()),
  )
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})
