import type { RequestHandler } from 'express'
import { countRefusal } from '../metrics/metrics'
import { addressHeader } from '../rate-limit/visitor'
import { settings } from '../settings'
import { fail } from './errorPage'

/** Pending requests per visitor address. */
const waiting = new Map<string, number>()

/**
 * Behind proxies all connections are theirs, so visitors are limited by requests. Without proxies too, because one
 * connection can carry any number of requests.
 */
export const limitRequests: RequestHandler = (req, res, next) => {
  const address = String(req.headers[addressHeader])
  const count = waiting.get(address) ?? 0
  if (count >= settings.maxConnections) {
    countRefusal('requests')
    return fail(req, res, 429)
  }
  waiting.set(address, count + 1)
  res.once('close', () => {
    const left = (waiting.get(address) ?? 1) - 1
    if (left > 0) waiting.set(address, left)
    else waiting.delete(address)
  })
  next()
}
