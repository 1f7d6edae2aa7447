export const unsafeUrlProblem = 'Enter a URL that starts with http://, https:// or a single slash.'

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

/** Whether an address is one of the web, over TLS. */
export const isHttpsUrl = (value: string): boolean =>
  /^https:\/\//i.test(value) && !controlOrSpace.test(value) && URL.canParse(value)
