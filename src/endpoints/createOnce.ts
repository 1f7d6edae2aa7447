import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import { chooseId } from '@/database/chosenId'
import { idOf } from '@/database/newId'
import { withDocumentLock } from '@/runtime/documentLock'
import { attemptKey } from './attemptKey'

interface New<Slug> {
  collection: Slug
  /** What the caller sent, which the key is for. */
  body: unknown
  /** Of the relations in the result. */
  depth: number
}

/**
 * Creates an entry, or finds the one that an earlier call of the same user with the same idempotency key and content has
 * created, whose response was lost (decision 079).
 */
export async function createOnce<Slug extends CollectionSlug>(
  req: PayloadRequest,
  { collection, body, depth }: New<Slug>,
  create: () => Promise<DataFromCollectionSlug<Slug>>,
): Promise<DataFromCollectionSlug<Slug>> {
  const key = attemptKey(req)
  if (key === undefined) return create()
  const { payload } = req
  const id = idOf(JSON.stringify([key, req.user?.id, req.pathname, body]), payload)
  return withDocumentLock(id, async () => {
    const { docs } = await payload.find({
      collection,
      where: { id: { equals: id } },
      trash: true,
      depth,
      limit: 1,
      pagination: false,
      req,
    })
    const [before] = docs
    if (before) return before as DataFromCollectionSlug<Slug>
    chooseId(req, { collection, id })
    return create()
  })
}
