import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import { database } from '@/database/outage'
import { type Line, type Logged, logRequest } from '@/logging/requestLog'
import { metrics } from '@/metrics/metrics'
import { fail } from '../errorPage'
import { addressOfVisitor } from '../forwarded'
import { isOurHost } from '../hosts'
import { countRequest } from '../metrics/countRequest'
import type { PlainGet } from '../plainGet'
import type { PlainAnswer } from '../plainGets'
import { requestId, requestIdHeader } from '../requestId'
import { caches } from './caches'
import type { Page } from './encode'
import { addressOf, type CacheRequest, type Kind, kindOf, restOf } from './policy'
import type { Handler } from './Rendering'
import { renderStripped } from './renderStripped'
import { choose, send } from './send'

const kinds = ['page', 'data', 'asset'] as const
const countHit = Object.fromEntries(
  kinds.map((kind) => [kind, metrics.cache.of({ kind, result: 'hit' })]),
) as Record<Kind, () => void>

interface Hit {
  kind: Kind
  page: Page
}

function find(req: CacheRequest): Hit | undefined {
  const kind = kindOf(req)
  const page = kind && caches[kind].get(addressOf(req.url ?? ''))
  return page && { kind, page }
}

/** Logs and counts a hit. */
function recordHit(kind: Kind, req: Logged, line: Line): void {
  logRequest(req, line)
  countRequest(req, line.status, line.duration)
  countHit[kind]()
}

/**
 * Serves from memory if possible, before anything else runs.
 * @returns whether it responded
 */
export function answerFromMemory(req: IncomingMessage, res: ServerResponse): boolean {
  const start = performance.now()
  const hit = find(req)
  if (!hit) return false
  const id = requestId(req)
  send(req, res, hit.page, { added: [requestIdHeader, id] })
  const { method, url } = req
  const seen = { method, url, address: addressOfVisitor(req) }
  recordHit(hit.kind, seen, { id, status: res.statusCode, duration: performance.now() - start, cache: 'hit' })
  return true
}

/** The same for a plain GET; most requests take this path. */
export function answerPlainGet(req: PlainGet, socket: Socket): PlainAnswer | undefined {
  const start = performance.now()
  const hit = isOurHost(req.headers.host) ? find(req) : undefined
  if (!hit) return undefined
  const id = requestId(req)
  const { status, isKnown, variant } = choose(req.headers, hit.page)
  const { method, url, headers } = req
  const seen = { method, url, address: addressOfVisitor({ headers, socket }) }
  recordHit(hit.kind, seen, { id, status, duration: performance.now() - start, cache: 'hit' })
  return { status, head: `${requestIdHeader}: ${id}\r\n`, wire: isKnown ? variant.wireAlone : variant.wire }
}

/** Renders, caches and sends a public page; personal ones are passed on to Next. */
export function fillMemory(handler: Handler): RequestHandler {
  return async (req, res, next) => {
    const kind = kindOf(req)
    if (!kind) return next()
    metrics.cache.add({ kind, result: 'miss' })
    const address = addressOf(req.url)
    const answer = await caches[kind].load(address, () => renderStripped(handler, address, kind))
    if ('page' in answer) send(req, res, answer.page, { rest: restOf(req.url) })
    else if ('personal' in answer) next()
    else fail(req, res, database.isAway ? 503 : 500)
  }
}
