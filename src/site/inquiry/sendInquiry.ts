import { attemptKeyHeader } from '@/domain/attemptKey'
import type { InquiryFields } from '@/domain/inquiry'
import type { Locale } from '@/domain/locales'

/** An inquiry as sent by the form: the specification's fields, plus two that tell people from bots. */
export interface Inquiry extends InquiryFields {
  /** The page's language, for a confirmation by email. */
  language: Locale
  /** The honeypot: hidden, so people leave it empty. */
  website: string
  /** Milliseconds since the form was shown. */
  elapsed: number
}

/** An unsuccessful response. Its message follows the specification: status, colon, body or status text. */
export class SendError extends Error {
  constructor(
    readonly status: number,
    text: string,
    /** The fields named by the server. */
    readonly paths: string[],
    /** Seconds after which it can be retried. */
    readonly retryAfter: number | undefined,
  ) {
    super(`${status}: ${text}`)
  }
}

/** The fields named in a response; empty if it isn't from our API. */
function pathsIn(text: string): string[] {
  try {
    const errors: unknown = JSON.parse(text)?.errors
    return Array.isArray(errors) ? errors.map((error) => String(error?.path)) : []
  } catch {
    return []
  }
}

/**
 * Sends an inquiry.
 * @param key idempotency key, the same for each retry
 * @throws {SendError} for an unsuccessful response; anything `fetch` throws
 */
export async function sendInquiry(inquiry: Inquiry, key: string, signal?: AbortSignal): Promise<void> {
  const answer = await fetch('/api/leads', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', [attemptKeyHeader]: key },
    body: JSON.stringify(inquiry),
    signal,
  })
  if (answer.ok) return
  const text = await answer.text()
  const retryAfter = Number(answer.headers.get('Retry-After')) || undefined
  throw new SendError(answer.status, text || answer.statusText, pathsIn(text), retryAfter)
}
