import { APIError, NotFound, type Payload, type PayloadRequest, type Where } from 'payload'
import { type TrashKind, trashCutoff, trashKinds } from '../domain/trash'
import { withDocumentLock } from '../runtime/documentLock'

/** Deleted at once; the next run continues. */
const atOnce = 100

/**
 * Deletes an entry in the trash for good, with its versions and files. The caller holds the entry's lock.
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

/** Deletes for good what has been in the trash for longer than it is kept. Images that are used again stay. */
export async function purgeExpired(payload: Payload): Promise<void> {
  const cutoff = trashCutoff()
  for (const { value: collection } of trashKinds) {
    const { docs } = await payload.find({
      collection,
      where: { deletedAt: { less_than: cutoff } },
      sort: 'deletedAt',
      trash: true,
      limit: atOnce,
      pagination: false,
      depth: 0,
      select: {},
    })
    for (const { id } of docs)
      await purgeOne(payload, collection, id, cutoff).catch((error: unknown) => {
        if (!(error instanceof APIError && error.status === 409)) throw error
      })
  }
}
