import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { missingPages, publicPages } from './publicPages'
import { open } from './sitePage'

/** Distance in pixels between the button's position and text, links and fields; 0 means covered. */
const nearest = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('.chat-place') as HTMLElement
    const own = place.getBoundingClientRect()
    const gapTo = ({ left, right, top, bottom }: DOMRect) =>
      Math.max(left - own.right, own.left - right, top - own.bottom, own.top - bottom, 0)
    const isShown = (element: Element) =>
      !place.contains(element) &&
      !element.closest('.sr-only, [aria-hidden="true"]') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    /** Code and clamped text end at the box that clips them. */
    const clipOf = (element: Element): DOMRect =>
      !element.parentElement || getComputedStyle(element).overflowX !== 'visible'
        ? element.getBoundingClientRect()
        : clipOf(element.parentElement)
    const rects = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter(isShown)
      .map((element) => element.getBoundingClientRect())
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.textContent?.trim() || !text.parentElement || !isShown(text.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = clipOf(text.parentElement)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)]
        rects.push(new DOMRect(x, y, Math.min(right, box.right) - x, Math.min(bottom, box.bottom) - y))
      }
    }
    return Math.min(...rects.filter(({ width, height }) => width > 1 && height > 1).map(gapTo))
  })

const chat = (page: Page) => page.getByRole('link', { name: /^Chat with us on WhatsApp/ })
const stateOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.chat)

/** Whether the page is a phone's, unscrolled or showing the inquiry form. */
const isTooEarly = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.querySelector('form:has(textarea)')?.getBoundingClientRect() ?? {
      top: 0,
      bottom: 0,
    }
    return innerWidth < 640 && (scrollY === 0 || (bottom > 0 && top < innerHeight))
  })

/**
 * The button is visible where nothing is underneath, and hidden where it would cover anything. A phone may hide it
 * elsewhere, too.
 */
async function expectManners(page: Page, at: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const [gap, state] = [await nearest(page), await stateOf(page)]
        return state === 'here' ? gap > 0 : gap < 16 || (await isTooEarly(page))
      },
      { message: at },
    )
    .toBe(true)
}

const positions = {
  top: () => window.scrollTo({ top: 0, behavior: 'instant' }),
  middle: () => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }),
  'after scrolling up': () => window.scrollBy({ top: -200, behavior: 'instant' }),
  bottom: () => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`at ${width} px the chat button covers no text, link or field of any page`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height })
    const pages = [...(await publicPages(request)), '/search?search=payment', '/inquiry', '/thank-you']
    for (const path of [...pages, ...missingPages]) {
      await open(page, path)
      await expect.poll(() => stateOf(page)).toBeDefined()
      for (const [name, go] of Object.entries(positions)) {
        await page.evaluate(go)
        await expectManners(page, `${path}, ${name}`)
      }
      // At the end of the page it has its own space.
      await expect(chat(page), path).toBeInViewport({ ratio: 1 })
    }
  })
}

test('with the keyboard the chat button returns after hiding', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/privacy')
  await expect.poll(() => stateOf(page)).toBe('away')
  await expect(chat(page)).not.toBeInViewport()
  await page.keyboard.press('Shift+Tab')
  await chat(page).focus()
  await expect(chat(page)).toBeInViewport({ ratio: 1 })
})

test('on a phone the chat button waits for the first scroll, and leaves the inquiry form alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/about')
  await expect.poll(() => stateOf(page)).toBe('away')
  // Nothing is underneath any more.
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('visibility', 'hidden'))
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }))
  await expect.poll(() => stateOf(page)).toBe('here')
  await page.clock.install()
  await open(page, '/contact')
  await page.getByRole('textbox', { name: 'Project description' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('visibility', 'hidden'))
  const stateAtRest = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
    await page.clock.runFor(1000)
    return stateOf(page)
  }
  expect(await stateAtRest()).toBe('away')
  // Removed, React would bring it back.
  await page.evaluate(() => document.querySelector('form:has(textarea)')?.setAttribute('hidden', ''))
  expect(await stateAtRest()).toBe('here')
})

test('in a low window the chat button stays at the end of the page and watches nothing', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await open(page, '/privacy')
  await expect.poll(() => stateOf(page)).toBe('here')
  await expect(chat(page)).not.toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the chat button is at the end of the page', async ({ page }) => {
    for (const width of [360, 768, 1024]) {
      await page.setViewportSize({ width, height: 740 })
      for (const path of ['/inquiry', '/privacy', '/contact']) {
        await page.goto(path)
        await expect(chat(page)).not.toBeInViewport()
        await chat(page).scrollIntoViewIfNeeded()
        const under = await nearest(page)
        expect(under, `${path} at ${width} px`).toBeGreaterThan(0)
      }
    }
  })
})
