import type { DataFromCollectionSlug, Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { AccessContext } from '@/content/accessContext'
import { asPublished, type EditableContent, editedEntry } from '@/content/editedEntry'
import type { DraftedCollection } from '@/domain/contentCollections'
import { isSameValue } from '@/domain/fingerprint'
import type { UnknownRecord } from '@/domain/isRecord'
import { HttpError } from '@/http/HttpError'
import { invalid } from '@/http/toHttpError'
import { withDocumentLock } from '@/runtime/documentLock'
import { scheduleSchema } from '@/schemas/schedule'
import { endpoint } from '../endpoint'
import { changedSince, changeNewest } from '../ifMatch'
import { cancelScheduled } from './cancelScheduled'
import type { Resource } from './crud'
import { presence } from './presence'
import { reviews } from './reviews'

/** A content type with drafts. */
export interface Drafted<Slug extends DraftedCollection, Body, Draft, Entity>
  extends Resource<Slug, Draft, Entity> {
  /** What can be published. */
  body: z.ZodType<Body & Draft>
  /** What can be saved as a draft: less is required. */
  draft: z.ZodType<Draft> & { shape: object }
}

const isSameMoment = (one: string | null, other: string | null) =>
  (one && Date.parse(one)) === (other && Date.parse(other))

interface Call {
  req: PayloadRequest
  as: AccessContext
  id: () => string
}

/**
 * The endpoints of the full editor. Each works on the newest version of an entry, published or not, and takes its
 * `updatedAt` in `If-Match`; each responds with the newest version (decision 059).
 */
export function editing<Slug extends DraftedCollection, Body, Draft extends object, Entity extends object>(
  resource: Drafted<Slug, Body, Draft, Entity>,
): Endpoint[] {
  const { collection, path, allow, body, draft, toData, toEntities } = resource
  const content: EditableContent<Slug, Entity> = { collection, toEntities }
  const edited = ({ req, as, id }: Call) => editedEntry(content, id(), { ...as, req })

  /** The part of a body that differs from what is stored: rewriting the rest would show up as changes. */
  async function changesIn(sent: Draft, newest: DataFromCollectionSlug<Slug>, as: AccessContext) {
    const [data, [stored]] = await Promise.all([toData(sent, as, newest), toEntities([asPublished(newest)])])
    const changed = Object.entries(sent).filter(
      ([name, value]) => !isSameValue(value, (stored as UnknownRecord)[name]),
    )
    return Object.fromEntries(changed.map(([name]) => [name, (data as unknown as UnknownRecord)[name]]))
  }

  /** Payload's types can't tell a partial entry from a complete one while the slug is generic. */
  const write = ({ req, as, id }: Call, data: object, draft: boolean) =>
    req.payload.update({
      collection,
      id: id(),
      data: data as never,
      draft,
      autosave: draft,
      depth: 0,
      ...as,
    })

  /** @throws {HttpError} 412 if the caller has seen another time */
  async function checkSchedule(call: Call, { type, seen }: z.infer<typeof scheduleSchema>) {
    if (seen === undefined) return
    const { publishAt, unpublishAt } = await edited(call)
    if (!isSameMoment(seen, type === 'publish' ? publishAt : unpublishAt))
      throw new HttpError(412, changedSince)
  }

  return [
    presence({ collection, path, allow }),
    ...reviews({ collection, path, allow }),
    endpoint({ method: 'get', path: `${path}/:id/draft`, allow, handle: edited }),
    endpoint({
      method: 'put',
      path: `${path}/:id/draft`,
      allow,
      body: draft,
      async handle({ body: sent, ...call }) {
        await changeNewest({ ...call, collection, id: call.id() }, async (newest) => {
          const changes = await changesIn(sent, newest, call.as)
          // A save without changes must not turn a published entry into a changed one.
          if (Object.keys(changes).length) await write(call, { ...changes, _status: 'draft' }, true)
        })
        return edited(call)
      },
    }),
    endpoint({
      method: 'post',
      path: `${path}/:id/publish`,
      allow,
      body,
      async handle({ body: sent, ...call }) {
        await changeNewest({ ...call, collection, id: call.id() }, async (newest) => {
          await write(call, { ...(await changesIn(sent, newest, call.as)), _status: 'published' }, false)
          await cancelScheduled(call.req, { collection, id: call.id() }, 'publish')
        })
        return edited(call)
      },
    }),
    endpoint({
      method: 'post',
      path: `${path}/:id/unpublish`,
      allow,
      async handle(call) {
        await changeNewest({ ...call, collection, id: call.id() }, async () => {
          await write(call, { _status: 'draft' }, false)
          await cancelScheduled(call.req, { collection, id: call.id() }, 'unpublish')
        })
        return edited(call)
      },
    }),
    endpoint({
      method: 'put',
      path: `${path}/:id/schedule`,
      allow,
      body: scheduleSchema,
      async handle({ body: sent, user, ...call }) {
        const { type, at } = sent
        const id = call.id()
        await withDocumentLock(id, async () => {
          // The step runs without anyone there to fix what is missing.
          const checked = at && type === 'publish' ? body.safeParse(await edited(call)) : null
          if (checked?.error) throw invalid(checked.error)
          await checkSchedule(call, sent)
          await cancelScheduled(call.req, { collection, id }, type)
          if (at)
            await call.req.payload.jobs.queue({
              task: 'schedulePublish',
              input: {
                type,
                doc: { relationTo: collection, value: id },
                user: { relationTo: 'users', value: user.id },
              },
              waitUntil: new Date(at),
              req: call.req,
            })
        })
        return edited(call)
      },
    }),
  ]
}
