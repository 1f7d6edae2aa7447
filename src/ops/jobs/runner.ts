import type { Payload } from 'payload'
import { keepLease } from './lease'

/** On globalThis: Payload's configuration and the start of the server may be loaded apart. */
const key = Symbol.for('frontdesk.runner')
const holder = globalThis as { [key]?: ReturnType<typeof keepLease> }

/** Whether this process is the one that runs the jobs, at this moment. */
export const isRunner = (): boolean => holder[key]?.isHeld() ?? false

/** Jobs that a process was running when it was killed are done again: nobody else can be at them. */
export async function releaseAbandoned(payload: Payload): Promise<void> {
  await payload.db.updateJobs({
    where: { processing: { equals: true } },
    data: { processing: false },
    returning: false,
  })
}

/**
 * Takes part in choosing the one process that runs the jobs.
 * @returns a function that ends the part, and lets another one go on at once
 */
export function startRunner(payload: Payload): () => Promise<void> {
  const lease = keepLease(payload, 'jobs', () => releaseAbandoned(payload))
  holder[key] = lease
  return () => lease.end()
}
