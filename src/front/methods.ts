import type { RequestHandler } from 'express'
import { fail } from './errorPage'

const reading = 'GET, HEAD'
const anything = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/** Where something may be sent to; all else is pages and files, which take nothing in. */
const takes = /^\/(?:admin|api)(?:\/|$)/

/** The methods of a path, as the `Allow` header lists them. */
export const methodsOf = (path: string): string => (takes.test(path) ? anything : reading)

/** Headers by which a request claims another method than its own: what a proxy or a log sees must be what is done. */
const claims = ['x-http-method-override', 'x-http-method', 'x-method-override']

/** Refuses methods that a path does not have (TRACE and its like nowhere), and methods in disguise. */
export const refuseMethods: RequestHandler = (req, res, next) => {
  const allowed = methodsOf(req.path)
  if (!allowed.split(', ').includes(req.method)) fail(req, res, 405, { allow: allowed })
  else if (claims.some((name) => name in req.headers)) fail(req, res, 400)
  else next()
}
