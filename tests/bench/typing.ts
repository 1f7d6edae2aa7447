// npm run bench typing: the input delay when typing into the searches of the built product's lists, on a phone four
// times as slow as this machine.
import type { Page } from '@playwright/test'
import { launchChromium } from '../launchChromium'
import { withDemo } from './demo'
import { percentile } from './percentile'
import { compare, end } from './report'

/** Milliseconds from a key to the next paint; web.dev rates up to 200 as good (Interaction to Next Paint). */
const wanted = 100
const slowdown = 4
const text = 'analytics dashboard'

/** Milliseconds from each key to the next paint, as timed by the browser. */
async function delaysOf(page: Page, address: string): Promise<number[]> {
  await page.addInitScript(() => {
    const delays: number[] = []
    Object.assign(window, { delays })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') delays.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // As fast as people type: lists are requested and replaced in between.
  await page.getByRole('searchbox').first().pressSequentially(text, { delay: 120 })
  await page.waitForLoadState('networkidle')
  const slow = await page.evaluate(() => (window as unknown as { delays: number[] }).delays)
  // Faster ones aren't reported.
  return [...slow, ...Array.from({ length: Math.max(0, text.length - slow.length) }, () => 16)]
}

const browser = await launchChromium()
await withDemo(async ({ baseURL }) => {
  for (const path of ['/products', '/blog', '/search']) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    const delays = await delaysOf(page, baseURL + path)
    await page.close()
    compare(`${path}: a key, p98`, { found: percentile(delays, 0.98), wanted, unit: 'ms' })
  }
}).finally(() => browser.close())
end()
