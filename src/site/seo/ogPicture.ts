import { buffer } from 'node:stream/consumers'
import type { CardPicture } from '@/content/cards'
import { grounds } from '@/domain/grounds'
import { mediaStoreOf } from '@/ops/media/mediaStoreOf'
import { settings } from '@/settings'
import { sharp } from '@/storage/imageWork'

/** Where a social image has its picture, in pixels. */
export const pictureColumn = { left: 620, width: 580, height: 630 }
/** A landscape picture is cropped to this, if what is above it can be filled with its own ground. */
const widest = 1.45
/** How much of an image's edge shows its ground, in pixels. */
const edgeHeight = 4
/** How much the color of a ground may vary, of 255. */
const plain = 8
/** Ways to store an image, best first: most photos need the second, and even noise is small enough in the last. */
const encodings = [{ colours: 256 }, { colours: 256, dither: 0 }, { colours: 16 }]
/** Messengers skip images that are larger. */
const maxBytes = 300_000

type Size = { width: number; height: number }

/** The largest area of a ratio within an image, around its focal point. */
function cropped({ width, height }: Size, ratio: number, { focalX, focalY }: CardPicture) {
  const area = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  const start = (whole: number, part: number, focus: number) =>
    Math.round(Math.min(whole - part, Math.max(0, (whole * focus) / 100 - part / 2)))
  return { ...area, left: start(width, area.width, focalX), top: start(height, area.height, focalY) }
}

type Color = { r: number; g: number; b: number }

/** The color of an image's edge; null if it has none of its own, as in a photo. */
async function groundAt(image: Buffer, width: number, top: number): Promise<Color | null> {
  const edge = sharp(image).extract({ left: 0, top, width, height: edgeHeight })
  const { channels } = await sharp(await edge.toBuffer()).stats()
  if (channels.some(({ stdev }) => stdev > plain)) return null
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => Math.round(mean))
  return { r, g, b }
}

const isSame = (one: Color, other: Color | null) =>
  other !== null && (['r', 'g', 'b'] as const).every((part) => Math.abs(one[part] - other[part]) <= plain)

/** An image filling the column of a picture. One on a plain ground is hardly cropped: its ground goes on above it. */
async function fillColumn(stored: Buffer, picture: CardPicture): Promise<Buffer> {
  const { data: image, info } = await sharp(stored)
    .flatten({ background: picture.ground ? grounds[picture.ground].light : '#ffffff' })
    .toColorspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = pictureColumn
  const isWide = info.width > info.height && info.height >= edgeHeight
  const ground = isWide ? await groundAt(image, info.width, 0) : null
  const below = ground && (await groundAt(image, info.width, info.height - edgeHeight))
  const ratio = ground ? Math.min(widest, info.width / info.height) : width / height
  return sharp(image)
    .extract(cropped(info, ratio, picture))
    .resize({
      width,
      height,
      fit: ground ? 'contain' : 'cover',
      position: ground && isSame(ground, below) ? 'centre' : 'bottom',
      background: ground ?? '#ffffff',
    })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** A stored image, cropped to the column of a social image; null if its file is missing or can't be read. */
export async function ogPicture(picture: CardPicture): Promise<Buffer | null> {
  try {
    const stored = await mediaStoreOf(settings).read(picture.file)
    return stored ? await fillColumn(await buffer(stored.content), picture) : null
  } catch {
    return null
  }
}

/** A drawing with a picture in its column, as PNG of at most 300 kB. */
export async function withPicture(drawing: Buffer, column: Buffer): Promise<Buffer> {
  const { left } = pictureColumn
  const whole = await sharp(drawing)
    .composite([{ input: column, left, top: 0 }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  let png = whole
  for (const encoding of encodings) {
    png = await sharp(whole)
      .png({ palette: true, effort: 4, ...encoding })
      .toBuffer()
    if (png.length <= maxBytes) break
  }
  return png
}
