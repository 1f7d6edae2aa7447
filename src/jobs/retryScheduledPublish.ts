import type { SanitizedConfig } from 'payload'
import { withDocumentLock } from '../runtime/documentLock'

interface Planned {
  doc?: { value?: string | number }
}

/**
 * Payload's own task for a publication at a time gives up at the first failure; a busy database is no reason to. It
 * publishes what was read a moment before: nobody else saves in between.
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
