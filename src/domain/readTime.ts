import { unescapeHtml } from './escape'

const wordsPerMinute = 200
export const defaultReadTime = 5

/** Inline elements, which don't end a word. */
const inline = /<\/?(?:a|b|code|em|i|s|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi

/** A character that was escaped; a space for any other entity, as most are one. */
function characterOf(entity: string): string {
  const character = unescapeHtml(entity)
  return character === entity ? ' ' : character
}

/** The text of some HTML. */
export function textOfHtml(html: string): string {
  return html
    .replace(inline, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z0-9#]+;/gi, characterOf)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The number of words, without markup. */
export const countWords = (html: string): number => textOfHtml(html).split(' ').filter(Boolean).length

/** Minutes to read: words without markup / 200, rounded, at least 1 (specification §5). */
export const readTime = (html: string): number => Math.max(1, Math.round(countWords(html) / wordsPerMinute))
