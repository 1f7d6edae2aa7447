import type { Page } from '@playwright/test'
import { expectNoSideways } from './catalog'
import { expect, test } from './fixtures'
import { emptyLists, missingPages, publicPages } from './publicPages'
import { expectAccessible, open } from './sitePage'

/** How far a page's parts have moved by themselves since it was opened (CLS). */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(shift), 50))
      }),
  )

for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const) {
  test(`axe finds nothing at ${width} px, ${colorScheme}; nothing jumps, nothing is wider than the window`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of [...(await publicPages(request)), ...missingPages, ...emptyLists, '/thank-you']) {
      await test.step(path, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await expectAccessible(page)
        expect(await shiftOf(page), `layout shift of ${path}`).toBeLessThan(0.02)
        await expectNoSideways(page)
        // A desk's window at 400 %.
        await page.setViewportSize({ width: 320, height: 256 })
        await expectNoSideways(page)
      })
    }
  })

  test(`axe finds nothing in menu, form and notification at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    await page
      .getByRole('button', { name: width < 1000 ? 'Open menu' : 'Language, currency and theme' })
      .click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Please fill in all required fields.').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
  })
}

test('the navigation leads to every page and says where one is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  for (const name of ['About', 'Services', 'Portfolio', 'Products', 'Blog', 'Contact']) {
    await navigation.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/${name.toLowerCase()}`)
    await expect(navigation.locator('[aria-current=page]')).toHaveText(name)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(navigation.locator('[aria-current=page]')).toHaveText('Home')
})

test('the first stop of the keyboard leads past the navigation', async ({ page }) => {
  await page.goto('/services')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('the theme is the system’s until one is chosen, and the choice is there before anything is drawn', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const [paper, night] = ['rgb(251, 250, 247)', 'rgb(12, 13, 22)']
  expect(await ground()).toBe(paper)
  await page.getByRole('button', { name: 'Language, currency and theme' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  expect(await ground()).toBe(night)
  // Without the scripts of the build the page's own first script sets it.
  await page.route('**/_next/static/chunks/**/*.js', (route) => route.abort())
  await page.goto('/about')
  expect(await ground()).toBe(night)
  await page.unroute('**/_next/static/chunks/**/*.js')

  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'System' }).check()
  expect(await ground()).toBe(paper)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground()).toBe(night)
})
