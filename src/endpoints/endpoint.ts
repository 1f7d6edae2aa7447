import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import type { z } from 'zod'
import { idPattern } from '@/schemas/id'
import { database } from '../database/outage'
import { retryTransient } from '../database/retryTransient'
import { originalLocale } from '../domain/locales'
import type { Role } from '../domain/roles'
import { DatabaseUnavailable } from '../errors/DatabaseUnavailable'
import { readForm, readJson } from '../http/body'
import { forbidden, HttpError, notFound } from '../http/HttpError'
import { invalid, toHttpError } from '../http/toHttpError'
import type { Limiter } from '../rate-limit/limiter'

interface Definition<Body, Query, Allowed> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: `/${string}`
  /** Who may call it; anyone by default. */
  allow?: Allowed
  body?: z.ZodType<Body>
  /** The body's format; JSON by default. */
  format?: 'form'
  /** The maximum size of a JSON body, in bytes, if it isn't the usual one. */
  maxBody?: number
  query?: z.ZodType<Query>
  limit?: Limiter
  /** It retries its steps itself: as a whole it would find what its first steps have changed. */
  retriesSteps?: true
  /** Returns a value to send as JSON, or a complete response. */
  handle: (call: Call<Body, Query, Allowed>) => Promise<unknown>
}

export interface Call<Body = unknown, Query = unknown, Allowed = undefined> {
  req: PayloadRequest
  body: Body
  query: Query
  /** A parameter of the path, such as `:slug`. */
  param: (name: string) => string
  /** `:id` of the path. @throws {HttpError} 404 if it can't be an id of either database */
  id: () => string
  user: Allowed extends readonly Role[] ? TypedUser : TypedUser | null
  /** Options for Local API calls on behalf of this caller: their access and their transaction. */
  as: { req: PayloadRequest; user: TypedUser | null; overrideAccess: false }
}

/** While the database is down, Payload treats everyone as anonymous. */
export const notLoggedIn = () =>
  database.isAway ? new DatabaseUnavailable() : new HttpError(401, 'Please log in.')

function authorize(req: PayloadRequest, allow?: readonly Role[]): void {
  if (!allow) return
  if (!req.user) throw notLoggedIn()
  if (!allow.includes(req.user.role)) throw forbidden()
}

function parse<Output>(schema: z.ZodType<Output> | undefined, input: unknown): Output {
  if (!schema) return undefined as Output
  const result = schema.safeParse(input)
  if (!result.success) throw invalid(result.error)
  return result.data
}

/**
 * Wraps all our endpoints: limit, session, role, body and query by schema, errors as JSON. Responses to logged-in users
 * are never cached.
 */
export function endpoint<Body, Query, const Allowed extends readonly Role[] | undefined = undefined>(
  definition: Definition<Body, Query, Allowed>,
): Endpoint {
  const { method, path, allow, body, format, maxBody, query, limit, retriesSteps, handle } = definition
  const read = (req: PayloadRequest) => (format === 'form' ? readForm(req) : readJson(req, maxBody))

  async function answer(req: PayloadRequest): Promise<Response> {
    await limit?.consume(req)
    authorize(req, allow)
    const call = {
      req,
      body: parse(body, body && (await read(req))),
      query: parse(query, Object.fromEntries(req.searchParams)),
      param: (name: string) => pathParam(req, name),
      id: () => pathId(req),
      user: req.user,
      as: { req, user: req.user, overrideAccess: false },
    } as Call<Body, Query, Allowed>
    const attempt = () => {
      // Entries are read and written in their original language, unless a call names another one.
      req.locale = originalLocale
      return handle(call)
    }
    const result = await (retriesSteps ? attempt() : retryTransient(req, attempt))
    return result instanceof Response ? result : Response.json(result)
  }

  return {
    method,
    path,
    handler: async (req) => {
      const response = await answer(req).catch((error: unknown) => toHttpError(error, req).toResponse())
      if (allow || method !== 'get') response.headers.set('Cache-Control', 'no-store')
      return response
    },
  }
}

function pathParam(req: PayloadRequest, name: string): string {
  const value = req.routeParams?.[name]
  if (typeof value !== 'string' || value.length > 200) throw notFound()
  return value
}

function pathId(req: PayloadRequest): string {
  const id = pathParam(req, 'id')
  if (!idPattern.test(id)) throw notFound()
  return id
}
