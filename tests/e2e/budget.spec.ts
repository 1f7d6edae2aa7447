import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { fillInquiry, sendButton, toastOf } from './inquiryForm'
import { inWords, shiftOf } from './layoutShift'
import { budget, homeBudget, sizesOf, weigh } from './pageWeight'
import { missingPages, publicPages } from './publicPages'
import { open } from './sitePage'

/** How much wider and taller than its rendered size an image may be; its smallest copy may be larger. */
const mostOversize = 1.5
const smallestCopy = 240
/** A line that wraps elsewhere in Arial, near the top of a page. */
const mostShiftOfFonts = 0.03

/** Cached pages of every kind. Personal responses are Next's own (decision 050). */
const pagesOf = async (request: APIRequestContext) => [
  ...(await publicPages(request)),
  ...missingPages,
  '/search',
  '/products?search=dashboard',
]

/** Waits until text is shown. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length) resolve()
        }).observe({ type: 'paint', buffered: true })
      }),
  )

/** Images larger than their rendered size, and by how much. */
const oversized = (page: Page) =>
  page.evaluate(
    async ({ mostOversize, smallestCopy }) => {
      const least = new Map<string, number>()
      for (const picture of document.querySelectorAll('img')) {
        picture.loading = 'eager'
        await picture.decode().catch(() => {})
        const { width, height } = picture.getBoundingClientRect()
        if (width === 0 || picture.currentSrc.endsWith('.svg')) continue
        // The file's own size; `naturalWidth` follows `sizes`.
        const file = new Image()
        file.src = picture.currentSrc
        await file.decode()
        const density = window.devicePixelRatio
        // An image with `object-fit: cover` is cropped in the other direction.
        const over = Math.min(file.naturalWidth / width, file.naturalHeight / height) / density
        // Shown twice, it is loaded once.
        if (file.naturalWidth > smallestCopy) least.set(file.src, Math.min(over, least.get(file.src) ?? over))
      }
      return [...least]
        .filter(([, over]) => over > mostOversize)
        .map(([src, over]) => `${src}: ${over.toFixed(2)} times as large`)
    },
    { mostOversize, smallestCopy },
  )

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }

interface Where {
  browser: Browser
  request: APIRequestContext
  baseURL?: string | undefined
  screen: typeof phone
}

/** @returns what `check` finds too much, on each page in a tab of its own */
async function onEachPage(
  { browser, request, baseURL, screen }: Where,
  check: (page: Page, path: string) => Promise<string[]>,
) {
  const context = await browser.newContext({ ...screen, ...(baseURL && { baseURL }) })
  const tooMuch: string[] = []
  for (const path of await pagesOf(request)) {
    const page = await context.newPage()
    tooMuch.push(...(await check(page, path)).map((found) => `${path}: ${found}`))
    await page.close()
  }
  await context.close()
  return tooMuch
}

for (const screen of [phone, desktop])
  test(`at ${screen.viewport.width} px every page stays within its budget before any interaction, and nothing shifts`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(480_000)
    const tooMuch = await onEachPage({ browser, request, baseURL, screen }, async (page, path) => {
      const weight = weigh(page, baseURL)
      await page.goto(path, { waitUntil: 'networkidle' })
      const [script, style, font] = await Promise.all([
        weight.of('script'),
        weight.of('stylesheet'),
        weight.of('font'),
      ])
      expect(script, `${path} has a script`).toBeGreaterThan(1000)
      const heavy = Object.entries({ script, style, font })
        .filter(([part, size]) => size > budget[part as keyof typeof budget])
        .map(([part, size]) => `${size} bytes of ${part}`)
      const shift = await shiftOf(page)
      const shifts = shift.value > 0.001 ? [inWords(shift)] : []
      const pictures = await oversized(page)
      return [...heavy, ...shifts, ...pictures, ...weight.foreign().map((url) => `asks ${url}`)]
    })
    expect(tooMuch).toEqual([])
  })

// On a phone the most lines wrap.
test('little moves when typefaces arrive after the text', async ({ browser, request, baseURL }) => {
  test.setTimeout(480_000)
  const tooMuch = await onEachPage({ browser, request, baseURL, screen: phone }, async (page, path) => {
    await page.route('/fonts/*', async (route) => {
      await painted(page)
      await route.continue()
    })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const shift = await shiftOf(page)
    return shift.value > mostShiftOfFonts ? [inWords(shift)] : []
  })
  expect(tooMuch).toEqual([])
})

test('the form and its notifications stay within their weight once they are used', async ({
  page,
  baseURL,
}) => {
  await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: {} }))
  const weight = weigh(page, baseURL)
  await open(page, '/contact')
  await fillInquiry(page)
  await sendButton(page).click()
  await expect(toastOf(page)).toBeVisible()
  const script = await weight.of('script')
  expect(script).toBeGreaterThan(budget.script)
  expect(script).toBeLessThanOrEqual(budget.scriptOfForm)
})

test('the home page is small as a document', async ({ request }) => {
  const { raw, brotli } = await sizesOf(await (await request.get('/')).body())
  expect(raw).toBeLessThanOrEqual(homeBudget.raw)
  expect(brotli).toBeLessThanOrEqual(homeBudget.brotli)
})

test('every page is recognized as written by Next, and sent without Next’s scripts', async ({ request }) => {
  const whole: string[] = []
  for (const path of await pagesOf(request)) {
    const html = await (await request.get(path)).text()
    // Only a page that was recognized gets the rules.
    const isLight = html.includes('<script type="speculationrules">')
    if (!isLight || /__next_f|<script[^>]*\/_next\/static\/chunks\//.test(html)) whole.push(path)
  }
  expect(
    whole,
    'These pages went out whole: Next writes a script in a way that src/front/cache/stripNextScripts.ts does not know.',
  ).toEqual([])
})
