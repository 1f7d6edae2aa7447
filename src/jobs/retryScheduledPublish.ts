import type { PayloadRequest, SanitizedConfig, Where } from 'payload'
import { isTrashKind } from '../domain/trash'
import { withDocumentLock } from '../runtime/documentLock'

interface ScheduledInput {
  doc?: { relationTo?: string; value?: string | number }
}

async function isTrashed({ payload }: PayloadRequest, { doc }: ScheduledInput): Promise<boolean> {
  const { relationTo = '', value } = doc ?? {}
  if (!isTrashKind(relationTo) || value === undefined) return false
  const where: Where = { and: [{ id: { equals: value } }, { deletedAt: { exists: true } }] }
  return Boolean(await payload.db.findOne({ collection: relationTo, where }))
}

const isCancelled = async ({ payload }: PayloadRequest, id: number | string) =>
  !(await payload.db.findOne({ collection: 'payload-jobs', where: { id: { equals: id } } }))

/**
 * Retries scheduled publishing: Payload's task gives up after the first failure, even if the database was just busy.
 * The lock keeps others from saving between its read and its write; its last holder may have cancelled the change.
 */
export function retryScheduledPublish(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    if (task.slug === 'schedulePublish') {
      task.retries = { attempts: 5, backoff: { type: 'exponential', delay: 5000 } }
      const { handler } = task
      if (typeof handler !== 'function') continue
      task.handler = (args: Parameters<typeof handler>[0]) => {
        const { req, job } = args
        const input = args.input as ScheduledInput
        return withDocumentLock(String(input.doc?.value), async () =>
          // Once its time has come, a change of an entry in the trash is dropped.
          (await isCancelled(req, job.id)) || (await isTrashed(req, input)) ? { output: {} } : handler(args),
        )
      }
    }
  }
  return config
}
