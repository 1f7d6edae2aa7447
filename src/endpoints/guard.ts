import { worksOnContent } from '../domain/roles'
import { maxStaffBody } from '../domain/uploads'
import { isOutage } from '../errors/DatabaseUnavailable'
import { readToEnd, withoutBody } from '../http/fileBody'
import { forbidden, HttpError, notFound } from '../http/HttpError'
import { unavailable } from '../http/toHttpError'
import { getCms } from '../runtime/cms'
import { withLockOfPath } from '../runtime/documentLock'
import { isIdInCapitals } from '../schemas/id'
import { withAccountLockOfPath } from './accountLock'
import { apiWords, isCanonical } from './apiWords'
import { notLoggedIn } from './endpoint'
import { inStoredLocale } from './storedLocale'

/** Payload's endpoints that anonymous visitors need: images, and the current user. */
const openToAnonymous = [
  ['GET', /^media\/file\/[^/]+$/],
  ['GET', /^users\/me$/],
  ['POST', /^users\/(?:logout|refresh-token)$/],
] as const

/** What the frame of Payload's admin calls on every screen: the caller's own session, rights and preferences. */
const openToStaff = [
  ...openToAnonymous,
  ['GET', /^access$/],
  ['GET', /^payload-preferences\/[^/]+$/],
  ['POST', /^payload-preferences\/[^/]+$/],
] as const

/** Payload's own collections, such as jobs and keys, are private; its screens need two of them. */
const inner = /^payload-(?!preferences(?:\/|$)|locked-documents(?:\/|$))/

/** Payload's screens send the query of a GET as the body of a POST with one of these headers, as it may be long. */
const overrides = ['x-payload-http-method-override', 'x-http-method-override']

type Handle<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

let words: Set<string> | undefined

/**
 * The decoded path below /api, without empty segments. Payload decodes each segment by itself, so none may contain a
 * slash of its own.
 * @throws {HttpError} 404 if it can't be one of ours
 */
async function pathOf(request: Request): Promise<string> {
  words ??= apiWords((await getCms()).config)
  try {
    const [, ...parts] = new URL(request.url).pathname.split('/').filter(Boolean).map(decodeURIComponent)
    const path = parts.join('/')
    if (
      !parts.some((part) => /[\0/\\]/.test(part)) &&
      !parts.some(isIdInCapitals) &&
      isCanonical(parts, words)
    )
      return path
  } catch {
    // Malformed encoding.
  }
  throw notFound()
}

async function isPayloadPath(path: string): Promise<boolean> {
  const { config } = await getCms()
  const [first = ''] = path.split('/')
  // Payload itself only checks for `globals` at the start.
  return (
    first.startsWith('globals') ||
    ['access', 'og'].includes(first) ||
    config.collections.some(({ slug }) => slug === first)
  )
}

const isOneOf = (calls: typeof openToStaff | typeof openToAnonymous, method: string, path: string) =>
  calls.some(([openMethod, pattern]) => openMethod === method && pattern.test(path))

/** Payload's screens send one with large queries; nothing else needs it. */
function refuseOverride({ headers }: Request): void {
  if (overrides.some((name) => headers.has(name))) throw new HttpError(400, 'Invalid method.')
}

async function checkPayloadRequest(request: Request, path: string): Promise<void> {
  const type = request.headers.get('content-type') ?? ''
  const size = Number(request.headers.get('content-length'))
  if (!type.startsWith('multipart/') && size > maxStaffBody)
    throw new HttpError(413, 'The request is too large.')
  const { method } = asGet(request)
  if (isOneOf(openToAnonymous, method, path)) return refuseOverride(request)
  const payload = await getCms()
  const { user } = await payload.auth({ headers: request.headers })
  if (!user) throw notLoggedIn()
  if (inner.test(path)) throw notFound()
  // Payload's own screens are for content (decision 058).
  if (!worksOnContent(user.role) && !isOneOf(openToStaff, method, path)) throw forbidden()
}

/** Such a query in its place: Payload appends it to the URL as it is, after another one. */
async function withQueryOfBody(request: Request): Promise<Request> {
  const isForm = request.headers.get('content-type') === 'application/x-www-form-urlencoded'
  const isRead = overrides.some((name) => request.headers.get(name) === 'GET')
  if (request.method !== 'POST' || !isForm || !isRead) return request
  const url = new URL(request.url)
  url.search = await request.text()
  const headers = new Headers(request.headers)
  for (const name of [...overrides, 'content-type', 'content-length']) headers.delete(name)
  return new Request(url, { headers, signal: request.signal })
}

/** Payload doesn't support HEAD; we handle it as a GET without a body. */
function asGet(request: Request): Request {
  if (request.method !== 'HEAD') return request
  return new Request(request.url, { method: 'GET', headers: request.headers })
}

/** Responses to staff are not cached, except images, which are public. */
function preventCaching(response: Response, path: string): Response {
  if (!path.startsWith('media/file/') && !response.headers.has('cache-control'))
    response.headers.set('cache-control', 'no-store')
  return response
}

/**
 * Guards every path under /api. Payload's own REST API is for staff screens: callers must be logged in before anything
 * is read (decision 005).
 */
export function guarded<Rest extends unknown[]>(handle: Handle<Rest>): Handle<Rest> {
  return async (request, ...rest) => {
    try {
      const path = await pathOf(request)
      const isPayloads = await isPayloadPath(path)
      if (isPayloads) await checkPayloadRequest(request, path)
      else refuseOverride(request)
      const response = await withAccountLockOfPath(request, path, (whole) =>
        withLockOfPath(whole, path, async (turn) =>
          handle(asGet(isPayloads ? inStoredLocale(await withQueryOfBody(turn), path) : turn), ...rest),
        ),
      )
      if (!isPayloads) return response
      const answered = preventCaching(path.startsWith('media/file/') ? readToEnd(response) : response, path)
      return request.method === 'HEAD' ? withoutBody(answered) : answered
    } catch (error) {
      if (error instanceof HttpError) return error.toResponse()
      if (isOutage(error)) return unavailable().toResponse()
      // Payload reads the body outside its error handling when a POST poses as a GET.
      if (error instanceof SyntaxError)
        return new HttpError(400, 'The request body is not valid JSON.').toResponse()
      throw error
    }
  }
}
