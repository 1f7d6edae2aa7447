import { escapeHtml } from '../domain/escape'
import { groundColor } from '../domain/grounds'
import { mediaFileName } from '../domain/mediaFile'
import type { Media } from '../payload-types'
import { settings } from '../settings'
import { anonymous } from './accessContext'
import { mediaByName } from './mediaByName'
import { picture } from './pictures'

const image = /<img src="([^"]+)" alt="([^"]*)" \/>/g
/** The caption of a deleted image. */
const emptyFigure = /<figure><figcaption>[^<]*<\/figcaption><\/figure>/g
/** The rendered width of an inline image: the width of the text column. */
const sizes = '(min-width: 48rem) 680px, 92vw'

const fileOf = (src: string) => mediaFileName(src, settings.siteUrl)

/** The URL of a smaller copy, whose name isn't stored in the library. */
const isCopy = (file: string) => /-\d+x\d+\.(?:avif|webp)$/.test(file)

function drawn(src: string, alt: string, media: Media | undefined): string {
  const file = fileOf(src)
  // The image was deleted, but a restored version still refers to it. No image is better than a broken one.
  if (file && !media && !isCopy(file)) return ''
  const found = picture({ media }, '')
  const size = found?.width && found.height ? ` width="${found.width}" height="${found.height}"` : ''
  const address = found ? escapeHtml(found.src) : src
  const ground = found?.ground ? ` style="background-color:${groundColor(found.ground)}"` : ''
  const inverted = found?.isInverted ? ' class="inverted"' : ''
  const img = `<img src="${address}" alt="${alt}"${size}${ground}${inverted} loading="lazy" decoding="async" />`
  if (!found?.copies.length) return img
  const sources = found.copies.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${escapeHtml(srcSet)}" sizes="${sizes}" />`,
  )
  return `<picture>${sources.join('')}${img}</picture>`
}

/**
 * Prepares the images in sanitized HTML for a page: adds current sizes and smaller copies, to avoid layout shift, and
 * removes deleted images. All load lazily.
 */
export async function withInlinePictures(html: string): Promise<string> {
  const files = [...html.matchAll(image)].flatMap(([, src = '']) => fileOf(src) ?? [])
  const media = await mediaByName(files, anonymous)
  return html
    .replace(image, (_, src: string, alt: string) => drawn(src, alt, media.get(fileOf(src) ?? '')))
    .replace(emptyFigure, '')
}
