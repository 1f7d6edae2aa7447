import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { HttpError } from '../HttpError'

/** A password costs 0.2 s of a core: so many are verified at once, and so many may wait. */
const atOnce = 2
const waiting = 20

let running = 0
const queue: (() => void)[] = []

/**
 * Runs a verification when its turn comes.
 * @throws {HttpError} 429 when too many are waiting
 */
export async function inTurn<Result>(verify: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (queue.length >= waiting) {
      throw new HttpError(429, 'Too many people are logging in. Please try again.', undefined, {
        'Retry-After': '5',
      })
    }
    await new Promise<void>((proceed) => queue.push(proceed))
  } else running += 1
  try {
    return await verify()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

/** Payload's own cost, so that an unknown name takes as long as a wrong password. */
const payloadCost = { iterations: 600_000, keyLength: 32, digest: 'sha256' } as const

/** Spends the time of a verification on nobody's password. */
export async function verifyNobody(password: string): Promise<void> {
  const { iterations, keyLength, digest } = payloadCost
  await promisify(pbkdf2)(password, 'nobody', iterations, keyLength, digest)
}
