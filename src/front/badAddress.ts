import type { RequestHandler } from 'express'
import { fail } from './errorPage'

/** Whether an address can be read: a path of ours, whole percent signs, valid UTF-8, no zero byte. */
export function isReadable(url: string): boolean {
  try {
    return url.startsWith('/') && !decodeURIComponent(url.replaceAll('+', ' ')).includes('\0')
  } catch {
    return false
  }
}

/** Next answers an unreadable address with 500; it is the sender's mistake. */
export const refuseBadAddress: RequestHandler = (req, res, next) => {
  if (isReadable(req.url)) next()
  else fail(req, res, 400)
}
