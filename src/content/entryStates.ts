import type { DraftedCollection } from '../domain/contentCollections'
import type { EntryStatus } from '../domain/entities'
import { visibleFrom } from '../domain/publication'
import type { AccessContext } from './accessContext'
import { newestDrafts } from './newestDrafts'
import { scheduledFor, scheduledStepsOf } from './scheduledSteps'

interface Stored {
  id: string
  _status?: 'draft' | 'published' | null
  publishedAt?: string | null
}

/** The publishing status of entries for staff, by id; entries that are simply published are left out. */
export async function entryStates(
  collection: DraftedCollection,
  stored: Stored[],
  access: AccessContext,
): Promise<Map<string, EntryStatus>> {
  const publishedIds = stored.filter(({ _status }) => _status === 'published').map(({ id }) => id)
  const [changed, plans] = await Promise.all([
    publishedIds.length
      ? newestDrafts(collection, [{ parent: { in: publishedIds } }], access)
      : new Map<string, string>(),
    scheduledStepsOf(collection),
  ])
  return new Map(
    stored.flatMap(({ id, _status, publishedAt }) => {
      const isDraft = _status !== 'published'
      const planned = scheduledFor(plans, id, 'publish')
      const outAt = visibleFrom({ isDraft, scheduledFor: planned, publishedAt })
      const publishAt = outAt ?? planned
      const unpublishAt = scheduledFor(plans, id, 'unpublish')
      const planFailed = plans.some((plan) => plan.id === id && plan.failed)
      const state = outAt ? 'scheduled' : isDraft ? 'draft' : changed.has(id) ? 'changed' : 'published'
      const isPlain = state === 'published' && !unpublishAt && !planFailed
      const draftSavedAt = changed.get(id)
      const status = {
        state,
        publishAt,
        unpublishAt,
        planFailed,
        ...(draftSavedAt && { draftSavedAt }),
      } as const
      return isPlain ? [] : [[id, status] as const]
    }),
  )
}
