import {
  APIError,
  type Endpoint,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { all } from '@/content/conditions'
import { isRecord } from '@/domain/isRecord'
import { isTrashKind, type TrashKind } from '@/domain/trash'
import { withDocumentLock } from '@/runtime/documentLock'
import { moveToTrash } from '@/trash/moveToTrash'
import { restoreFromTrash } from '@/trash/restoreFromTrash'
import { type BulkResult, bulkResponse } from './bulkResponse'

/** What Payload's screens send to move entries to the trash, or to restore them. */
interface TrashChange {
  deletedAt: unknown
  /** Restore as a draft, or published. */
  _status?: unknown
}

/** A form contains `deletedAt` too, beside all other fields. */
const isTrashChange = (body: unknown): body is TrashChange =>
  isRecord(body) &&
  'deletedAt' in body &&
  Object.keys(body).every((name) => name === 'deletedAt' || name === '_status')

/** The change if the body is one; otherwise the body can still be read. */
async function changeIn(req: PayloadRequest): Promise<TrashChange | undefined> {
  if (!req.headers.get('content-type')?.startsWith('application/json') || !req.text) return undefined
  const text = await req.text()
  Object.assign(req, { text: () => Promise.resolve(text) })
  try {
    const body: unknown = JSON.parse(text || '{}')
    return isTrashChange(body) ? body : undefined
  } catch {
    return undefined
  }
}

const as = (req: PayloadRequest) => ({ req, user: req.user, overrideAccess: false }) as const

async function apply(req: PayloadRequest, collection: TrashKind, id: string, change: TrashChange) {
  if (change.deletedAt !== null) return moveToTrash(req, collection, id)
  await restoreFromTrash(req, { collection, id })
  const { _status } = change
  if (_status !== 'draft' && _status !== 'published') return undefined
  const stored = await req.payload.findByID({ collection, id, depth: 0, req })
  if (!('_status' in stored) || stored._status === _status) return undefined
  return req.payload.update({ collection, id, data: { _status } as never, depth: 0, ...as(req) })
}

async function changeOne(req: PayloadRequest, collection: TrashKind, change: TrashChange) {
  const id = String(req.routeParams?.id)
  // Its lock is already held: the path names it.
  await apply(req, collection, id, change)
  const doc = await req.payload.findByID({ collection, id, trash: true, depth: 0, ...as(req) })
  return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
}

async function changeMany(req: PayloadRequest, collection: TrashKind, change: TrashChange) {
  const { where } = req.query as { where?: Where }
  if (!where) throw new APIError("Missing 'where' query of documents to update.", 400)
  const { docs } = await req.payload.find({
    collection,
    where: all(where, { deletedAt: { exists: change.deletedAt === null } }),
    trash: true,
    select: {},
    pagination: false,
    depth: 0,
    ...as(req),
  })
  const result: BulkResult = { docs: [], errors: [] }
  for (const { id } of docs)
    try {
      await withDocumentLock(id, () => apply(req, collection, id, change))
      result.docs.push({ id })
    } catch (error) {
      const { status = 500, message } = error as { status?: number; message: string }
      if (status >= 500) throw error
      result.errors.push({ id, isPublic: true, message })
    }
  return bulkResponse(req, collection, result)
}

/** Handles changes of `deletedAt` instead of Payload's own endpoint, which handles all others. */
const instead =
  (collection: TrashKind, change: typeof changeOne, handle: PayloadHandler): PayloadHandler =>
  async (req) => {
    const found = await changeIn(req)
    return found ? change(req, collection, found) : handle(req)
  }

const changes: Record<string, typeof changeOne> = { '/': changeMany, '/:id': changeOne }

const wrapped = (collection: TrashKind) => (endpoint: Endpoint) => {
  const change = endpoint.method === 'patch' ? changes[endpoint.path] : undefined
  return change ? { ...endpoint, handler: instead(collection, change, endpoint.handler) } : endpoint
}

/**
 * Lets Payload's own screens use our trash. Payload's update would merge a newer draft into the published entry, keep
 * its slug taken, and restore it as something else (decision 061).
 */
export function trashInPayload(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { slug, endpoints } = collection
    if (isTrashKind(slug) && endpoints) collection.endpoints = endpoints.map(wrapped(slug))
  }
  return config
}
