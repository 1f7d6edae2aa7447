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
import { retryTransient } from '@/database/retryTransient'
import { lockedCollections, withDocumentLock } from '@/runtime/documentLock'
import { type Act, type BulkResult, bulkResponse } from './bulkResponse'

async function idsOf(
  req: PayloadRequest,
  { collection, where, act }: { collection: CollectionSlug; where: Where; act: Act },
): Promise<string[]> {
  const { draft, limit, sort, trash } = parseParams(req.query)
  // Payload ignores these when it deletes.
  const some = act === 'update' && { ...(draft && { draft }), ...(limit && { limit }), ...(sort && { sort }) }
  const { docs } = await req.payload.find({
    collection,
    where,
    ...some,
    ...(trash && { trash }),
    select: {},
    pagination: false,
    overrideAccess: false,
    req,
    user: req.user,
  })
  return docs.map(({ id }) => String(id))
}

/** Lets Payload change one document at a time, each under its lock. */
const oneByOne =
  (collection: CollectionSlug, act: Act, handle: PayloadHandler): PayloadHandler =>
  async (req) => {
    const { where } = parseParams(req.query)
    // Reading and writing change these.
    const { locale, fallbackLocale } = req
    const query = { ...req.query }
    const ids = where && req.user ? await idsOf(req, { collection, where, act }) : []
    Object.assign(req, { locale, fallbackLocale, query })
    // Payload refuses it, or answers that there are none.
    if (!where || !ids.length) return handle(req)
    await addDataAndFileToRequest(req)
    // The body can be read only once.
    Object.defineProperty(req, 'body', { value: null })
    const { data } = req
    const changeOne = async (id: string) => {
      const one = { ...query, where: all(where, { id: { equals: id } }) }
      Object.assign(req, { locale, fallbackLocale, query: one, data: structuredClone(data) })
      const response = await handle(req)
      return (await response.json()) as BulkResult
    }
    const done: BulkResult = { docs: [], errors: [] }
    for (const [index, id] of ids.entries())
      try {
        const { docs, errors } = await withDocumentLock(id, () => retryTransient(req, () => changeOne(id)))
        done.docs.push(...docs)
        done.errors.push(...errors)
      } catch (err) {
        // Before any change it is the answer to all.
        if (!done.docs.length) throw err
        req.payload.logger.error({ err, msg: `Could not ${act} all documents of a list.` })
        const message = 'Something went wrong.'
        done.errors.push(...ids.slice(index).map((id) => ({ id, isPublic: false, message })))
        break
      }
    return bulkResponse(req, collection, done, act)
  }

const acts: Partial<Record<Endpoint['method'], Act>> = { patch: 'update', delete: 'delete' }

const wrapped = (collection: CollectionSlug) => (endpoint: Endpoint) => {
  const act = endpoint.path === '/' ? acts[endpoint.method] : undefined
  return act ? { ...endpoint, handler: oneByOne(collection, act, endpoint.handler) } : endpoint
}

/**
 * Serializes what Payload's lists change or delete with other writers. Payload itself reads all documents first, and would
 * write an old version over what anyone stores until it reaches them, or delete what somebody has restored.
 */
export function lockBulkChanges(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const slug = collection.slug as CollectionSlug
    if (lockedCollections.includes(slug) && collection.endpoints)
      collection.endpoints = collection.endpoints.map(wrapped(slug))
  }
  return config
}
