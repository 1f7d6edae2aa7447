import type { Payload } from 'payload'
import { hashKey } from '../runtime/hashKey'
import { counter } from './counter'

/** More than any agency gets in ten minutes, so it must be an attack from many addresses. */
const points = 300
const inquiries = counter('inquiries', { points, duration: 10 * 60 })

const key = (payload: Payload) => hashKey('all', payload)

/**
 * Counts an inquiry that looks honest.
 * @returns whether there are too many; this one then goes to spam without a notification
 */
export const isFlood = (payload: Payload): Promise<boolean> =>
  inquiries(payload)
    .consume(key(payload))
    .then(
      () => false,
      () => true,
    )

/** Takes back the count of an inquiry that was not stored. */
export const uncountInquiry = async (payload: Payload): Promise<void> =>
  void (await inquiries(payload).reward(key(payload)))

/** Whether so many arrive that inquiries are currently treated as spam. */
export async function isBreakerOpen(payload: Payload): Promise<boolean> {
  const counted = await inquiries(payload).get(key(payload))
  return (counted?.consumedPoints ?? 0) > points
}
