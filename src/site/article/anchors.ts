import { slugify } from '../../domain/slug'
import { lowerHeadings } from '../../rich-text/lowerHeadings'

export interface Heading {
  id: string
  text: string
}

export interface AnchoredHtml {
  html: string
  /** The headings of its sections, in order. */
  headings: Heading[]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .trim()

/**
 * Clean HTML for the article's page: headings below the page's own, each with an id of its own to
 * link to, and code that can be scrolled by keyboard.
 */
export function withAnchors(clean: string): AnchoredHtml {
  const headings: Heading[] = []
  const used = new Map<string, number>()
  const html = lowerHeadings(clean)
    .replace(
      /<h([2-4])\b([^>]*)>([\s\S]*?)<\/h\1>/g,
      (_, level: string, attributes: string, inner: string) => {
        const text = plainText(inner)
        const slug = `section-${slugify(text) || 'x'}`
        const before = used.get(slug) ?? 0
        used.set(slug, before + 1)
        const id = before ? `${slug}-${before + 1}` : slug
        if (level === '2') headings.push({ id, text })
        return `<h${level} id="${id}"${attributes}>${inner}</h${level}>`
      },
    )
    .replaceAll('<pre>', '<pre tabindex="0">')
  return { html, headings }
}
