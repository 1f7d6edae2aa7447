import type { RequestHandler } from 'express'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { fail } from './errorPage'

/** Nobody types more words in a minute; each is searched for while it grows. */
const perAddress = new RateLimiterMemory({ points: 120, duration: 60 })

const isSearch = (path: string) => /^\/(?:(?:en|es|fr|de)\/)?search$/.test(path)

/** What is searched for is endless and kept by no cache: so many an address, no more. */
export const limitSearches: RequestHandler = (req, res, next) => {
  if (!isSearch(req.path) || !/[?&]search=./.test(req.url)) return next()
  perAddress.consume(req.ip ?? 'unknown').then(
    () => next(),
    () => fail(req, res, 429),
  )
}
