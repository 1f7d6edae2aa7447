import { setTimeout as wait } from 'node:timers/promises'
import { killTransaction, type PayloadRequest } from 'payload'

const attempts = 5

const isTransient = (error: unknown) =>
  error instanceof Error &&
  'hasErrorLabel' in error &&
  typeof error.hasErrorLabel === 'function' &&
  error.hasErrorLabel('TransientTransactionError')

/** Retries after a write conflict between MongoDB transactions; Payload itself doesn't (payload#16766). */
export async function retryTransient<Result>(
  req: PayloadRequest,
  act: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      if (!isTransient(error) || attempt === attempts) throw error
      await killTransaction(req)
      await wait(20 * 2 ** attempt * Math.random())
    }
  }
}
