import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { database } from '../database/outage'
import { publicFiles } from './cache/publicFiles'
import { fail } from './errorPage'

/** Build files, responses that only need settings, and the form, whose input is kept in memory. */
const selfReliant = /^\/(?:_next\/|robots\.txt$|api\/leads\/form$)/

/** Whether a request can be served without the database. */
export function isSelfReliant(req: Pick<IncomingMessage, 'url'>): boolean {
  const [path = ''] = (req.url ?? '').split('?', 1)
  return selfReliant.test(path) || publicFiles.has(path)
}

/** Cached pages have been served before this; other requests are rejected at once. */
export const refuseWhileUnavailable: RequestHandler = (req, res, next) => {
  if (database.isAway && !isSelfReliant(req)) fail(req, res, 503)
  else next()
}
