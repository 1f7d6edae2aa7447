import { contentLimits } from '../domain/categories'
import { withoutForbidden } from './collapseSpaces'
import { escapeHtml } from './escape'

const attribute = 'data-caption'

/** The caption that {@link adoptCaptions} found for an image; '' for none. */
export const captionOf = (image: Element): string => image.getAttribute(attribute) ?? ''

/** One line of text, within the limit. */
const toCaption = (text: string) =>
  withoutForbidden(text)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, contentLimits.caption)
    // Half of a character.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

/** Moves the caption of each figure with a single image to the image, for {@link captionOf}. */
export function adoptCaptions(body: HTMLElement): void {
  for (const image of body.querySelectorAll(`[${attribute}]`)) image.removeAttribute(attribute)
  for (const figure of body.querySelectorAll('figure')) {
    const caption = figure.querySelector('figcaption')
    const [image, ...others] = figure.querySelectorAll('img')
    if (!image || others.length || !caption || caption.contains(image)) continue
    const text = toCaption(caption.textContent ?? '')
    if (text) image.setAttribute(attribute, text)
    caption.remove()
  }
}

/** An image, in a figure if it has a caption. */
export function imageHtml({ src, alt, caption }: { src: string; alt: unknown; caption: unknown }): string {
  const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" />`
  const text = toCaption(String(caption ?? ''))
  return text ? `<figure>${image}<figcaption>${escapeHtml(text)}</figcaption></figure>` : image
}
