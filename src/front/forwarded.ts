import type { RequestHandler } from 'express'
import { settings } from '../settings'
import { networkOf } from './network'
import { addressHeader } from './visitor'

const claims = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Passes on who the visitor is as we see it. What a request claims about its way here counts only
 * as far as `trustedProxies` reaches (Express's `trust proxy`).
 */
export const passVisitorOn: RequestHandler = (req, _res, next) => {
  const address = networkOf(req.ip ?? 'unknown')
  if (settings.trustedProxies === 0) for (const name of claims) delete req.headers[name]
  req.headers[addressHeader] = address
  next()
}
