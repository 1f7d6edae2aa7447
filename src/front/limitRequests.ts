import type { RequestHandler } from 'express'
import { countRefusal } from '../metrics/metrics'
import { addressHeader } from '../rate-limit/visitor'
import { settings } from '../settings'
import { fail } from './errorPage'

/** Requests of each visitor's address that wait for an answer. */
const waiting = new Map<string, number>()

/**
 * Behind proxies all connections are theirs, so that a visitor's share is counted in requests. Also without: one
 * connection can bring any number of them at once.
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
