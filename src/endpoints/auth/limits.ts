import type { PayloadRequest } from 'payload'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { visitorAddress } from '../../front/visitor'
import { limiter, tooMany } from '../limiter'

const message = 'Too many attempts. Please try again later.'
const tenMinutes = 10 * 60
const hour = 60 * 60
const week = 7 * 24 * hour

/** Attempts of one address on whatever account. */
export const perAddress = limiter({ points: 20, duration: tenMinutes, message })

const perAddressAndAccount = new RateLimiterMemory({ points: 5, duration: tenMinutes })
const perAccount = new RateLimiterMemory({ points: 50, duration: hour })
/** Addresses from which an account was signed in to: strangers who spend its limit do not lock them out. */
const familiar = new RateLimiterMemory({ points: 1, duration: week })

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
  const isFamiliar = await familiar.get(pair)
  if (!isFamiliar) await perAccount.consume(username).catch(refuse)
  return {
    async succeeded() {
      await perAddressAndAccount.delete(pair)
      if (!isFamiliar) await perAccount.reward(username)
      await familiar.set(pair, 1, week)
    },
  }
}
