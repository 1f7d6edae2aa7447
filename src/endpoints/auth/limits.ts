import type { Payload, PayloadRequest } from 'payload'
import type { RateLimiterRes } from 'rate-limiter-flexible'
import { failedLoginSpan } from '@/domain/session'
import type { Limit } from '@/metrics/metrics'
import { counter } from '@/rate-limit/counter'
import { limiter, tooMany } from '@/rate-limit/limiter'
import { visitorAddress } from '@/rate-limit/visitor'
import { hashKey } from '@/runtime/hashKey'

const message = 'Too many attempts. Please try again later.'
const hour = 60 * 60
/** Longer than a session, so that the next login renews it. In-memory timers can't exceed 24 days. */
const threeWeeks = 21 * 24 * hour

/** Attempts from one address, for any account. */
export const perAddress = limiter({ name: 'login', points: 20, duration: failedLoginSpan, message })

const perAddressAndAccount = counter('login-pair', { points: 5, duration: failedLoginSpan })
const perAccount = counter('login-account', { points: 50, duration: hour })
/**
 * Addresses from which an account has logged in. Others who exhaust its limit don't lock them out, and can't take their
 * place in the queue. Getting on the list takes the password.
 */
const familiar = counter('login-familiar', { points: 1, duration: threeWeeks })
/** When an account got another password, in milliseconds since 1970: attempts before that don't count. */
const lastReset = counter('login-reset', { points: 1, duration: hour })

/**
 * Lets the owner of an account log in at once after a password reset, whatever was tried before. On SQLite, this works
 * in the server's process only.
 */
export async function forgetAttempts(payload: Payload, username: string): Promise<void> {
  const account = hashKey(username, payload)
  await perAccount(payload).delete(account)
  await lastReset(payload).set(account, Date.now(), hour)
}

/**
 * Counts an attempt before it is made, so that parallel ones count too; a success undoes it.
 * @throws {HttpError} 429 with Retry-After
 */
export async function countAttempt(req: PayloadRequest, username: string) {
  const { payload } = req
  const pair = hashKey(`${visitorAddress(req)} ${username}`, payload)
  const account = hashKey(username, payload)
  const refuse = (limit: Limit) => (spent: RateLimiterRes) => {
    throw tooMany(limit, message, spent)
  }
  const reset = await lastReset(payload).get(account)
  const sinceReset = hashKey(`${pair} ${reset?.consumedPoints}`, payload)
  await perAddressAndAccount(payload).consume(sinceReset).catch(refuse('login-pair'))
  const isFamiliar = await familiar(payload).get(pair)
  if (!isFamiliar) await perAccount(payload).consume(account).catch(refuse('login-account'))
  return {
    caller: isFamiliar ? ('known' as const) : ('stranger' as const),
    async succeeded() {
      await perAddressAndAccount(payload).delete(sinceReset)
      if (!isFamiliar) await perAccount(payload).reward(account)
      await familiar(payload).set(pair, 1, threeWeeks)
    },
  }
}
