import {
  addDataAndFileToRequest,
  type CollectionSlug,
  type Endpoint,
  type PayloadHandler,
  type PayloadRequest,
  parseParams,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { all } from '@/content/conditions'
import { draftedCollections } from '@/domain/contentCollections'
import { withDocumentLock } from '@/runtime/documentLock'
import { type BulkResult, bulkResponse } from './bulkResponse'

const locked: CollectionSlug[] = [...draftedCollections, 'lead', 'media']

async function idsOf(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<string[]> {
  const { draft, limit, sort, trash } = parseParams(req.query)
  const { docs } = await req.payload.find({
    collection,
    where,
    ...(draft && { draft }),
    ...(limit && { limit }),
    ...(sort && { sort }),
    ...(trash && { trash }),
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
    user: req.user,
  })
  return docs.map(({ id }) => String(id))
}

/** Lets Payload update one document at a time, each under its lock. */
const oneByOne =
  (collection: CollectionSlug, handle: PayloadHandler): PayloadHandler =>
  async (req) => {
    const { where } = parseParams(req.query)
    const ids = where && req.user ? await idsOf(req, collection, where) : []
    // Payload refuses it, or answers that there are none.
    if (!where || !ids.length) return handle(req)
    await addDataAndFileToRequest(req)
    // The body can be read only once.
    Object.defineProperty(req, 'body', { value: null })
    const { data, query } = req
    const done: BulkResult = { docs: [], errors: [] }
    for (const id of ids) {
      req.data = structuredClone(data) as typeof data
      req.query = { ...query, where: all(where, { id: { equals: id } }) }
      const response = await withDocumentLock(id, async () => handle(req))
      const { docs, errors } = (await response.json()) as BulkResult
      done.docs.push(...docs)
      done.errors.push(...errors)
    }
    return bulkResponse(req, collection, done)
  }

const wrapped = (collection: CollectionSlug) => (endpoint: Endpoint) =>
  endpoint.method === 'patch' && endpoint.path === '/'
    ? { ...endpoint, handler: oneByOne(collection, endpoint.handler) }
    : endpoint

/**
 * Serializes what Payload's lists change with other writers. Payload itself reads all documents first, and would write
 * an old version over what anyone stores until it reaches them.
 */
export function lockBulkUpdates(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const slug = collection.slug as CollectionSlug
    if (locked.includes(slug) && collection.endpoints)
      collection.endpoints = collection.endpoints.map(wrapped(slug))
  }
  return config
}
