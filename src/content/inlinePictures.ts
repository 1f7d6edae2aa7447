import type { Media } from '../payload-types'
import { escapeHtml } from '../rich-text/escape'
import { cms } from './payload'
import { picture } from './pictures'

const image = /<img src="([^"]+)" alt="([^"]*)" \/>/g
// Uploads are named by their content, in plain letters.
const stored = /^\/api\/media\/file\/([\w.-]+)$/
/** How wide a picture of a text is drawn: the measure of the text. */
const sizes = '(min-width: 48rem) 680px, 92vw'

const fileOf = (src: string): string | undefined => stored.exec(src)?.[1]

async function mediaOf(files: string[]): Promise<Map<string, Media>> {
  if (!files.length) return new Map()
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { in: files } },
    limit: files.length,
    pagination: false,
    overrideAccess: false,
  })
  return new Map(docs.map((media) => [media.filename ?? '', media]))
}

/**
 * Gives the pictures of clean HTML what a page needs to draw them without a jump: those of the
 * library their size and smaller copies. All of them load when they come near.
 */
export async function withInlinePictures(html: string): Promise<string> {
  const files = [...html.matchAll(image)].flatMap(([, src = '']) => fileOf(src) ?? [])
  const media = await mediaOf(files)
  return html.replace(image, (_, src: string, alt: string) => {
    const found = picture({ media: media.get(fileOf(src) ?? '') }, '')
    const size = found?.width && found.height ? ` width="${found.width}" height="${found.height}"` : ''
    const img = `<img src="${src}" alt="${alt}"${size} loading="lazy" decoding="async" />`
    if (!found?.avif) return img
    const copies = escapeHtml(found.avif)
    return `<picture><source type="image/avif" srcset="${copies}" sizes="${sizes}" />${img}</picture>`
  })
}
