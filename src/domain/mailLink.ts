/**
 * A link that writes to an address. What a visitor typed as theirs may contain `?` and `&`, which must not add a
 * recipient or a text (RFC 6068).
 */
export function mailLink(address: string, text?: string): string {
  const at = address.lastIndexOf('@')
  const target = encodeURIComponent(address.slice(0, at)) + address.slice(at)
  return `mailto:${target}${text === undefined ? '' : `?body=${encodeURIComponent(text)}`}`
}
