import { ApiError } from './api'

/** What the server says of a refusal, if it says anything; nothing where a field says it. */
export function messageOf(error: Error): { description?: string } {
  if (!(error instanceof ApiError) || ![409, 412, 429].includes(error.status)) return {}
  try {
    const { message } = JSON.parse(error.body) as { message?: unknown }
    return typeof message === 'string' ? { description: message } : {}
  } catch {
    return {}
  }
}
