import type { RequestHandler } from 'express'
import { countRefusal } from '../metrics/metrics'
import { addressHeader } from '../rate-limit/visitor'
import { bridge } from '../runtime/bridge'
import { isSearch } from './cache/policy'
import { fail } from './errorPage'

const isPublic = (path: string) => !/^\/(?:admin|api\/admin|_next)(?:\/|$)/.test(path)

/** Searches are endless and not cached, so they are limited per address, across all lists. */
export const limitSearches: RequestHandler = (req, res, next) => {
  if (!bridge.countSearch || !isPublic(req.path) || !isSearch(req.url)) return next()
  bridge.countSearch(String(req.headers[addressHeader])).then(
    () => next(),
    (reason: unknown) => {
      if (reason instanceof Error) return next(reason)
      countRefusal('search')
      fail(req, res, 429)
    },
  )
}
