import { mediaFileName } from '../domain/mediaFile'
import type { Media } from '../payload-types'
import { escapeHtml } from '../rich-text/escape'
import { settings } from '../settings'
import { anonymous } from './accessContext'
import { mediaByName } from './mediaByName'
import { picture } from './pictures'

const image = /<img src="([^"]+)" alt="([^"]*)" \/>/g
/** How wide an image in a text is shown: the width of the text column. */
const sizes = '(min-width: 48rem) 680px, 92vw'

const fileOf = (src: string) => mediaFileName(src, settings.siteUrl)

/** The URL of a smaller copy, whose name the library doesn't list. */
const isCopy = (file: string) => /-\d+x\d+\.(?:avif|webp)$/.test(file)

function drawn(src: string, alt: string, media: Media | undefined): string {
  const file = fileOf(src)
  // Deleted in the meantime, but named by a restored version. No image is better than a broken one.
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
 * Prepares the images in clean HTML for a page: size and smaller copies of the library's images as they are
 * now, to avoid layout shift; without deleted ones. All of them load lazily.
 */
export async function withInlinePictures(html: string): Promise<string> {
  const files = [...html.matchAll(image)].flatMap(([, src = '']) => fileOf(src) ?? [])
  const media = await mediaByName(files, anonymous)
  return html.replace(image, (_, src: string, alt: string) => drawn(src, alt, media.get(fileOf(src) ?? '')))
}
