import type { SanitizedConfig } from 'payload'

/** Payload's own task for a publication at a time gives up at the first failure; a busy database is no reason to. */
export function retryPlans(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    if (task.slug === 'schedulePublish') {
      task.retries = { attempts: 5, backoff: { type: 'exponential', delay: 5000 } }
    }
  }
  return config
}
