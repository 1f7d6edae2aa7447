// npm run bench looks: whether the front server changes how a page looks. Compares each public page, at three widths, light
// and dark, to the same page from bare Next. The images of those that differ are kept.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { missingPages, publicPages } from '../e2e/publicPages'
import { launchChromium } from '../launchChromium'
import { withDemo } from './demo'

const widths = [360, 768, 1440]
const schemes = ['light', 'dark'] as const
/** Which pages to compare: part of them, as a pattern. */
const only = new RegExp(process.env.BENCH_ONLY ?? '')
/** Of a color channel, from 0 to 255: antialiasing may differ by as much. */
const tolerance = 24

const isPicture = /^[^?]*\/api\/media\//

interface Shot {
  page: string
  width: number
  scheme: (typeof schemes)[number]
}

const nameOf = ({ page, width, scheme }: Shot) =>
  `${page.slice(1).replaceAll('/', '-') || 'home'}-${width}-${scheme}`

/** Shows everything that appears or loads as a visitor scrolls down. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    scrollTo(0, 0)
    await document.fonts.ready
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  })
  await page.waitForLoadState('networkidle')
}

/** What the front server answers to requests for pictures, which bare Next doesn't serve. */
const pictures = new Map<string, { contentType: string; body: Buffer }>()

async function keepPicture(route: Route): Promise<void> {
  const answer = await route.fetch()
  const kept = { contentType: answer.headers()['content-type'] ?? '', body: await answer.body() }
  pictures.set(new URL(route.request().url()).pathname, kept)
  await route.fulfill(kept)
}

async function sendPicture(route: Route): Promise<void> {
  await route.fulfill(pictures.get(new URL(route.request().url()).pathname) ?? { status: 404 })
}

interface Site {
  baseURL: string
  onPicture: (route: Route) => Promise<void>
}

/** Takes an image of each page. @returns by name */
async function shoot(
  browser: Browser,
  { baseURL, onPicture }: Site,
  shots: Shot[],
): Promise<Map<string, Buffer>> {
  const images = new Map<string, Buffer>()
  for (const shot of shots) {
    const page = await browser.newPage({
      baseURL,
      viewport: { width: shot.width, height: 900 },
      colorScheme: shot.scheme,
      reducedMotion: 'reduce',
    })
    await page.route(isPicture, onPicture)
    await page.goto(shot.page, { waitUntil: 'networkidle' })
    // Where the chat button finds room depends on when it looks.
    await page.addStyleTag({ content: '.chat-place { visibility: hidden }' })
    await showAll(page)
    images.set(nameOf(shot), await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }))
    await page.close()
  }
  return images
}

/** @returns the share of pixels that differ, from 0 to 1; 1 for images of different sizes */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const read = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [a, b] = await Promise.all([read(one), read(other)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let count = 0
  for (let pixel = 0; pixel < a.data.length; pixel += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((a.data[pixel + channel] ?? 0) - (b.data[pixel + channel] ?? 0)) > tolerance,
    )
    if (differs) count += 1
  }
  return count / (a.data.length / 3)
}

const folder = mkdtempSync(path.join(tmpdir(), 'frontdesk-looks-'))
const browser = await launchChromium()
const different: string[] = []
let count = 0
try {
  await withDemo(async ({ baseURL, product }) => {
    const context = await browser.newContext({ baseURL })
    const all = [...(await publicPages(context.request)), '/search?search=web', ...missingPages]
    const pages = all.filter((page) => only.test(page))
    await context.close()
    const shots = pages.flatMap((page) =>
      widths.flatMap((width) => schemes.map((scheme) => ({ page, width, scheme }))),
    )
    const ours = await shoot(browser, { baseURL, onPicture: keepPicture }, shots)
    await product.stop()
    await product.startProgram('tests/bench/bareNext.mjs')
    const bare = await shoot(browser, { baseURL, onPicture: sendPicture }, shots)
    for (const [name, image] of ours) {
      const other = bare.get(name) as Buffer
      const share = await difference(image, other)
      count += 1
      if (!share) continue
      different.push(`${name}: ${(share * 100).toFixed(3)} % of pixels`)
      await sharp(image).toFile(path.join(folder, `${name}.png`))
      await sharp(other).toFile(path.join(folder, `${name}-bare.png`))
    }
  })
} finally {
  await browser.close()
}
console.log(`${count - different.length} of ${count} images are the same.`)
for (const one of different) console.log(`Different: ${one}`)
if (different.length) console.log(`Images: ${folder}`)
else rmSync(folder, { recursive: true })
process.exit(different.length ? 1 : 0)
