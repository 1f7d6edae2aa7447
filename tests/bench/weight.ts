// npm run bench weight: the weight of pages of the built product before any interaction, compared with the targets;
// tests/e2e/budget.spec.ts enforces the budget on every page.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chromium, type Page, type Response } from '@playwright/test'
import { getChromium } from '../../scripts/lib/chromium.mjs'
import { withDemo } from './demo'
import { compare, end } from './report'

const wanted = { script: 15, style: 15, font: 90 }
const wantedHome = { raw: 75, brotli: 13 }

const kilobytes = (bytes: number) => bytes / 1000

/** Kilobytes that a page loads, by type; scripts and styles gzipped. */
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
