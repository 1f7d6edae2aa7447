import type { Payload } from 'payload'
import { hashKey } from '../runtime/hashKey'
import { counter } from './counter'

/** What no agency gets in ten minutes is an attack from many addresses. */
const points = 300
const inquiries = counter('inquiries', { points, duration: 10 * 60 })

const key = (payload: Payload) => hashKey('all', payload)

/**
 * Counts an inquiry that looks honest.
 * @returns whether it is beyond what is believed: it is kept out of the inbox then, and mailed to nobody
 */
export const isFlood = (payload: Payload): Promise<boolean> =>
  inquiries(payload)
    .consume(key(payload))
    .then(
      () => false,
      () => true,
    )

/** Whether so many have come that no inquiry is believed for the time being. */
export async function isBreakerOpen(payload: Payload): Promise<boolean> {
  const counted = await inquiries(payload).get(key(payload))
  return (counted?.consumedPoints ?? 0) > points
}
