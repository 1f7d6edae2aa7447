import type { DataFromCollectionSlug, Endpoint } from 'payload'
import { docOf, type StoredVersion, versionOf, versionsOf } from '@/content/versions'
import type { DraftedCollection } from '@/domain/contentCollections'
import type { UnknownRecord } from '@/domain/isRecord'
import { notFound } from '@/http/HttpError'
import { listed, one } from '@/http/responses'
import { invalid } from '@/http/toHttpError'
import { idPattern } from '@/schemas/id'
import { pageQuery } from '@/schemas/query'
import { type Call, endpoint } from '../endpoint'
import { changeNewest } from '../ifMatch'
import type { Drafted } from './editing'

/** The history of a content type's entries: list, read and restore versions. */
export function versions<Slug extends DraftedCollection, Body, Draft extends object, Entity extends object>(
  resource: Drafted<Slug, Body, Draft, Entity>,
): Endpoint[] {
  const { collection, path, allow, draft, toData, toEntities } = resource
  // Each version has a status instead.
  const fields = Object.keys(draft.shape).filter((name) => name !== 'isPublished')

  /** The version of the path. @throws {NotFound} if the caller may not see it @throws {HttpError} 404 */
  async function read({ req, as, id, param }: Pick<Call, 'req' | 'as' | 'id' | 'param'>) {
    const version = param('version')
    if (!idPattern.test(version)) throw notFound()
    await req.payload.findByID({ collection, id: id(), depth: 0, draft: true, ...as })
    return one(await versionOf(collection, id(), version))
  }

  const toEntity = async (version: StoredVersion<DataFromCollectionSlug<Slug>>) =>
    one((await toEntities([docOf(version)]))[0])

  return [
    endpoint({
      method: 'get',
      path: `${path}/:id/versions`,
      allow,
      query: pageQuery,
      async handle({ req, as, id, query }) {
        await req.payload.findByID({ collection, id: id(), depth: 0, draft: true, ...as })
        return listed(await versionsOf({ collection, toEntities }, id(), fields, query))
      },
    }),
    endpoint({
      method: 'get',
      path: `${path}/:id/versions/:version`,
      allow,
      handle: async (call) => toEntity(await read(call)),
    }),
    endpoint({
      method: 'post',
      path: `${path}/:id/versions/:version/restore`,
      allow,
      async handle(call) {
        const { req, as, id } = call
        const stored = await read(call)
        const { data: sent, error } = draft.safeParse(await toEntity(stored))
        // Limits have changed since.
        if (error) throw invalid(error)
        // What the version lacks is empty again.
        const { _status, ...data } = (await toData(sent, as, docOf(stored))) as UnknownRecord
        // HTML can't carry everything that the editor stores; images that are gone, on the other hand, stay out.
        const { content } = stored.version as { content?: unknown }
        await changeNewest({ req, as, collection, id: id() }, () =>
          req.payload.update({
            collection,
            id: id(),
            data: { ...data, ...(content !== undefined && { content }), _status: 'draft' } as never,
            // A version of its own, so that the newest one is kept.
            draft: true,
            depth: 0,
            ...as,
          }),
        )
        return { restored: stored.id }
      },
    }),
  ]
}
