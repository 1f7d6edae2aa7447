import { escapeHtml } from '../domain/escape'
import { oneLine } from './oneLine'

const attribute = 'data-caption'

/** The caption that {@link adoptCaptions} found for an image; '' for none. */
export const captionOf = (image: Element): string => image.getAttribute(attribute) ?? ''

/** Moves the caption of each figure with a single image to the image, for {@link captionOf}. */
export function adoptCaptions(body: HTMLElement): void {
  for (const image of body.querySelectorAll(`[${attribute}]`)) image.removeAttribute(attribute)
  for (const figure of body.querySelectorAll('figure')) {
    const caption = figure.querySelector('figcaption')
    const [image, ...others] = figure.querySelectorAll('img')
    if (!image || others.length || !caption || caption.contains(image)) continue
    const text = oneLine(caption.textContent ?? '')
    if (text) image.setAttribute(attribute, text)
    caption.remove()
  }
}

/** An image, in a figure if it has a caption. */
export function imageHtml({ src, alt, caption }: { src: string; alt: unknown; caption: unknown }): string {
  const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" />`
  const text = oneLine(String(caption ?? ''))
  return text ? `<figure>${image}<figcaption>${escapeHtml(text)}</figcaption></figure>` : image
}
