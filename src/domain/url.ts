const controlOrSpace = /[\p{Cc}\s]/u

/**
 * Whether an address may stand in a link or a picture: http(s), or a path of this site.
 * `javascript:`, `data:` and protocol-relative addresses are not.
 */
export function isSafeUrl(value: string): boolean {
  if (controlOrSpace.test(value)) return false
  if (/^\/(?![/\\])/.test(value)) return true
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}
