import type {
  DataFromCollectionSlug,
  Endpoint,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload'
import type { z } from 'zod'
import type { AccessContext } from '@/content/accessContext'
import { lastSaved } from '@/content/drafts'
import { staffList } from '@/content/entryList'
import { entryStates } from '@/content/entryStates'
import { facetChoices } from '@/content/facets'
import { oldSlugs } from '@/content/slugHistory'
import { inOneLanguage } from '@/database/oneLanguage'
import type { ContentCollection, DraftedCollection } from '@/domain/contentCollections'
import type { Role } from '@/domain/roles'
import { hasSlug } from '@/domain/slugs'
import { created, listed, one } from '@/http/responses'
import { contentQuery } from '@/schemas/query'
import { deletableIds } from '@/trash/deletableIds'
import { moveToTrash } from '@/trash/moveToTrash'
import { createOnce } from '../createOnce'
import { endpoint } from '../endpoint'
import { changeMatching } from '../ifMatch'

export interface Resource<Slug extends DraftedCollection, Body, Entity> {
  collection: Slug
  path: `/admin/${string}`
  /** The name in messages. */
  name: string
  allow: readonly Role[]
  body: z.ZodType<Body>
  /** Converts a body for storage; `stored` is the entry it changes. */
  toData: (
    body: Body,
    access: AccessContext,
    stored?: DataFromCollectionSlug<Slug>,
  ) => Promise<RequiredDataFromCollectionSlug<Slug>>
  /** Converts stored entries, with images populated, to the API's entities. */
  toEntities: (docs: DataFromCollectionSlug<Slug>[]) => Promise<Entity[]>
}

type Deleted = Pick<Resource<DraftedCollection, unknown, unknown>, 'collection' | 'path' | 'name' | 'allow'>

/** Moves an entry to the trash. */
export const deletion = ({ collection, path, name, allow }: Deleted): Endpoint =>
  endpoint({
    method: 'delete',
    path: `${path}/:id`,
    allow,
    async handle({ req, as, id }) {
      const deletedAt = await changeMatching({ req, as, collection, id: id() }, () =>
        moveToTrash(req, collection, id()),
      )
      return { message: `${name} deleted successfully!`, deletedAt }
    },
  })

/** The staff endpoints of one content type: the four verbs of specification §7, plus reading one entry. */
export function crud<Slug extends ContentCollection, Body, Entity extends object>(
  resource: Resource<Slug, Body, Entity>,
): Endpoint[] {
  const { collection, path, allow, body, toData, toEntities } = resource
  /** Adds what only staff see: the status, unless it is simply published, old slugs, and what they may not delete. */
  async function forStaff(
    found: DataFromCollectionSlug<Slug>[],
    access: AccessContext & { req: PayloadRequest },
  ) {
    const docs = (await lastSaved(collection, found as never[], access)) as typeof found
    const stored = docs as { id: string; slug?: string }[]
    const [entities, states, slugs] = await Promise.all([
      toEntities(docs),
      entryStates(collection, stored, access),
      hasSlug(collection) ? oldSlugs(stored, access) : undefined,
    ])
    const mayDelete = await deletableIds(access.req, collection, stored)
    return entities.map((entity, n) => {
      const { id } = stored[n] as { id: string }
      const old = slugs?.get(id)
      return {
        ...entity,
        ...states.get(id),
        ...(old?.length && { oldSlugs: old }),
        ...(!mayDelete.has(id) && { canDelete: false as const }),
      }
    })
  }
  const toEntity = async (
    doc: DataFromCollectionSlug<Slug>,
    access: AccessContext & { req: PayloadRequest },
  ) => one((await forStaff([doc], access))[0])

  return [
    endpoint({
      method: 'get',
      path,
      allow,
      query: contentQuery(collection),
      async handle({ req, as, query: { sort: order, limit, page, ...filter } }) {
        const { ids, total } = await staffList(collection, { filter, order }, { limit, page }, as)
        const { docs } = await inOneLanguage(() =>
          req.payload.find({ collection, where: { id: { in: ids } }, depth: 1, pagination: false, ...as }),
        )
        const found = new Map(docs.map((doc) => [doc.id, doc as DataFromCollectionSlug<Slug>]))
        return listed({
          entries: await forStaff(
            ids.flatMap((id) => found.get(id) ?? []),
            as,
          ),
          total,
        })
      },
    }),
    endpoint({
      method: 'get',
      path: `${path}/facets`,
      allow,
      handle: () => facetChoices(collection),
    }),
    endpoint({
      method: 'get',
      path: `${path}/:id`,
      allow,
      async handle({ req, as, id }) {
        const doc = await req.payload.findByID({ collection, id: id(), depth: 1, ...as })
        return toEntity(doc as DataFromCollectionSlug<Slug>, as)
      },
    }),
    endpoint({
      method: 'post',
      path,
      allow,
      body,
      async handle({ req, as, body }) {
        const doc = await createOnce(req, { collection, body, depth: 1 }, async () => {
          const data = await toData(body, as)
          const stored = await req.payload.create({ collection, data, depth: 1, draft: false, ...as })
          return stored as DataFromCollectionSlug<Slug>
        })
        return created(await toEntity(doc, as))
      },
    }),
    endpoint({
      method: 'put',
      path: `${path}/:id`,
      allow,
      body,
      async handle({ req, as, id, body }) {
        const doc = await changeMatching({ req, as, collection, id: id() }, async () => {
          const found = await req.payload.findByID({ collection, id: id(), depth: 0, ...as })
          const [stored] = await lastSaved(collection, [found as never], as)
          const data = await toData(body, as, stored as DataFromCollectionSlug<Slug>)
          // Payload's types can't tell a partial entry from a complete one while the slug is generic.
          return req.payload.update({ collection, id: id(), data: data as never, depth: 1, ...as })
        })
        return toEntity(doc as unknown as DataFromCollectionSlug<Slug>, as)
      },
    }),
    deletion(resource),
  ]
}
