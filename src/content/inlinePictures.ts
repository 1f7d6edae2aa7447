import { mediaFileName } from '../domain/mediaFile'
import type { Media } from '../payload-types'
import { escapeHtml } from '../rich-text/escape'
import { settings } from '../settings'
import { anonymous } from './accessContext'
import { mediaByName } from './mediaByName'
import { picture } from './pictures'

const image = /<img src="([^"]+)" alt="([^"]*)" \/>/g
/** How wide a picture of a text is drawn: the measure of the text. */
const sizes = '(min-width: 48rem) 680px, 92vw'

const fileOf = (src: string) => mediaFileName(src, settings.siteUrl)

/** The address of one of the smaller copies, which the library does not list by name. */
const isCopy = (file: string) => /-\d+x\d+\.(?:avif|webp)$/.test(file)

function drawn(src: string, alt: string, media: Media | undefined): string {
  const file = fileOf(src)
  // Deleted since: an old version that was restored may name it. Nothing is better than a broken frame.
  if (file && !media && !isCopy(file)) return ''
  const found = picture({ media }, '')
  const size = found?.width && found.height ? ` width="${found.width}" height="${found.height}"` : ''
  const address = found ? escapeHtml(found.src) : src
  const img = `<img src="${address}" alt="${alt}"${size} loading="lazy" decoding="async" />`
  if (!found?.copies.length) return img
  const sources = found.copies.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${escapeHtml(srcSet)}" sizes="${sizes}" />`,
  )
  return `<picture>${sources.join('')}${img}</picture>`
}

/**
 * Gives the pictures of clean HTML what a page needs to draw them without a jump: those of the
 * library their size and smaller copies, as they are now; those that it has no more are left out. All of them load
 * when they come near.
 */
export async function withInlinePictures(html: string): Promise<string> {
  const files = [...html.matchAll(image)].flatMap(([, src = '']) => fileOf(src) ?? [])
  const media = await mediaByName(files, anonymous)
  return html.replace(image, (_, src: string, alt: string) => drawn(src, alt, media.get(fileOf(src) ?? '')))
}
