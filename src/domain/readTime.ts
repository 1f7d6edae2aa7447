const wordsPerMinute = 200
export const defaultReadTime = 5

/** The text of a piece of HTML, without markup; entities count as one character. */
export function textOfHtml(html: string): string {
  return html
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
