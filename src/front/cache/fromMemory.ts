import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { database } from '@/database/outage'
import { logRequest } from '@/logging/requestLog'
import { metrics } from '@/metrics/metrics'
import { fail } from '../errorPage'
import { addressOfVisitor } from '../forwarded'
import { countRequest } from '../metrics/countRequest'
import { requestId, requestIdHeader } from '../requestId'
import { caches } from './caches'
import { addressOf, type Kind, kindOf, restOf } from './policy'
import type { Handler } from './Rendering'
import { renderLight } from './renderLight'
import { send } from './send'

const kinds = ['page', 'data', 'asset'] as const
const countHit = Object.fromEntries(
  kinds.map((kind) => [kind, metrics.cache.of({ kind, result: 'hit' })]),
) as Record<Kind, () => void>

/**
 * Serves from memory if possible, before anything else runs; most requests take this path.
 * @returns whether it responded
 */
export function answerFromMemory(req: IncomingMessage, res: ServerResponse): boolean {
  const kind = kindOf(req)
  const page = kind && caches[kind].get(addressOf(req.url ?? ''))
  if (!page) return false
  const start = performance.now()
  const id = requestId(req)
  send(req, res, page, { added: [requestIdHeader, id] })
  const { method, url } = req
  const duration = performance.now() - start
  logRequest({ method, url, address: addressOfVisitor(req) }, res, { id, duration, cache: 'hit' })
  countRequest({ method, url }, res, duration)
  countHit[kind]()
  return true
}

/** Renders, caches and sends a public page; personal ones are passed on to Next. */
export function fillMemory(handler: Handler): RequestHandler {
  return async (req, res, next) => {
    const kind = kindOf(req)
    if (!kind) return next()
    metrics.cache.add({ kind, result: 'miss' })
    const address = addressOf(req.url)
    const answer = await caches[kind].load(address, () => renderLight(handler, address, kind))
    if ('page' in answer) send(req, res, answer.page, { rest: restOf(req.url) })
    else if ('personal' in answer) next()
    else fail(req, res, database.isAway ? 503 : 500)
  }
}
