export const unsafeUrlProblem = 'Enter a URL that starts with http://, https:// or a single slash.'

const controlOrSpace = /[\p{Cc}\s]/u

/**
 * Whether a URL is safe in a link or an image: http(s), or a path of this site. Not `javascript:`, `data:` or
 * protocol-relative URLs.
 */
export function isSafeUrl(value: string): boolean {
  if (controlOrSpace.test(value)) return false
  if (/^\/(?![/\\])/.test(value)) return true
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}

/** Whether it is a URL with https. */
export const isHttpsUrl = (value: string): boolean =>
  /^https:\/\//i.test(value) && !controlOrSpace.test(value) && URL.canParse(value)
