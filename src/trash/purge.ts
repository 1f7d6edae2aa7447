import { type APIError, NotFound, type Payload, type PayloadRequest, type Where } from 'payload'
import { type TrashKind, trashCutoff, trashKinds } from '../domain/trash'
import { isOutage } from '../errors/DatabaseUnavailable'
import { withDocumentLock } from '../runtime/documentLock'

/** Read at a time. */
const atOnce = 100

interface Window {
  cutoff: string
  after: string | undefined
}

/**
 * Permanently deletes an entry in the trash, with its versions and files. The caller holds the entry's lock.
 * @throws {NotFound} if it isn't in the trash @throws {Forbidden} for everyone but admins
 * @throws {APIError} 409 for an image that is used again
 */
export async function purge(req: PayloadRequest, collection: TrashKind, id: string): Promise<void> {
  const where: Where = { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] }
  if (!(await req.payload.db.findOne({ collection, where, req }))) throw new NotFound(req.t)
  await req.payload.delete({
    collection,
    id,
    trash: true,
    depth: 0,
    req,
    user: req.user,
    overrideAccess: false,
  })
}

async function purgeOne(payload: Payload, collection: TrashKind, id: string, cutoff: string): Promise<void> {
  const where: Where = { and: [{ id: { equals: id } }, { deletedAt: { less_than: cutoff } }] }
  await withDocumentLock(id, async () => {
    // Someone may have restored it meanwhile.
    if (await payload.db.findOne({ collection, where }))
      await payload.delete({ collection, id, trash: true, depth: 0 })
  })
}

/** Those that may be deleted by now, oldest first, after one that was deleted at `after`. */
async function expired(payload: Payload, collection: TrashKind, { cutoff, after }: Window) {
  const { docs } = await payload.find({
    collection,
    where: { deletedAt: { less_than: cutoff, ...(after && { greater_than: after }) } },
    sort: 'deletedAt',
    trash: true,
    limit: atOnce,
    pagination: false,
    depth: 0,
    select: { deletedAt: true },
  })
  return docs
}

/**
 * Permanently deletes what has been in the trash for longer than it is kept. Images that are used again stay, and so does
 * what can't be deleted, which holds up none of the others.
 * @throws if the database is down
 */
export async function purgeExpired(payload: Payload): Promise<void> {
  const cutoff = trashCutoff()
  for (const { value: collection } of trashKinds) {
    let after: string | undefined
    do {
      const docs = await expired(payload, collection, { cutoff, after })
      for (const { id } of docs)
        await purgeOne(payload, collection, id, cutoff).catch((error: unknown) => {
          if (isOutage(error)) throw error
          if ((error as Partial<APIError>).status !== 409)
            payload.logger.error({ err: error, msg: `Could not permanently delete ${collection} ${id}.` })
        })
      after = docs.length === atOnce ? (docs.at(-1)?.deletedAt ?? undefined) : undefined
    } while (after)
  }
}
