const protocols = ['http:', 'https:', 'mailto:', 'tel:']
/** Stands for the site itself, whatever its URL. */
const here = 'https://here.invalid'

/** Parsed as browsers do, which ignore the tabs and line breaks in `java\nscript:`. */
const parse = (href: string) => (URL.canParse(href, here) ? new URL(href, here) : null)

/** Another site, using the page's own protocol. */
const protocolRelative = /^[/\\]{2}/

/** A link that is safe to follow; null for `javascript:`, `data:`, `//host` and the like. */
export function safeHref(href: unknown): string | null {
  if (typeof href !== 'string') return null
  const trimmed = href.replace(/[\p{Cc}\s]+/gu, '')
  const url = trimmed && !protocolRelative.test(trimmed) ? parse(trimmed) : null
  return url && protocols.includes(url.protocol) ? trimmed : null
}

/** Whether a safe URL leads to another site. */
export function isExternal(href: string): boolean {
  const url = parse(href)
  return Boolean(url?.protocol.startsWith('http')) && url?.origin !== here
}
