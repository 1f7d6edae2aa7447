import type { RequestHandler } from 'express'
import { fail } from './errorPage'

/** `.` or `..` between slashes of any kind, or at the end of the path. */
const dotSegment = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/

/** Percent signs may themselves be encoded any number of times. */
const encoded = /%(?:25)*(2e|2f|5c)/gi

/** A path as repeated decoding would show it; takes one pass, whatever the nesting. */
const unwrapped = (path: string) => path.replace(encoded, (_, sign: string) => decodeURIComponent(`%${sign}`))

/**
 * Whether a path contains `..` in any spelling: different parts of the product would see different paths. Browsers
 * never send one.
 */
const hasDotSegment = (path: string): boolean => dotSegment.test(unwrapped(path))

/**
 * Whether a URL is well-formed: an unambiguous path, complete percent encoding, valid UTF-8, no NUL byte and no
 * backslash.
 */
export function isReadable(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  if (!url.startsWith('/') || path.includes('\\') || hasDotSegment(path)) return false
  try {
    return !decodeURIComponent(url.replaceAll('+', ' ')).includes('\0')
  } catch {
    return false
  }
}

/** Next responds to malformed URLs with a 500, but they are client errors. */
export const refuseBadAddress: RequestHandler = (req, res, next) => {
  if (isReadable(req.url)) next()
  else fail(req, res, 400)
}
