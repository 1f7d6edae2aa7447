import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { fillInquiry, sendButton, toastOf } from './inquiryForm'
import { shiftOf } from './layoutShift'
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

const inWords = ({ value, moved }: Awaited<ReturnType<typeof shiftOf>>) =>
  `it shifts by ${value.toFixed(3)}: ${moved.join(' ')}`

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

for (const { width, height, deviceScaleFactor } of [
  { width: 412, height: 823, deviceScaleFactor: 1.75 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
]) {
  test(`at ${width} px every page stays within its budget before any interaction, and nothing shifts`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(480_000)
    const context = await browser.newContext({ baseURL, viewport: { width, height }, deviceScaleFactor })
    const tooMuch: string[] = []
    for (const path of await pagesOf(request)) {
      const page = await context.newPage()
      const weight = weigh(page, baseURL)
      await page.goto(path, { waitUntil: 'networkidle' })
      const [script, style, font] = await Promise.all([
        weight.of('script'),
        weight.of('stylesheet'),
        weight.of('font'),
      ])
      expect(script, `${path} has a script`).toBeGreaterThan(1000)
      for (const [part, size] of Object.entries({ script, style, font })) {
        if (size > budget[part as keyof typeof budget]) tooMuch.push(`${path}: ${size} bytes of ${part}`)
      }
      const shift = await shiftOf(page)
      if (shift.value > 0.001) tooMuch.push(`${path}: ${inWords(shift)}`)
      tooMuch.push(...(await oversized(page)).map((picture) => `${path}: ${picture}`))
      tooMuch.push(...weight.foreign().map((url) => `${path}: asks ${url}`))
      await page.close()
    }
    await context.close()
    expect(tooMuch).toEqual([])
  })

  test(`at ${width} px little moves when typefaces arrive after the text`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(480_000)
    const context = await browser.newContext({ baseURL, viewport: { width, height }, deviceScaleFactor })
    const tooMuch: string[] = []
    for (const path of await pagesOf(request)) {
      const page = await context.newPage()
      await page.route('/fonts/*', async (route) => {
        await painted(page)
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      const shift = await shiftOf(page)
      if (shift.value > mostShiftOfFonts) tooMuch.push(`${path}: ${inWords(shift)}`)
      await page.close()
    }
    await context.close()
    expect(tooMuch).toEqual([])
  })
}

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
    if (/__next_f|<script[^>]*\/_next\/static\/chunks\//.test(html)) whole.push(path)
  }
  expect(
    whole,
    'These pages went out whole: Next writes a script in a way that src/front/cache/lighten.ts does not know.',
  ).toEqual([])
})
