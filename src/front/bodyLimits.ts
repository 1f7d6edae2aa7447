import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { database } from '../database/outage'
import { maxStaffBody, maxUploadSize } from '../domain/uploads'
import { bridge } from '../runtime/bridge'
import { BufferedBody } from './BufferedBody'
import { fail } from './errorPage'

/** Body size limit for anyone, in bytes: an inquiry has 20 kB at most, a login less. */
const maxAnonymousBody = 100_000
/** Allowance for the other parts of a form with a file. */
const formOverhead = 100_000

/** Milliseconds. */
const timeouts = { idle: 15_000, total: 30_000 }
/** Milliseconds during which the rest of a rejected body is read: clients only read the response after sending it. */
const linger = 2000

const isUpload = (path: string) => /^\/api\/media(?:\/|$)/.test(path)
/** Paths that visitors send to. Elsewhere a large body comes from staff, whose session may have expired. */
const isVisitors = (path: string) =>
  /^\/api\/(?:leads|auth|users|services|products|projects|blog-posts)(?:\/|$)/.test(path)

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

async function isLoggedIn({ headers }: IncomingMessage): Promise<boolean> {
  const names = ['cookie', 'authorization', 'origin', 'sec-fetch-site'] as const
  const given = names.flatMap((name) =>
    headers[name] ? [[name, String(headers[name])] as [string, string]] : [],
  )
  return (await bridge.isLoggedIn?.(new Headers(given))) ?? false
}

/**
 * Passes a request on once its body is complete and small enough: 100 kB for anyone, more for logged-in users. A
 * declared length is checked before the body is requested.
 */
export const limitBodies: RequestHandler = async (req, res, next) => {
  if (!hasBody(req)) return next()
  let isStaff: boolean | undefined
  const raise = async () => {
    isStaff = await isLoggedIn(req)
    if (!isStaff) return maxAnonymousBody
    return isUpload(req.path) ? maxUploadSize + formOverhead : maxStaffBody
  }
  const welcome = () => {
    if (req.headers.expect) res.writeContinue()
  }
  const held = await new BufferedBody(req, { limit: maxAnonymousBody, raise, welcome, ...timeouts }).outcome
  if (held === 'whole') return next()
  if (held === 'gone') return
  setTimeout(() => req.complete || req.socket.destroy(), linger).unref()
  if (held === 'late') fail(req, res, 408)
  else if (isStaff || isVisitors(req.path)) fail(req, res, 413)
  // While the database is down nobody is known, and a 401 would log them out.
  else fail(req, res, isStaff === undefined || database.isAway ? 503 : 401)
}
