/**
 * Makes the demo's images: `npx tsx demo/artwork/make.mts [name…]`, without names all of them.
 * Uses the browser named by CHROMIUM_PATH, else Playwright's own.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { artworks } from './artworks'
import { type Artwork, groundOf } from './kit'

const here = fileURLToPath(new URL('.', import.meta.url))
const images = join(here, '../images')
const fonts = pathToFileURL(join(here, '../../node_modules/@fontsource-variable')).href

const sizes: Record<Artwork['size'], { width: number; height: number; scale: number }> = {
  screen: { width: 1000, height: 625, scale: 2.1 },
  cover: { width: 750, height: 500, scale: 2 },
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !artworks[name])
if (unknown.length) throw new Error(`No such image: ${unknown.join(', ')}`)

const sheets = await Promise.all(['base.css', 'frames.css'].map((name) => readFile(join(here, name), 'utf8')))
const css = sheets.join('').replaceAll('FONTS', fonts)
const work = await mkdtemp(join(tmpdir(), 'demo-pictures-'))
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
await mkdir(images, { recursive: true })

for (const [name, artwork] of Object.entries(artworks)) {
  if (wanted.length && !wanted.includes(name)) continue
  const { width, height, scale } = sizes[artwork.size]
  const ground = groundOf(artwork) ? 'transparent' : artwork.ground
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  const file = join(work, `${name}.html`)
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><style>${css}</style><body style="background:${ground}">${artwork.html}`,
  )
  await page.goto(pathToFileURL(file).href)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  const made = await sharp(png)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(images, `${name}.webp`))
  console.log(`${name}.webp ${made.width}×${made.height} ${Math.round(made.size / 1024)} kB`)
}

await browser.close()
await rm(work, { recursive: true })
