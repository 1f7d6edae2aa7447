import type { CollectionSlug, PayloadRequest } from 'payload'
import { freeSlug } from '../domain/trash'

/** The first slug that no entry of a collection has: this one, or with a number from 2 on. */
export const availableSlug = (
  req: PayloadRequest,
  collection: CollectionSlug,
  slug: string,
): Promise<string> =>
  freeSlug(slug, async (wanted) => {
    const where = { slug: { equals: wanted } }
    return Boolean(await req.payload.db.findOne({ collection, where, req }))
  })
