import type { Locator } from '@playwright/test'
import { colorRules, expectAccessible, expectStillAccessible, layoutRules } from './accessible'
import { expect, test } from './fixtures'
import { inWords, shiftOf } from './layoutShift'
import { expectNoHorizontalScroll } from './noHorizontalScroll'
import { emptyLists, missingPages, publicPages } from './publicPages'
import { open } from './sitePage'

test('axe finds nothing, light and dark, on phones and desktops; no layout shift, no horizontal scrolling', async ({
  page,
  request,
}) => {
  test.setTimeout(480_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [...(await publicPages(request)), ...missingPages, ...emptyLists, '/thank-you']) {
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize({ width: 360, height: 900 })
      await page.goto(path)
      await expectAccessible(page)
      const shift = await shiftOf(page)
      expect(shift.value, `${path}: ${inWords(shift)}`).toBeLessThan(0.02)
      await expectNoHorizontalScroll(page)
      // A desktop window at 400% zoom.
      await page.setViewportSize({ width: 320, height: 256 })
      await expectNoHorizontalScroll(page)

      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width: 1440, height: 900 })
      await expectStillAccessible(page, [...colorRules, ...layoutRules])
      await expectNoHorizontalScroll(page)

      for (const text of await page.locator('a[target=_blank]').allTextContents())
        expect([path, text]).toEqual([path, expect.stringMatching(/\(opens in a new tab\)$/)])
    })
  }
})

for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const)
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
    await expectNoHorizontalScroll(page)
  })

test('the navigation leads to every page and marks the current one', async ({ page }) => {
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

test('the first tab stop skips the navigation', async ({ page }) => {
  await page.goto('/services')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('the theme follows the system until one is chosen, and the choice applies before the first paint', async ({
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
  // Without the build's scripts the page's own first script sets it.
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

test('no image overflows the window, at any width', async ({ page, request }) => {
  test.setTimeout(300_000)
  const [project] = await (await request.get('/api/projects?limit=1')).json()
  const [post] = await (await request.get('/api/blog-posts?limit=1')).json()
  for (const path of [`/portfolio/${project.slug}`, `/blog/${post.slug}`, '/']) {
    await page.goto(path)
    for (const width of [320, 360, 768, 1024, 1280, 1366, 1440, 1680, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() =>
        // A phone's rows scroll sideways by themselves.
        [...document.querySelectorAll('main img')]
          .filter((picture) => !picture.closest('.phone-row'))
          .map((picture) =>
            Math.round(picture.getBoundingClientRect().right - document.documentElement.clientWidth),
          ),
      )
      expect([path, width, Math.max(0, ...over)]).toEqual([path, width, 0])
    }
  }
})

test('contact details fit on one line, and a search button is as high as its field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  const lines = await page.locator('#details-heading + dl dd').evaluateAll((values) =>
    values.map((value) => {
      const text = document.createTreeWalker(value, NodeFilter.SHOW_TEXT).nextNode()
      const range = document.createRange()
      range.selectNodeContents(text ?? value)
      return Math.round(range.getClientRects()[0]?.bottom ?? 0)
    }),
  )
  expect(new Set(lines).size).toBe(1)
  const edges = await page.locator('form[action="/api/leads/form"]').evaluate((form) =>
    ['inquiry-fullName', 'inquiry-email', 'inquiry-serviceType', 'inquiry-description'].map((id) => ({
      label: form.querySelector(`[for="${id}"]`)?.getBoundingClientRect().top ?? 0,
      end: form.querySelector(`#${id}`)?.getBoundingClientRect().bottom ?? 0,
    })),
  )
  const gaps = edges.slice(1).map(({ label }, index) => Math.round(label - (edges[index]?.end ?? 0)))
  expect(new Set(gaps).size, `gaps of ${gaps}`).toBe(1)
  for (const path of ['/products', '/blog', '/search']) {
    await page.goto(path)
    const height = async (control: Locator) => (await control.boundingBox())?.height
    const form = page.locator('main search')
    // A combobox once it has suggestions.
    expect(await height(form.getByRole('button'))).toBe(await height(form.locator('input[type=search]')))
  }
})

test('high contrast is supported, and nothing animates longer than 250 ms', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  for (const [colorScheme, muted] of [
    ['light', '#33364a'],
    ['dark', '#d6d8e4'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await expectAccessible(page)
    const found = await page.evaluate(() => {
      return getComputedStyle(document.documentElement).getPropertyValue('--muted')
    })
    expect(found).toContain(muted)
  }
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('body, body *')].flatMap((element) => {
        const { animationDuration, transitionDuration, animationTimeline } = getComputedStyle(
          element,
        ) as CSSStyleDeclaration & { animationTimeline?: string }
        const animation = animationTimeline && animationTimeline !== 'auto' ? '0s' : animationDuration
        return `${animation}, ${transitionDuration}`.split(', ').map((text) => Number.parseFloat(text) || 0)
      }),
    ),
  )
  expect(longest).toBeLessThanOrEqual(0.25)
})
