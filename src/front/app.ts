import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { settings } from '../settings'
import { refuseBadAddress } from './badAddress'
import { limitBodies } from './bodyLimits'
import { answerFromMemory, fillMemory } from './cache/fromMemory'
import type { Handler } from './cache/Rendering'
import { noncePolicy } from './contentSecurity'
import { fail } from './errorPage'
import { passVisitorOn } from './forwarded'
import { health } from './health'
import { limitSearches } from './limitSearches'
import { log, logRequest } from './log'
import { onlyReading } from './onlyReading'
import { requestId, requestIdHeader } from './requestId'
import { addSecurityHeaders } from './securityHeaders'

const identify: RequestHandler = (req, res, next) => {
  const start = performance.now()
  const id = requestId(req)
  const seen = { method: req.method, url: req.url, socket: req.socket }
  req.headers[requestIdHeader] = id
  res.set(requestIdHeader, id)
  res.once('close', () => logRequest(seen, res, { id, duration: performance.now() - start }))
  next()
}

/** Next reads the nonce from the request's own policy and marks its scripts with it. */
const allowByNonce: RequestHandler = (req, res, next) => {
  const policy = noncePolicy(randomBytes(16).toString('base64'), req.path)
  req.headers['content-security-policy'] = policy
  res.set('Content-Security-Policy', policy)
  next()
}

const answerErrors: ErrorRequestHandler = (error, req, res, _next) => {
  log.error({ err: error, id: res.get(requestIdHeader) }, 'request failed')
  fail(req, res, 500)
}

/**
 * The front server around Next. In development pages are neither kept nor held to a policy, which
 * Next's own tools could not work under.
 */
export function frontServer(next: Handler, { dev }: { dev: boolean }): RequestListener {
  const app = express()
    .disable('x-powered-by')
    .set('trust proxy', settings.trustedProxies)
    .use(
      identify,
      addSecurityHeaders,
      refuseBadAddress,
      passVisitorOn,
      health,
      onlyReading,
      limitBodies,
      limitSearches,
    )
  if (!dev) app.use(fillMemory(next), allowByNonce)
  app.use((req, res) => next(req, res)).use(answerErrors)
  return (req, res) => {
    if (dev || !answerFromMemory(req, res)) app(req, res)
  }
}
