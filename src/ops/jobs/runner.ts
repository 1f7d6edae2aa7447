import type { Payload } from 'payload'
import type { SystemState } from '../../payload-types'
import { orderDueBackup } from '../backup/order'
import { announceForgotten } from './announce'
import { keepLease } from './lease'

/** On globalThis: Payload's configuration and the start of the server may be loaded apart. */
const key = Symbol.for('frontdesk.runner')
const holder = globalThis as { [key]?: ReturnType<typeof keepLease> }

/** Milliseconds. */
const minute = 60_000

/** Whether this process is the one that runs the jobs, at this moment. */
export const isRunner = (): boolean => holder[key]?.isHeld() ?? false

/** Machine and process that runs the jobs, whichever instance that is; null: none at this moment. */
export async function runnerName(payload: Payload): Promise<string | null> {
  const row = await payload.db.findOne<SystemState>({
    collection: 'system-state',
    where: { key: { equals: 'jobs' } },
  })
  const isHeld = row?.until && Date.parse(row.until) > Date.now()
  return isHeld ? (row.holder ?? null) : null
}

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
  const orderDue = () => {
    if (!lease.isHeld()) return
    orderDueBackup(payload).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'The daily backup could not be ordered.' }),
    )
    announceForgotten(payload).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'Inquiries whose mails are not queued could not be looked for.' }),
    )
  }
  const timer = setInterval(orderDue, minute / 2).unref()
  return async () => {
    clearInterval(timer)
    await lease.end()
  }
}
