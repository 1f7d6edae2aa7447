import { deriveKey } from '@/content/passwords'
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

/** Takes as long as a verification, so that an unknown name does as a wrong password. */
export async function verifyDummy(password: string): Promise<void> {
  await deriveKey(password, 'nobody')
}
