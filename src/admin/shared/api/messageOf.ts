import { ApiError } from './api'

/** The message in a response body, ours or Payload's, if any. */
function messageIn(body: string): string | undefined {
  try {
    const answer = JSON.parse(body) as { message?: unknown; errors?: { message?: unknown }[] }
    const message = answer.message ?? answer.errors?.[0]?.message
    return typeof message === 'string' && message ? message : undefined
  } catch {
    return undefined
  }
}

/** The server's reason for a rejection, if it gave one; nothing if a field shows it. */
export function messageOf(error: Error): { description?: string } {
  if (!(error instanceof ApiError) || ![409, 412, 429].includes(error.status)) return {}
  const description = messageIn(error.body)
  return description === undefined ? {} : { description }
}

/** Why something failed: what the server says about a request, and its status too after a fault of its own. */
export function reasonOf(error: Error): string {
  const message = error instanceof ApiError ? messageIn(error.body) : undefined
  if (!(error instanceof ApiError) || !message) return error.message
  return error.status < 500 ? message : `${error.status}: ${message}`
}
