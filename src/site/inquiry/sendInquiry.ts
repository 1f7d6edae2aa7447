import { attemptKeyHeader } from '@/domain/attemptKey'
import type { InquiryFields } from '@/domain/inquiry'
import type { Locale } from '@/domain/locales'

/** An inquiry as the form sends it: the specification's fields, and two that tell people from machines. */
export interface Inquiry extends InquiryFields {
  /** Of the page, for a confirmation by mail. */
  language: Locale
  /** The bait: nobody sees it, so nobody fills it. */
  website: string
  /** Milliseconds since the form was first there. */
  elapsed: number
}

/** An answer that is not OK. Its message is the specification's: status, colon, body or status text. */
export class SendError extends Error {
  constructor(
    readonly status: number,
    text: string,
    /** The fields that the server names. */
    readonly paths: string[],
    /** Seconds after which it can be tried again. */
    readonly retryAfter: number | undefined,
  ) {
    super(`${status}: ${text}`)
  }
}

/** The fields that an answer names; none where it is not one of our API's. */
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
 * @param key of the attempt, the same for each retry
 * @throws {SendError} for an answer that is not OK; what `fetch` throws
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
