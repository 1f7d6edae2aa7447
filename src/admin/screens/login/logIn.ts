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

async function readMessage(response: Response): Promise<string | undefined> {
  const body: { message?: unknown } | null = await response.json().catch(() => null)
  return typeof body?.message === 'string' && body.message ? body.message : undefined
}

/**
 * Logs in on the server.
 * @throws {Error} with the server's message, which may be empty
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
  if (!response.ok) throw new Error(await readMessage(response))
  return response.json()
}
