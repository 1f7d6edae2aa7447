/** The header with the idempotency key of an inquiry, or of what staff create. */
export const attemptKeyHeader = 'Idempotency-Key'

/** Whether a key is long enough to be unique and short enough to store. */
export const isAttemptKey = (text: string): boolean => /^[\w-]{16,64}$/.test(text)

/** A random 128-bit key. Not `randomUUID`, which browsers only provide in secure contexts. */
export const createAttemptKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
