import { ApiError } from './api'

/** The message in the body of an answer, ours or Payload's, if there is one. */
function messageIn(body: string): string | undefined {
  try {
    const answer = JSON.parse(body) as { message?: unknown; errors?: { message?: unknown }[] }
    const message = answer.message ?? answer.errors?.[0]?.message
    return typeof message === 'string' && message ? message : undefined
  } catch {
    return undefined
  }
}

/** What the server says of a refusal, if it says anything; nothing where a field says it. */
export function messageOf(error: Error): { description?: string } {
  if (!(error instanceof ApiError) || ![409, 412, 429].includes(error.status)) return {}
  const description = messageIn(error.body)
  return description === undefined ? {} : { description }
}

/** Why something could not be read, for a person: the status and what the server says. */
export function reasonOf(error: Error): string {
  // The browser's own words for it differ from browser to browser.
  if (error instanceof TypeError) return "The server didn't respond."
  const message = error instanceof ApiError ? messageIn(error.body) : undefined
  return error instanceof ApiError && message ? `${error.status}: ${message}` : error.message
}
