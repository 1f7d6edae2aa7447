import type { DraftedCollection } from '../domain/contentCollections'
import type { EntryStatus } from '../domain/entities'
import { visibleFrom } from '../domain/publication'
import type { AccessContext } from './accessContext'
import { newestDrafts } from './newestDrafts'
import { scheduledChangesOf, scheduledFor } from './scheduledChanges'

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
  const [changed, scheduled] = await Promise.all([
    publishedIds.length
      ? newestDrafts(collection, [{ parent: { in: publishedIds } }], access)
      : new Map<string, string>(),
    scheduledChangesOf(
      collection,
      stored.map(({ id }) => id),
    ),
  ])
  return new Map(
    stored.flatMap(({ id, _status, publishedAt }) => {
      const isDraft = _status !== 'published'
      const publishesAt = scheduledFor(scheduled, id, 'publish')
      const visibleAt = visibleFrom({ isDraft, scheduledFor: publishesAt, publishedAt })
      const publishAt = visibleAt ?? publishesAt
      const unpublishAt = scheduledFor(scheduled, id, 'unpublish')
      const scheduleFailed = scheduled.some((change) => change.id === id && change.failed)
      const state = visibleAt ? 'scheduled' : isDraft ? 'draft' : changed.has(id) ? 'changed' : 'published'
      const isPlain = state === 'published' && !unpublishAt && !scheduleFailed
      const draftSavedAt = changed.get(id)
      const status = {
        state,
        publishAt,
        unpublishAt,
        scheduleFailed,
        ...(draftSavedAt && { draftSavedAt }),
      } as const
      return isPlain ? [] : [[id, status] as const]
    }),
  )
}
