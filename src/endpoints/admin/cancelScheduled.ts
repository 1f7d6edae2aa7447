import type { PayloadRequest } from 'payload'
import { scheduledStepsOf } from '@/content/scheduledSteps'
import type { DraftedCollection } from '@/domain/contentCollections'

/** Removes an entry's scheduled steps of a type. */
export async function cancelScheduled(
  req: PayloadRequest,
  { collection, id }: { collection: DraftedCollection; id: string },
  type: 'publish' | 'unpublish',
): Promise<void> {
  const plans = await scheduledStepsOf(collection)
  for (const plan of plans)
    if (plan.id === id && plan.type === type)
      await req.payload.delete({ collection: 'payload-jobs', id: plan.job, req })
}
