import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { database } from '../database/outage'
import { isPart } from './cache/policy'
import { publicFiles } from './cache/publicFiles'
import { fail } from './errorPage'

/** Files of the build, what is made of settings alone, and the form that keeps in memory what somebody typed. */
const selfReliant = /^\/(?:_next\/|robots\.txt$|api\/leads\/form$)/

/** Whether a request can be answered without the database. Parts of pages may be kept by Next. */
export function isSelfReliant(req: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const [path = ''] = (req.url ?? '').split('?', 1)
  return selfReliant.test(path) || publicFiles.has(path) || isPart(req as IncomingMessage)
}

/** What is kept was answered before; the rest is told at once that it cannot be. */
export const refuseWhileAway: RequestHandler = (req, res, next) => {
  if (database.isAway && !isSelfReliant(req)) fail(req, res, 503)
  else next()
}
