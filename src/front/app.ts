import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { database } from '../database/outage'
import { siteScripts } from '../domain/siteScripts'
import { requestContext } from '../logging/requestContext'
import { log, logRequest } from '../logging/requestLog'
import { settings } from '../settings'
import { isEventStream } from './api/sendEvents'
import { refuseBadAddress } from './badAddress'
import { limitBodies } from './bodyLimits'
import { renewWithContent } from './cache/caches'
import { answerFromMemory, fillMemory } from './cache/fromMemory'
import { isRscRequest } from './cache/policy'
import { publicFiles } from './cache/publicFiles'
import type { Handler } from './cache/Rendering'
import { handleRscRequests } from './cache/rscRequests'
import { apiPolicy, noncePolicy } from './contentSecurity'
import { deferInvalidation } from './deferInvalidation'
import { fail } from './errorPage'
import { addressOfVisitor, forwardVisitorAddress } from './forwarded'
import { health } from './health'
import { isForUs, refuseOtherHosts } from './hosts'
import { limitRenderings } from './limitRenderings'
import { limitRequests } from './limitRequests'
import { limitSearches } from './limitSearches'
import { refuseMethods } from './methods'
import { countRequest } from './metrics/countRequest'
import { metricsEndpoint } from './metrics/endpoint'
import { refuseWhileUnavailable } from './refuseWhileUnavailable'
import { requestId, requestIdHeader } from './requestId'
import { addSecurityHeaders } from './securityHeaders'
import { isWarmUp } from './warmUp'

const identify: RequestHandler = (req, res, next) => {
  const start = performance.now()
  const id = requestId(req)
  const seen = { method: req.method, url: req.url, address: addressOfVisitor(req) }
  req.headers[requestIdHeader] = id
  res.set(requestIdHeader, id)
  if (!isWarmUp(req))
    res.once('close', () => {
      const duration = performance.now() - start
      logRequest(seen, { id, status: res.statusCode, duration })
      countRequest(seen, res.statusCode, isEventStream(res.getHeader('content-type')) ? undefined : duration)
    })
  requestContext.run({ id }, next)
}

/**
 * Adds the policy of a response that is not from memory. Next reads the nonce from the request's own policy and adds it
 * to its scripts. An RSC response has no scripts.
 */
const addPolicy: RequestHandler = (req, res, next) => {
  if (req.path.startsWith('/api/')) {
    res.set('Content-Security-Policy', apiPolicy)
    return next()
  }
  if (isRscRequest(req)) {
    delete req.headers['content-security-policy']
    return next()
  }
  const policy = noncePolicy(randomBytes(16).toString('base64'), req.path)
  req.headers['content-security-policy'] = policy
  res.set('Content-Security-Policy', policy)
  next()
}

/** Next responds with 500 to a range beyond the end of a file. Files in `public/` are small and sent whole. */
const ignoreRange: RequestHandler = (req, _res, next) => {
  if (publicFiles.has(req.path)) delete req.headers.range
  next()
}

const answerErrors: ErrorRequestHandler = (error, req, res, _next) => {
  log.error({ err: error, id: res.get(requestIdHeader) }, 'request failed')
  fail(req, res, database.isAway ? 503 : 500)
}

const pass: RequestHandler = (_req, _res, next) => next()

interface Options {
  dev: boolean
  /** Passed by every request before anything works for it. */
  gate?: RequestHandler
}

/**
 * The front server around Next. In development, pages are neither cached nor restricted by a policy, which would break
 * Next's tools.
 */
export function frontServer(next: Handler, { dev, gate = pass }: Options): RequestListener {
  const app = express()
    .disable('x-powered-by')
    .set('trust proxy', settings.trustedProxies)
    .use(
      identify,
      addSecurityHeaders,
      refuseBadAddress,
      health,
      ...metricsEndpoint,
      refuseOtherHosts,
      refuseMethods,
      forwardVisitorAddress,
      limitRequests,
      refuseWhileUnavailable,
      limitBodies,
      gate,
      limitSearches,
      deferInvalidation,
    )
  if (dev) app.use(siteScripts, express.static('.next/static/site'))
  else {
    renewWithContent(next)
    app.use(fillMemory(next), limitRenderings(gate), addPolicy, handleRscRequests)
  }
  app.use(ignoreRange, (req, res) => next(req, res)).use(answerErrors)
  return (req, res) => {
    if (dev || !isForUs(req) || !answerFromMemory(req, res)) app(req, res)
  }
}
