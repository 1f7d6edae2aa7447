import type { Page } from '@playwright/test'
import { expect, structuredData, test } from './catalog'

test('the footer links to the pages that staff have written', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Privacy', 'Terms', 'Accessibility']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/${name.toLowerCase()}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('Last updated')).toBeVisible()
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain(
      `/og/page/${name.toLowerCase()}.png`,
    )
    const [wayHere] = (await structuredData(page))('BreadcrumbList')
    expect(wayHere?.itemListElement).toContainEqual(expect.objectContaining({ name }))
  }
})

test('the accessibility page that an article announces has its five parts', async ({ page }) => {
  await page.goto('/blog/accessibility-act-checkout')
  await page.locator('.prose').getByRole('link', { name: 'Ours' }).click()
  await expect(page).toHaveURL('/accessibility')
  await expect(page.locator('.prose h2')).toHaveText([
    'What we tested',
    'Which standard',
    'When',
    "What doesn't work yet",
    'How to reach a person',
  ])
  // Known problems, each with the date for its fix.
  await expect(page.locator('.prose li', { hasText: /by \d+ \w+ 20\d\d\.$/ })).toHaveCount(3)
})

test('the privacy page lists everything that the site stores in a browser', async ({
  page,
  staff,
  request,
}) => {
  await page.goto('/privacy')
  const names = await page
    .getByRole('region', { name: 'What is stored in your browser' })
    .locator('code')
    .allTextContents()
  const isNamed = (key: string) =>
    names.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name))
  const stored = async (of: Page) => [
    ...(await of.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
    ...(await of.context().cookies()).map(({ name }) => name),
  ]
  await page.getByRole('button', { name: 'Language, currency and theme' }).click()
  await page.getByRole('radio', { name: 'EUR' }).check()
  await page.getByRole('radio', { name: 'Dark' }).check()
  const [post] = await (await request.get('/api/blog-posts?limit=1')).json()
  await page.goto(`/blog/${post.slug}`)
  await expect
    .poll(() => stored(page))
    .toEqual(expect.arrayContaining(['currency', 'theme', `viewed:${post.slug}`]))
  await page.goto('/contact')
  await page.getByLabel('Full name').fill('Meera Nair')
  await page.getByLabel('Full name').blur()
  await staff.goto('/admin')
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
  for (const key of [...(await stored(page)), ...(await stored(staff))])
    expect([key, isNamed(key)]).toEqual([key, true])
})

test('an unwritten page is missing', async ({ page }) => {
  expect((await page.goto('/imprint'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
})
