import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { cutText } from '@/domain/cutText'
import { type Card, OgDrawing } from './OgDrawing'

const size = { width: 1200, height: 630 }
// Satori reads woff, not woff2 (the site itself loads the variable font), and needs one family name per file.
const subsets = ['latin', 'latin-ext'] as const
const nameOf = (subset: string) => `Bricolage ${subset}`
const fontFamily = subsets.map(nameOf).join(', ')
const folder = 'node_modules/@fontsource/bricolage-grotesque/files'

async function loadFont(subset: string) {
  const file = `bricolage-grotesque-${subset}-600-normal.woff`
  const data = await readFile(path.join(/*turbopackIgnore: true*/ process.cwd(), folder, file))
  return { name: nameOf(subset), data, weight: 600, style: 'normal' } as const
}

let fonts: ReturnType<typeof loadFonts> | undefined
const loadFonts = () => Promise.all(subsets.map(loadFont))

/** The characters the fonts contain. For any other, Satori would request a font from the internet. */
const drawable = (text: string) =>
  text.replace(/[^\u0020-\u007e\u00a0-\u024f\u2010-\u2027\u2030-\u203a\u20ac\u20b9\u2122]/gu, '')

/** The social image of a page, as PNG: 1200×630, with title and brand. */
export async function ogImage({ title, label, siteName, moved, price }: Card): Promise<Buffer> {
  const card = {
    title: cutText(drawable(title), 140),
    label: cutText(drawable(label), 60),
    siteName: cutText(drawable(siteName), 40),
    ...(moved && {
      moved: { ...moved, label: drawable(moved.label), unit: drawable(moved.unit) },
    }),
    ...(price && { price: drawable(price) }),
  }
  fonts ??= loadFonts()
  const image = new ImageResponse(<OgDrawing {...card} fontFamily={fontFamily} />, {
    ...size,
    fonts: await fonts,
  })
  return Buffer.from(await image.arrayBuffer())
}
