import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { cutText } from '@/domain/cutText'
import { OgBesidePicture } from './OgBesidePicture'
import { type Card, OgDrawing } from './OgDrawing'
import { withPicture } from './ogPicture'

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

/** A text without what can't be drawn; empty if that is most of its letters, as fragments would say nothing. */
function drawnText(text: string): string {
  const letters = (part: string) => part.match(/\p{L}/gu)?.length ?? 0
  const drawn = drawable(text)
  return letters(drawn) * 2 < letters(text) ? '' : drawn
}

/**
 * The social image of a page, as PNG: 1200×630, with title and brand.
 * @param column its picture in the size of `pictureColumn`; null draws a card without
 */
export async function ogImage(card: Card, column: Buffer | null): Promise<Buffer> {
  const title = cutText(drawnText(card.title), column ? 90 : 140)
  const label = cutText(drawnText(card.label), 60)
  const { moved, price } = card
  const drawn = {
    // Without a readable title the label is in its place.
    title: title || label,
    label: title && label,
    siteName: cutText(drawnText(card.siteName), 40),
    fontFamily,
    ...(moved && {
      moved: {
        ...moved,
        label: cutText(drawnText(moved.label), 90),
        beforeUnit: drawable(moved.beforeUnit),
        unit: drawable(moved.unit),
      },
    }),
    ...(price && { price: drawable(price) }),
  }
  fonts ??= loadFonts()
  const image = new ImageResponse(column ? <OgBesidePicture {...drawn} /> : <OgDrawing {...drawn} />, {
    ...size,
    fonts: await fonts,
  })
  const png = Buffer.from(await image.arrayBuffer())
  return column ? withPicture(png, column) : png
}
