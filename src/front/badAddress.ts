import type { RequestHandler } from 'express'
import { fail } from './errorPage'

/** `.` or `..` between slashes of any kind, or as the path's end. */
const dotSegment = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/

/** Percent signs may be encoded themselves, any number of times. */
const encoded = /%(?:25)*(2e|2f|5c)/gi

/** A path as somebody sees it who decodes it again and again; in one pass, whatever it is wrapped in. */
const unwrapped = (path: string) => path.replace(encoded, (_, sign: string) => decodeURIComponent(`%${sign}`))

/**
 * Whether a path climbs, in whatever spelling: each part of the product would see another address in it. Browsers
 * never send one.
 */
const climbs = (path: string): boolean => dotSegment.test(unwrapped(path))

/**
 * Whether an address can be read: a path of ours, one and the same for everybody, with whole percent signs, valid
 * UTF-8, no zero byte, no backslash.
 */
export function isReadable(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  if (!url.startsWith('/') || path.includes('\\') || climbs(path)) return false
  try {
    return !decodeURIComponent(url.replaceAll('+', ' ')).includes('\0')
  } catch {
    return false
  }
}

/** Next answers an unreadable address with 500; it is the sender's mistake. */
export const refuseBadAddress: RequestHandler = (req, res, next) => {
  if (isReadable(req.url)) next()
  else fail(req, res, 400)
}
