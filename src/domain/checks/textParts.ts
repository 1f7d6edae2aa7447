import { unescapeHtml } from '../escape'
import { countWords, textOfHtml } from '../readTime'
import { attributeOf } from './attributeOf'

export interface Heading {
  level: number
  text: string
  /** Words from here to the next heading. */
  words: number
}

export interface TextParts {
  headings: Heading[]
  /** Words before the first heading. */
  opening: number
  links: { href: string; text: string }[]
  images: { src: string; alt: string }[]
  /** The words of each paragraph. */
  paragraphs: number[]
}

/** What the editor doesn't show as elements of their own: a quote's source and captions. */
const figcaptions = /<figcaption\b[^>]*>[\s\S]*?<\/figcaption>/gi

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)]
const attribute = (tag: string, name: string) => unescapeHtml(attributeOf(tag, name) ?? '').trim()

/** The parts of a text that are checked, each kind in document order. Takes HTML as the editor writes it. */
export function textParts(html: string): TextParts {
  const text = html.replace(figcaptions, '')
  const headings = matches(text, /<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/gi)
  const wordsUntil = (from: number, next = headings[from]) => {
    const before = headings[from - 1]
    return countWords(text.slice(before ? before.index + before[0].length : 0, next?.index))
  }
  return {
    headings: headings.map(([, level, inner = ''], index) => ({
      level: Number(level),
      text: textOfHtml(inner),
      words: wordsUntil(index + 1),
    })),
    opening: wordsUntil(0),
    links: matches(text, /(<a\b[^>]*>)([\s\S]*?)<\/a>/gi).map(([, tag = '', inner = '']) => ({
      href: attribute(tag, 'href'),
      text: textOfHtml(inner),
    })),
    images: matches(text, /<img\b[^>]*>/gi).map(([tag]) => ({
      src: attribute(tag, 'src'),
      alt: attribute(tag, 'alt'),
    })),
    paragraphs: matches(text, /<p\b[^>]*>([\s\S]*?)<\/p>/gi).map(([, inner = '']) => countWords(inner)),
  }
}
