const protocols = ['http:', 'https:', 'mailto:', 'tel:']
/** Stands for the site itself, whatever its address. */
const here = 'https://here.invalid'

/** Read as a browser does, which skips the tabs and line ends in `java\nscript:`. */
const parse = (href: string) => (URL.canParse(href, here) ? new URL(href, here) : null)

/** Of another site, by whatever protocol this page came. */
const protocolRelative = /^[/\\]{2}/

/** The address of a link as it may be followed; null for `javascript:`, `data:`, `//host` and their like. */
export function safeHref(href: unknown): string | null {
  if (typeof href !== 'string') return null
  const trimmed = href.replace(/[\p{Cc}\s]+/gu, '')
  const url = trimmed && !protocolRelative.test(trimmed) ? parse(trimmed) : null
  return url && protocols.includes(url.protocol) ? trimmed : null
}

/** Whether a safe address leads to another site. */
export function isExternal(href: string): boolean {
  const url = parse(href)
  return Boolean(url?.protocol.startsWith('http')) && url?.origin !== here
}
