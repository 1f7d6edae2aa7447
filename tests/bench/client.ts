import { setTimeout as wait } from 'node:timers/promises'
import { admin } from './served'

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: object
  token?: string
}

/**
 * A call to the product's API.
 * @throws if it isn't answered well
 */
export async function send(url: string, { method = 'GET', body, token }: Call = {}) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status}`)
  return answer.json()
}

/** @returns a token for the API */
export const login = async (baseURL: string): Promise<string> =>
  (await send(`${baseURL}/api/auth/login`, { method: 'POST', body: admin })).token

/** Requests an address, again when a limit on requests is over. @returns milliseconds until all of it is there */
export async function ask(url: string, token?: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url, token ? { headers: { Authorization: `Bearer ${token}` } } : {})
  await answer.arrayBuffer()
  if (answer.status === 429) {
    await wait(Number(answer.headers.get('retry-after') ?? 60) * 1000)
    return ask(url, token)
  }
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return performance.now() - start
}

const service = { title: 'Benches', description: 'We measure.', price: 'Free' }

/** Saves or deletes a service, which empties the site's caches like any content change. */
export async function changer(baseURL: string): Promise<Record<'save' | 'remove', () => Promise<void>>> {
  const token = await login(baseURL)
  const url = `${baseURL}/api/admin/services`
  const { id } = await send(url, { method: 'POST', body: service, token })
  return {
    async save() {
      const body = { ...service, description: `At ${Date.now()}.` }
      await send(`${url}/${id}`, { method: 'PUT', body, token })
    },
    async remove() {
      const made = await send(url, { method: 'POST', body: service, token })
      await send(`${url}/${made.id}`, { method: 'DELETE', body: {}, token })
    },
  }
}
