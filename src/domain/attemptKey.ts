/** The header with the idempotency key of an inquiry, or of what staff create. */
export const attemptKeyHeader = 'Idempotency-Key'

/** Whether a key is long enough to be unique and short enough to store. */
export const isAttemptKey = (text: string): boolean => /^[\w-]{16,64}$/.test(text)
