import type { DataFromCollectionSlug, Endpoint, PayloadRequest } from 'payload'
import type { AccessContext } from '@/content/accessContext'
import { asPublished } from '@/content/editedEntry'
import { retryTransient } from '@/database/retryTransient'
import { formatTime } from '@/domain/clock'
import type { ContentCollection } from '@/domain/contentCollections'
import type { BulkOutcome } from '@/domain/entryBulk'
import { visibleFrom } from '@/domain/publication'
import { HttpError } from '@/http/HttpError'
import { invalid, toHttpError } from '@/http/toHttpError'
import { withDocumentLock } from '@/runtime/documentLock'
import { type EntryBulk, entryBulkSchema } from '@/schemas/entryBulk'
import type { Versions } from '@/schemas/versions'
import { moveToTrash } from '@/trash/moveToTrash'
import { restoreFromTrash } from '@/trash/restoreFromTrash'
import { endpoint } from '../endpoint'
import { changedSince, changeNewest, listedVersion } from '../ifMatch'
import { cancelScheduled } from './cancelScheduled'
import type { Drafted } from './editing'

interface Call {
  req: PayloadRequest
  as: AccessContext
  /** The versions that the caller has seen. */
  versions?: Versions
}

/** A sentence for the report. */
function reasonOf({ status, message, errors = [] }: HttpError): string {
  if (status === 404) return 'It no longer exists.'
  const [first] = errors
  return first ? `${first.path}: ${first.message}` : message
}

/** One step for several entries of a content type, one at a time; those that can't follow are reported. */
export function bulk<Slug extends ContentCollection, Body, Draft extends object, Entity extends object>({
  collection,
  path,
  allow,
  body,
  toEntities,
}: Drafted<Slug, Body, Draft, Entity>): Endpoint {
  const setStatus = ({ req, as }: Call, id: string, status: 'published' | 'draft') =>
    req.payload.update({ collection, id, data: { _status: status } as never, depth: 0, ...as })

  /** @throws {HttpError} 412 if the caller has seen another version */
  async function checkSeen(call: Call, id: string) {
    const seen = call.versions?.[id]
    if (seen && seen !== (await listedVersion({ ...call, collection, id })))
      throw new HttpError(412, changedSince)
  }

  /** @throws {HttpError} 400 if it lacks what a published entry needs */
  async function checkComplete(newest: DataFromCollectionSlug<Slug>) {
    const [entity] = await toEntities([asPublished(newest)])
    const { error } = body.safeParse(entity)
    if (error) throw invalid(error)
  }

  /** @throws {HttpError} 409 if it is published, but waits for its date */
  function refuseScheduled({ publishedAt }: { id: string; publishedAt?: string | null }) {
    const date = visibleFrom({ isDraft: false, scheduledFor: null, publishedAt })
    if (date)
      throw new HttpError(
        409,
        `It is scheduled for ${formatTime(date)}. To publish it earlier, change its date.`,
      )
  }

  /** What visitors see of an entry is in this; its newer draft isn't. */
  async function isPublished({ req, as }: Call, id: string): Promise<boolean> {
    const stored = await req.payload.findByID({ collection, id, depth: 0, ...as })
    return (stored as { _status?: string })._status === 'published'
  }

  const publish = (call: Call, id: string) =>
    changeNewest({ ...call, collection, id }, async (newest) => {
      await checkSeen(call, id)
      if (newest._status === 'published') {
        refuseScheduled(newest)
        return { isUnchanged: true as const }
      }
      await checkComplete(newest)
      const wasPublished = await isPublished(call, id)
      await setStatus(call, id, 'published')
      await cancelScheduled(call.req, { collection, id }, 'publish')
      return wasPublished ? {} : { updatedAt: await listedVersion({ ...call, collection, id }) }
    })

  const unpublish = (call: Call, id: string) =>
    changeNewest({ ...call, collection, id }, async (newest) => {
      await checkSeen(call, id)
      if (!(await isPublished(call, id))) return { isUnchanged: true as const }
      await setStatus(call, id, 'draft')
      await cancelScheduled(call.req, { collection, id }, 'unpublish')
      // Publishing takes the newest draft, which visitors haven't seen.
      const hadDraft = newest._status !== 'published'
      return hadDraft ? {} : { updatedAt: await listedVersion({ ...call, collection, id }) }
    })

  const trash = (call: Call, id: string) =>
    withDocumentLock(id, async () => {
      await checkSeen(call, id)
      return moveToTrash(call.req, collection, id)
    })

  async function act(action: EntryBulk['action'], call: Call, id: string, deletedAt?: string) {
    switch (action) {
      case 'publish':
        return publish(call, id)
      case 'unpublish':
        return unpublish(call, id)
      case 'trash':
        return { deletedAt: await trash(call, id) }
      case 'restore':
        await withDocumentLock(id, () => restoreFromTrash(call.req, { collection, id }, deletedAt))
        return {}
    }
  }

  async function titleOf(id: string, { req, as }: Call): Promise<string> {
    const found = await req.payload.findByID({
      collection,
      id,
      draft: true,
      depth: 0,
      trash: true,
      disableErrors: true,
      ...as,
    })
    return (found as { title?: string | null } | null)?.title || 'Untitled'
  }

  return endpoint({
    method: 'post',
    path: `${path}/bulk`,
    allow,
    body: entryBulkSchema,
    retriesSteps: true,
    async handle({ req, as, body: bulk }): Promise<BulkOutcome> {
      const entries: { id: string; deletedAt?: string }[] =
        bulk.action === 'restore' ? bulk.entries : [...new Set(bulk.ids)].map((id) => ({ id }))
      const call = { req, as, versions: bulk.action === 'restore' ? undefined : bulk.versions }
      const outcome: BulkOutcome = { done: [], failed: [] }
      for (const { id, deletedAt } of entries) {
        try {
          outcome.done.push({
            id,
            ...(await retryTransient(req, () => act(bulk.action, call, id, deletedAt))),
          })
        } catch (thrown) {
          const error = toHttpError(thrown, req)
          if (error.status >= 500) throw thrown
          outcome.failed.push({ id, title: await titleOf(id, call), reason: reasonOf(error) })
        }
      }
      return outcome
    },
  })
}
