import type { Payload } from 'payload'
import { mailboxOf } from '@/domain/mailbox'
import { counter } from '@/rate-limit/counter'
import { hashKey } from '@/runtime/hashKey'

/** Anyone can type any address into the form, so each gets one confirmation a day. */
const perMailbox = counter('confirmation', { points: 1, duration: 24 * 60 * 60 })

const key = (payload: Payload, email: string) => hashKey(mailboxOf(email), payload)

/** Counts a confirmation to this address. @returns whether it may be sent */
export const mayConfirm = (payload: Payload, email: string): Promise<boolean> =>
  perMailbox(payload)
    .consume(key(payload, email))
    .then(
      () => true,
      () => false,
    )

/** Takes back the count of a confirmation that was not sent. */
export const uncountConfirmation = async (payload: Payload, email: string): Promise<void> =>
  void (await perMailbox(payload).delete(key(payload, email)))
