import { leaveEndedSession } from '@/admin/session/logOut'
import { readSession } from '@/admin/session/session'
import { attemptKeyHeader } from '@/domain/attemptKey'
import type { Page } from '@/domain/entities'
import { replacesDraftHeader, totalCountHeader } from '@/domain/headers'
import { randomId } from '@/domain/randomId'

interface Options {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  /** The `updatedAt` of the version being changed; the server responds 412 if someone else changed it first. */
  ifMatch?: string | undefined
  /** The `updatedAt` of the newer draft that this change may overwrite. */
  replacesDraft?: string | undefined
  /** What a read does on 401: throw, or return null (specification §7). */
  on401?: 'throw' | 'null'
}

interface FieldError {
  path: string
  message: string
}

/** Payload's own endpoints report the errors of fields inside of one. */
type ReportedError = FieldError & { data?: { errors?: FieldError[] } }

/** An unsuccessful response, with the message of specification §8. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`)
  }

  /** The first error of each field, by path, such as `images.0`. */
  get fieldErrors(): Record<string, string> {
    try {
      const { errors = [] } = JSON.parse(this.body) as { errors?: ReportedError[] }
      const fields = errors.flatMap((error) => error.data?.errors ?? error)
      return Object.fromEntries(fields.map(({ path, message }) => [path, message]).reverse())
    } catch {
      return {}
    }
  }
}

/** There was no whole response: what was sent may have been done. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super("The server didn't respond.", { cause })
  }
}

/** Browsers throw a TypeError, each with its own wording. */
function noConnection(error: unknown): never {
  throw error instanceof TypeError ? new ConnectionError(error) : error
}

/** Whether the response was 404. */
export const isNotFound = (error: Error) => error instanceof ApiError && error.status === 404

/** Whether someone else has changed it since it was read. */
export const isOutdated = (error: Error) => error instanceof ApiError && error.status === 412

/** The idempotency keys of attempts to create something that aren't answered yet, by path and body. */
const unanswered = new Map<string, string>()

const attemptAt = (path: string, body: unknown) => `${path} ${JSON.stringify(body)}`

/** The key of an attempt to create something, the same if it is sent again because its answer was lost (decision 079). */
function keyOf(attempt: string): string {
  const key = unanswered.get(attempt) ?? randomId()
  unanswered.set(attempt, key)
  return key
}

async function call(path: `/api/${string}`, options: Options): Promise<Response> {
  const { method = 'GET', body, ifMatch, replacesDraft, on401 = 'throw' } = options
  const session = readSession()
  const json = body === undefined ? undefined : JSON.stringify(body)
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(session.state === 'valid' && { Authorization: `Bearer ${session.token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(method === 'POST' && json && { [attemptKeyHeader]: keyOf(attemptAt(path, body)) }),
      ...(ifMatch && { 'If-Match': `"${ifMatch}"` }),
      ...(replacesDraft && { [replacesDraftHeader]: replacesDraft }),
    },
    body: json,
  }).catch(noConnection)
  if (response.status === 401 && method === 'GET' && on401 === 'null') return response
  if (response.status === 401 || response.status === 403) {
    await leaveEndedSession()
    throw new Error('Authentication failed')
  }
  if (!response.ok)
    throw new ApiError(response.status, await response.text().catch(noConnection), response.statusText)
  return response
}

/**
 * Calls the admin API (specification §7 and §8).
 * @throws {Error} 'Authentication failed' after a 401 or 403, which log out and go to the login page
 * @throws {ApiError} for any other unsuccessful response
 * @throws {ConnectionError} if there is none
 */
export async function apiRequest<Result>(path: `/api/${string}`, options: Options = {}): Promise<Result> {
  const answered = () => options.method === 'POST' && unanswered.delete(attemptAt(path, options.body))
  try {
    const response = await call(path, options)
    const result = response.status === 401 ? null : await response.json().catch(noConnection)
    answered()
    return result
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) answered()
    throw error
  }
}

/** A page of a list from a response, with the total number of entries. */
export async function pageIn<Entity>(answer: Response): Promise<Page<Entity>> {
  const entries: Entity[] = await answer.json().catch(noConnection)
  return { entries, total: Number(answer.headers.get(totalCountHeader) ?? entries.length) }
}

/** Fetches a page of a list. @throws like {@link apiRequest} */
export const apiPage = async <Entity>(path: `/api/${string}`) => pageIn<Entity>(await call(path, {}))

/** Downloads a file under the name the server gives it. @throws like {@link apiRequest} */
export async function apiFile(
  path: `/api/${string}`,
): Promise<{ blob: Blob; name: string; headers: Headers }> {
  const response = await call(path, {})
  const [, name = 'download'] =
    /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
  return { blob: await response.blob().catch(noConnection), name, headers: response.headers }
}
