/** The header by which a visitor's browser names one attempt to send an inquiry. */
export const attemptKeyHeader = 'Idempotency-Key'

/** Whether a key is long enough to be nobody else's, and short enough to be one. */
export const isAttemptKey = (text: string): boolean => /^[\w-]{16,64}$/.test(text)

/** A random key of 128 bits. Not `randomUUID`, which browsers keep from pages without encryption. */
export const newAttemptKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
