import type { CollectionSlug, FieldHook } from 'payload'
import { freeSlug } from '@/domain/trash'

/** The slug of a duplicate: the next free one. Payload's own ending is no part of a slug. */
export const copySlug: FieldHook = ({ value, collection, req }) => {
  if (typeof value !== 'string' || !value || !collection) return value
  return freeSlug(`${value}-copy`, async (slug) => {
    const where = { slug: { equals: slug } }
    return Boolean(
      await req.payload.db.findOne({ collection: collection.slug as CollectionSlug, where, req }),
    )
  })
}
