import type { Page } from '../domain/entities'
import { logOut } from './logOut'
import { readSession } from './session'

interface Options {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
}

const here = () => `${location.pathname}${location.search}`

async function call(path: `/api/${string}`, { method = 'GET', body }: Options): Promise<Response> {
  const session = readSession()
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(session.state === 'valid' && { Authorization: `Bearer ${session.token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (response.status === 401 || response.status === 403) {
    await logOut(here())
    throw new Error('Authentication failed')
  }
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  return response
}

/**
 * An admin call: specification §7 and §8.
 * @throws {Error} 'Authentication failed' after a 401 or 403, which log out and lead to the login;
 * else `status: body`
 */
export async function apiRequest<Result>(path: `/api/${string}`, options: Options = {}): Promise<Result> {
  const response = await call(path, options)
  return response.json()
}

/** A page of a list, with the number of entries in all pages. @throws like {@link apiRequest} */
export async function apiPage<Entity>(path: `/api/${string}`): Promise<Page<Entity>> {
  const response = await call(path, {})
  const entries: Entity[] = await response.json()
  return { entries, total: Number(response.headers.get('X-Total-Count') ?? entries.length) }
}
