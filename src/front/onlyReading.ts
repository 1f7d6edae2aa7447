import type { RequestHandler } from 'express'
import { isPage } from './cache/policy'
import { fail } from './errorPage'

/** Public pages take nothing in: what visitors send goes to /api. */
export const onlyReading: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD' || !isPage(req.path)) next()
  else fail(req, res, 405)
}
