import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { HttpError } from '@/http/HttpError'
import { countRefusal } from '@/metrics/metrics'
import { type Caller, VerificationQueue } from './VerificationQueue'

/** A verification costs 0.2 s of CPU. */
const queue = new VerificationQueue({ atOnce: 2, waiting: 20 })

function busy(): HttpError {
  countRefusal('login-queue')
  return new HttpError(429, 'Too many people are logging in. Please try again.', undefined, {
    'Retry-After': '5',
  })
}

/**
 * Runs a verification when its turn comes.
 * @throws {HttpError} 429 if too many are queued
 */
export const queueVerification = <Result>(caller: Caller, verify: () => Promise<Result>): Promise<Result> =>
  queue.run(caller, verify, busy)

/** The same cost as Payload's, so that an unknown name takes as long as a wrong password. */
const payloadCost = { iterations: 600_000, keyLength: 32, digest: 'sha256' } as const

/** Takes as long as a verification, for an unknown name. */
export async function verifyDummy(password: string): Promise<void> {
  const { iterations, keyLength, digest } = payloadCost
  await promisify(pbkdf2)(password, 'nobody', iterations, keyLength, digest)
}
