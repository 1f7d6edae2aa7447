// npm run bench weight: what a page of the built product brings before anybody touches it, beside what is wanted;
// tests/e2e/budget.spec.ts holds every page to it.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chromium, type Page, type Response } from '@playwright/test'
import { getChromium } from '../../scripts/lib/chromium.mjs'
import { withDemo } from './demo'
import { compare, end } from './report'

const wanted = { script: 15, style: 15, font: 90 }
const wantedHome = { raw: 75, brotli: 13 }

const kilobytes = (bytes: number) => bytes / 1000

/** Kilobytes of each kind that a page loads; scripts and styles as gzip sends them. */
async function weigh(page: Page, address: string) {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await page.goto(address, { waitUntil: 'networkidle' })
  const sizeOf = async (type: string) => {
    const ofType = answers.filter((answer) => answer.request().resourceType() === type && answer.ok())
    const bodies = await Promise.all(ofType.map((answer) => answer.body()))
    return kilobytes(
      bodies.reduce((size, body) => size + (type === 'font' ? body : gzipSync(body)).length, 0),
    )
  }
  return { script: await sizeOf('script'), style: await sizeOf('stylesheet'), font: await sizeOf('font') }
}

const browser = await chromium.launch({
  executablePath: await getChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
await withDemo(async ({ baseURL, pages }) => {
  for (const [name, address] of Object.entries({ ...pages, contact: '/contact', search: '/search' })) {
    const page = await browser.newPage()
    const weight = await weigh(page, baseURL + address)
    await page.close()
    for (const kind of ['script', 'style', 'font'] as const)
      compare(`${name}: ${kind}`, { found: weight[kind], wanted: wanted[kind], unit: 'kB' })
  }
  const html = Buffer.from(await (await fetch(baseURL)).arrayBuffer())
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const brotli = brotliCompressSync(html, { params }).length
  compare('home: HTML', { found: kilobytes(html.length), wanted: wantedHome.raw, unit: 'kB' })
  compare('home: HTML as brotli', { found: kilobytes(brotli), wanted: wantedHome.brotli, unit: 'kB' })
}).finally(() => browser.close())
end()
