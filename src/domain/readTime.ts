const wordsPerMinute = 200
export const defaultReadTime = 5

/** Markup within a line: it ends no word. */
const inline = /<\/?(?:a|b|code|em|i|s|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi

/** The text of a piece of HTML, without markup; entities count as one character. */
export function textOfHtml(html: string): string {
  return html
    .replace(inline, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z0-9#]+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Minutes to read: words of the text without markup / 200, rounded, at least 1 (specification §5). */
export function readTime(html: string): number {
  const words = textOfHtml(html).split(' ').filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
