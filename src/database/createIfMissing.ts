import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

interface Row {
  payload: Payload
  req?: PayloadRequest | undefined
  collection: CollectionSlug
  /** Unique in the collection. */
  key: string
}

/**
 * Creates a row, unless another process does so at the same moment: without transactions (a standalone MongoDB) it sees
 * an entry before the rows that belong to it.
 * @throws what `create` throws if there is no such row afterwards
 */
export async function createIfMissing(
  { payload, req, collection, key }: Row,
  create: () => Promise<unknown>,
): Promise<void> {
  try {
    await create()
  } catch (error) {
    const where = { key: { equals: key } }
    const found = await payload.db.count({ collection, where, ...(req && { req }) }).catch(() => undefined)
    if (!found?.totalDocs) throw error
  }
}
