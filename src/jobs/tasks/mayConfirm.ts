import type { Payload } from 'payload'
import { mailboxOf } from '@/domain/mailbox'
import { counter } from '@/rate-limit/counter'
import { isBreakerOpen } from '@/rate-limit/inquiryBreaker'
import { hashKey } from '@/runtime/hashKey'

/** Anyone can type any address into the form, so each gets one confirmation a day. */
const perMailbox = counter('confirmation', { points: 1, duration: 24 * 60 * 60 })

/** Counts a confirmation to this address. @returns whether it may be sent */
export async function mayConfirm(payload: Payload, email: string): Promise<boolean> {
  if (await isBreakerOpen(payload)) return false
  return perMailbox(payload)
    .consume(hashKey(mailboxOf(email), payload))
    .then(
      () => true,
      () => false,
    )
}
