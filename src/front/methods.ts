import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { fail } from './errorPage'

const reading = 'GET, HEAD'
const anything = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/** Paths that accept data; everything else is pages and files. */
const takes = /^\/(?:admin|api)(?:\/|$)/

/** The methods of a path, for the `Allow` header. */
export const methodsOf = (path: string): string => (takes.test(path) ? anything : reading)

/** Headers that override the method: proxies and logs must see the real one. */
const claims = ['x-http-method-override', 'x-http-method', 'x-method-override']

const backOffice = /^\/admin(?:\/|$)/

/** What the screens of the back office send; Next would read anything else as a form, and fail. */
const isAction = ({ headers }: IncomingMessage) => 'next-action' in headers

/** Rejects unsupported methods (such as TRACE anywhere) and method overrides. */
export const refuseMethods: RequestHandler = (req, res, next) => {
  const allowed = methodsOf(req.path)
  if (!allowed.split(', ').includes(req.method)) fail(req, res, 405, { allow: allowed })
  else if (req.method === 'POST' && backOffice.test(req.path) && !isAction(req))
    fail(req, res, 405, { allow: reading })
  else if (claims.some((name) => name in req.headers)) fail(req, res, 400)
  else next()
}
