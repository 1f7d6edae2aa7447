import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import { chooseId } from '@/database/chosenId'
import { idOf } from '@/database/newId'
import { withDocumentLock } from '@/runtime/documentLock'
import { attemptKey } from './attemptKey'
import type { Call } from './endpoint'

/**
 * Creates an entry, or finds the one that an earlier call of the same user with the same idempotency key and content has
 * created, whose response was lost (decision 079).
 */
export async function createOnce<Slug extends CollectionSlug>(
  { req, user, body }: Pick<Call, 'req' | 'user' | 'body'>,
  { collection, depth }: { collection: Slug; depth: number },
  create: () => Promise<DataFromCollectionSlug<Slug>>,
): Promise<DataFromCollectionSlug<Slug>> {
  const key = attemptKey(req)
  if (key === undefined) return create()
  const { payload } = req
  const id = idOf(JSON.stringify([key, user?.id, req.pathname, body]), payload)
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
