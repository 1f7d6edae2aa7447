import type { PayloadRequest } from 'payload'
import { attemptKeyHeader, isAttemptKey } from '@/domain/attemptKey'
import { HttpError } from '@/http/HttpError'

/** The caller's idempotency key; undefined if there is none. @throws {HttpError} 400 */
export function attemptKey({ headers }: PayloadRequest): string | undefined {
  const key = headers.get(attemptKeyHeader)
  if (key === null || isAttemptKey(key)) return key ?? undefined
  const message = 'must be 16 to 64 letters, digits, hyphens or underscores'
  throw new HttpError(400, 'Invalid request.', [{ path: attemptKeyHeader, message }])
}
