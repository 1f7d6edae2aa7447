import type { DraftedCollection } from '../domain/contentCollections'
import type { EntryStatus } from '../domain/entities'
import { visibleFrom } from '../domain/publication'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { scheduledFor, scheduledStepsOf } from './scheduledSteps'

interface Stored {
  id: string
  _status?: 'draft' | 'published' | null
  publishedAt?: string | null
}

/** Which of these published entries have a newer draft. */
async function changedOnes(
  collection: DraftedCollection,
  ids: string[],
  reader: AccessContext,
): Promise<Set<string>> {
  if (!ids.length) return new Set()
  const payload = await getCms()
  const { docs } = await payload.findVersions({
    collection,
    where: {
      and: [
        { parent: { in: ids } },
        { latest: { equals: true } },
        { 'version._status': { equals: 'draft' } },
      ],
    },
    pagination: false,
    depth: 0,
    ...reader,
  })
  return new Set(docs.map(({ parent }) => String(parent)))
}

/** The publishing status of entries for staff, by id; entries that are simply published are left out. */
export async function entryStates(
  collection: DraftedCollection,
  stored: Stored[],
  reader: AccessContext,
): Promise<Map<string, EntryStatus>> {
  const publishedIds = stored.filter(({ _status }) => _status === 'published').map(({ id }) => id)
  const [changed, plans] = await Promise.all([
    changedOnes(collection, publishedIds, reader),
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
      return isPlain ? [] : [[id, { state, publishAt, unpublishAt, planFailed }] as const]
    }),
  )
}
