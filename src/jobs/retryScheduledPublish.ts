import type { PayloadRequest, SanitizedConfig, Where } from 'payload'
import { isTrashKind } from '../domain/trash'
import { withDocumentLock } from '../runtime/documentLock'

interface Planned {
  doc?: { relationTo?: string; value?: string | number }
}

async function isTrashed({ payload }: PayloadRequest, { doc }: Planned): Promise<boolean> {
  const { relationTo = '', value } = doc ?? {}
  if (!isTrashKind(relationTo) || value === undefined) return false
  const where: Where = { and: [{ id: { equals: value } }, { deletedAt: { exists: true } }] }
  return Boolean(await payload.db.findOne({ collection: relationTo, where }))
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
        withDocumentLock(String((args.input as Planned).doc?.value), async () =>
          // Once its time has come, a step of an entry in the trash is dropped.
          (await isTrashed(args.req, args.input as Planned)) ? { output: {} } : handler(args),
        )
    }
  }
  return config
}
