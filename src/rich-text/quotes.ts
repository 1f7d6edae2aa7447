import { contentLimits } from '../domain/categories'
import { escapeHtml } from '../domain/escape'
import type { QuoteSource } from '../domain/quoteSource'
import { isExternal, safeHref } from './links'
import { oneLine } from './oneLine'

const nameAttribute = 'data-source'
const urlAttribute = 'data-source-url'

/** A source as it may be shown: one line, a safe URL; null without a name. */
function cleanSource({ name, url }: QuoteSource): QuoteSource | null {
  // The dash is the style sheet's.
  const line = oneLine(name).replace(/^[\s—–-]+/, '')
  const href = safeHref(url) ?? ''
  return line ? { name: line, url: href.length > contentLimits.url ? '' : href } : null
}

/** The source that {@link adoptQuoteSources} found for a `blockquote`. */
export const sourceOf = (quote: Element): QuoteSource | null =>
  cleanSource({ name: quote.getAttribute(nameAttribute) ?? '', url: quote.getAttribute(urlAttribute) ?? '' })

/** Marks a `blockquote` with its source. */
export function markSource(quote: Element, source: QuoteSource | null): void {
  for (const name of [nameAttribute, urlAttribute]) quote.removeAttribute(name)
  if (source) quote.setAttribute(nameAttribute, source.name)
  if (source?.url) quote.setAttribute(urlAttribute, source.url)
}

const isOutermost = (quote: Element) => !quote.parentElement?.closest('blockquote')

/** What names the source: the caption of a figure with one quotation, or the quotation's last part. */
function partOf(quote: Element): Element | null {
  const figure = quote.closest('figure')
  const caption = figure?.querySelector('figcaption')
  const isAlone =
    figure &&
    [...figure.querySelectorAll('blockquote')].filter(isOutermost).length === 1 &&
    [...figure.querySelectorAll('img')].every((image) => quote.contains(image))
  if (caption && isAlone && !quote.contains(caption)) return caption
  const last = quote.lastElementChild
  return last?.matches('footer,cite') && !last.nextSibling?.textContent?.trim() ? last : null
}

/** Moves the sources that other editors write beside or into a quotation to the `blockquote`, for {@link sourceOf}. */
export function adoptQuoteSources(body: HTMLElement): void {
  for (const quote of body.querySelectorAll('blockquote')) {
    markSource(quote, null)
    const part = isOutermost(quote) ? partOf(quote) : null
    const source = part && {
      name: part.textContent ?? '',
      url: part.querySelector('a')?.getAttribute('href') ?? '',
    }
    const clean = source && cleanSource(source)
    if (!clean || !quote.textContent?.replace(source.name, '').trim()) continue
    part.remove()
    markSource(quote, clean)
  }
}

/** A quotation's HTML, in a figure if it has a source. */
export function quoteHtml(quote: string, source: QuoteSource | null): string {
  const shown = quote && source && cleanSource(source)
  if (!shown) return quote
  const name = escapeHtml(shown.name)
  const rel = isExternal(shown.url) ? ' rel="noopener noreferrer"' : ''
  const cite = shown.url ? `<a href="${escapeHtml(shown.url)}"${rel}>${name}</a>` : name
  return `<figure>${quote}<figcaption><cite>${cite}</cite></figcaption></figure>`
}
