import type { DraftedCollection } from '../domain/contentCollections'
import { getCms } from '../runtime/cms'

/** A scheduled publish or unpublish job, as Payload stores it. */
interface StoredChange {
  type?: 'publish' | 'unpublish'
  doc?: { relationTo: string; value: string }
}

export interface ScheduledChange {
  /** The id of its job. */
  job: string
  type: 'publish' | 'unpublish'
  /** The entry's id. */
  id: string
  /** ISO 8601. */
  at: string | null | undefined
  /** All retries have failed. */
  failed: boolean | null | undefined
}

/** The scheduled steps of a collection, or of some of its entries, soonest first. */
export async function scheduledChangesOf(
  collection: DraftedCollection,
  ids?: readonly string[],
): Promise<ScheduledChange[]> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { 'input.doc.relationTo': { equals: collection } },
        ...(ids ? [{ 'input.doc.value': { in: ids } }] : []),
      ],
    },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
  })
  return docs.flatMap(({ id: job, input, waitUntil, hasError }) => {
    const { type = 'publish', doc } = (input ?? {}) as StoredChange
    return doc ? [{ job: String(job), type, id: doc.value, at: waitUntil, failed: hasError }] : []
  })
}

/** When this step is scheduled for an entry; null if it isn't. */
export const scheduledFor = (
  scheduled: ScheduledChange[],
  id: string,
  type: ScheduledChange['type'],
): string | null =>
  scheduled.find((change) => change.id === id && change.type === type && !change.failed)?.at ?? null
