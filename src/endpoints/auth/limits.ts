import type { PayloadRequest } from 'payload'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { visitorAddress } from '../../front/visitor'
import { limiter, tooMany } from '../limiter'

const message = 'Too many attempts. Please try again later.'
const tenMinutes = 10 * 60
const hour = 60 * 60

/** Attempts of one address on whatever account. */
export const perAddress = limiter({ points: 20, duration: tenMinutes, message })

const perAddressAndAccount = new RateLimiterMemory({ points: 5, duration: tenMinutes })
const perAccount = new RateLimiterMemory({ points: 50, duration: hour })

/**
 * Counts an attempt before it is made, so that parallel ones count too; a success takes it back.
 * @throws {HttpError} 429 with Retry-After
 */
export async function countAttempt(req: PayloadRequest, username: string) {
  const pair = `${visitorAddress(req)} ${username}`
  const refuse = (spent: RateLimiterRes) => {
    throw tooMany(message, spent)
  }
  await perAddressAndAccount.consume(pair).catch(refuse)
  await perAccount.consume(username).catch(refuse)
  return {
    async succeeded() {
      await perAddressAndAccount.delete(pair)
      await perAccount.reward(username)
    },
  }
}
