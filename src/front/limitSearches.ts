import type { RequestHandler } from 'express'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { isSearch } from './cache/policy'
import { fail } from './errorPage'
import { addressHeader } from './visitor'

/** Nobody types more words in a minute; each is searched for while it grows. */
const perAddress = new RateLimiterMemory({ points: 120, duration: 60 })

const isPublic = (path: string) => !/^\/(?:admin|api\/admin|_next)(?:\/|$)/.test(path)

/** What is searched for is endless and kept by no cache, in whichever list: so many an address, no more. */
export const limitSearches: RequestHandler = (req, res, next) => {
  if (!isPublic(req.path) || !isSearch(req.url)) return next()
  perAddress.consume(String(req.headers[addressHeader])).then(
    () => next(),
    () => fail(req, res, 429),
  )
}
