import { locales } from '../../src/domain/locales'
import { expect, expectNoSideways, metaOf, structuredData, test } from './catalog'
import { expectAccessible } from './sitePage'

const pages = ['/services', '/products', '/about', '/contact']

for (const path of pages) {
  for (const locale of locales) {
    test(`${path} says in ${locale} what it is, to people and to machines`, async ({ page }) => {
      const address = locale === 'en' ? path : `/${locale}${path}`
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', new RegExp(`${address}$`))
      for (const hreflang of ['en-US', 'x-default', 'es', 'fr', 'de'])
        await expect(page.locator(`link[rel=alternate][hreflang="${hreflang}"]`)).toHaveCount(1)
      for (const name of ['description', 'keywords', 'og:title', 'og:image', 'twitter:card'])
        expect(await metaOf(page, name), name).toBeTruthy()
      const things = await structuredData(page)
      expect(things('Organization')).toHaveLength(1)
      const [trail] = things('BreadcrumbList')
      expect(trail?.itemListElement).toHaveLength(2)
      // No text is missing, and none shows its key.
      await expect(page.locator('main')).not.toContainText(/\b[a-z]+Page\.[a-z]|\{\w+\}|undefined/)
    })
  }

  test(`${path} is reached by the navigation, which says so`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const link = page.getByRole('navigation', { name: 'Main navigation' }).locator(`a[href="${path}"]`)
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(link).toHaveAttribute('aria-current', 'page')
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      test(`${path} is accessible at ${width} px, ${colorScheme}, and nothing is wider than the window`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await expectAccessible(page)
        await expectNoSideways(page)
      })
    }
  }
}

test('the first stop of the keyboard leads past the navigation', async ({ page }) => {
  await page.goto('/services')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})
