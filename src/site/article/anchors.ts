import { unescapeHtml } from '@/domain/escape'
import { slugify } from '@/domain/slug'
import { lowerHeadings } from '@/rich-text/lowerHeadings'

export interface Heading {
  id: string
  text: string
}

export interface AnchoredHtml {
  html: string
  /** Section headings, in order. */
  headings: Heading[]
}

const plainText = (html: string) => unescapeHtml(html.replace(/<[^>]*>/g, '')).trim()

/** Links a heading to itself, for copying; not possible if it contains links. */
const linked = (id: string, inner: string) =>
  inner.includes('<a ') ? inner : `<a class="section-link" href="#${id}">${inner}</a>`

/** An id that no other section uses. */
function freeName(slug: string, used: Set<string>): string {
  let id = slug
  for (let count = 2; used.has(id); count += 1) id = `${slug}-${count}`
  used.add(id)
  return id
}

/**
 * Prepares an article's HTML for its page: headings one level below the page title, each with an id and a link to
 * itself, and code blocks that can be scrolled by keyboard.
 */
export function withAnchors(clean: string): AnchoredHtml {
  const headings: Heading[] = []
  const used = new Set<string>()
  const html = lowerHeadings(clean)
    .replace(
      /<h([2-4])\b([^>]*)>([\s\S]*?)<\/h\1>/g,
      (_, level: string, attributes: string, inner: string) => {
        const text = plainText(inner)
        const id = freeName(`section-${slugify(text) || 'x'}`, used)
        if (level === '2') headings.push({ id, text })
        return `<h${level} id="${id}"${attributes}>${linked(id, inner)}</h${level}>`
      },
    )
    .replace(/<pre\b/g, '<pre tabindex="0"')
  return { html, headings }
}
