import type { SessionUser } from '@/domain/entities'

interface Credentials {
  username: string
  password: string
}

export interface LoggedIn {
  token: string
  user: SessionUser
}

const unreachable = "The server didn't respond. Please try again."

async function readJson<Body>(response: Response): Promise<Body> {
  return response.json().catch(() => {
    throw new Error('')
  })
}

/**
 * Logs in on the server.
 * @throws {Error} with the server's message or “Login failed” (specification §8); with an empty one if its response
 *   can't be read
 */
export async function logIn(credentials: Credentials): Promise<LoggedIn> {
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  }).catch(() => {
    throw new Error(unreachable)
  })
  if (response.ok) return readJson(response)
  const { message } = (await readJson<{ message?: unknown } | null>(response)) ?? {}
  throw new Error(typeof message === 'string' && message ? message : 'Login failed')
}
