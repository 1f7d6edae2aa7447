import type { PayloadRequest } from 'payload'
import { scheduledChangesOf } from '@/content/scheduledChanges'
import type { DraftedCollection } from '@/domain/contentCollections'

/** Removes an entry's scheduled steps of a type. */
export async function cancelScheduled(
  req: PayloadRequest,
  { collection, id }: { collection: DraftedCollection; id: string },
  type: 'publish' | 'unpublish',
): Promise<void> {
  for (const change of await scheduledChangesOf(collection, [id]))
    if (change.type === type) await req.payload.delete({ collection: 'payload-jobs', id: change.job, req })
}
