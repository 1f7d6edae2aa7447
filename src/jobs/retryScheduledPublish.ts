import type { SanitizedConfig } from 'payload'
import { withDocumentLock } from '../runtime/documentLock'

interface Planned {
  doc?: { value?: string | number }
}

/**
 * Retries scheduled publishing: Payload's task gives up after the first failure, even if the database was just busy.
 * The lock keeps others from saving between its read and its write.
 */
export function retryScheduledPublish(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    if (task.slug === 'schedulePublish') {
      task.retries = { attempts: 5, backoff: { type: 'exponential', delay: 5000 } }
      const { handler } = task
      if (typeof handler !== 'function') continue
      task.handler = (args: Parameters<typeof handler>[0]) =>
        withDocumentLock(String((args.input as Planned).doc?.value), async () => handler(args))
    }
  }
  return config
}
