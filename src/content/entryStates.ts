import type { EntryStanding } from '../domain/entities'
import { cms } from './payload'
import type { Reader } from './reader'

export type DraftedCollection = 'service' | 'product' | 'project' | 'blog-post'

interface Stored {
  id: string
  _status?: 'draft' | 'published' | null
  publishedAt?: string | null
}

/** A publication or withdrawal that somebody has set a time for, as Payload keeps it. */
interface Plan {
  type?: 'publish' | 'unpublish'
  doc?: { relationTo: string; value: string }
}

async function plansOf(collection: DraftedCollection) {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] },
    sort: 'waitUntil',
    limit: 1000,
    pagination: false,
    depth: 0,
  })
  return docs.flatMap(({ input, waitUntil, hasError }) => {
    const { type = 'publish', doc } = (input ?? {}) as Plan
    return doc?.relationTo === collection ? [{ type, id: doc.value, at: waitUntil, failed: hasError }] : []
  })
}

/** Which of these published entries have a draft beside them. */
async function changedOnes(
  collection: DraftedCollection,
  ids: string[],
  reader: Reader,
): Promise<Set<string>> {
  if (!ids.length) return new Set()
  const payload = await cms()
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

/** How entries stand, for the staff, by id; those that are simply published are left out. */
export async function entryStates(
  collection: DraftedCollection,
  stored: Stored[],
  reader: Reader,
): Promise<Map<string, EntryStanding>> {
  const publishedIds = stored.filter(({ _status }) => _status === 'published').map(({ id }) => id)
  const [changed, plans] = await Promise.all([
    changedOnes(collection, publishedIds, reader),
    plansOf(collection),
  ])
  const now = new Date().toISOString()
  return new Map(
    stored.flatMap(({ id, _status, publishedAt }) => {
      const own = plans.filter((plan) => plan.id === id)
      const planned = (type: Plan['type']) => own.find((plan) => plan.type === type && !plan.failed)?.at
      const isDraft = _status !== 'published'
      // The date of a draft is no plan: nothing happens when it has come.
      const waitsForDate = !isDraft && Boolean(publishedAt && publishedAt > now)
      const publishAt = planned('publish') ?? (waitsForDate && publishedAt ? publishedAt : null)
      const unpublishAt = planned('unpublish') ?? null
      const planFailed = own.some(({ failed }) => failed)
      const waits = publishAt !== null && (isDraft || waitsForDate)
      const state = waits ? 'scheduled' : isDraft ? 'draft' : changed.has(id) ? 'changed' : 'published'
      const isPlain = state === 'published' && !unpublishAt && !planFailed
      return isPlain ? [] : [[id, { state, publishAt, unpublishAt, planFailed }] as const]
    }),
  )
}
