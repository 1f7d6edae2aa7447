const wordsPerMinute = 200
export const defaultReadTime = 5

/** Inline elements, which don't end a word. */
const inline = /<\/?(?:a|b|code|em|i|s|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi

/** The text of some HTML; each entity counts as one character. */
export function textOfHtml(html: string): string {
  return html
    .replace(inline, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z0-9#]+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The number of words, without markup. */
export const countWords = (html: string): number => textOfHtml(html).split(' ').filter(Boolean).length

/** Minutes to read: words without markup / 200, rounded, at least 1 (specification §5). */
export const readTime = (html: string): number => Math.max(1, Math.round(countWords(html) / wordsPerMinute))
