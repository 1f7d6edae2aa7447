import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { recordSlug } from '@/content/slugHistory'
import type { SluggedCollection } from '@/domain/slugs'

const remember: CollectionAfterChangeHook = async ({ doc, collection: { slug: kind }, req }) => {
  if (doc._status !== 'draft')
    await recordSlug(kind as SluggedCollection, { id: String(doc.id), slug: doc.slug }, req)
  return doc
}

const forget: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'address', where: { entry: { equals: String(id) } }, req })
}

/** For collections whose entries have a slug in their URL. */
export const recordSlugHistory = { afterChange: remember, afterDelete: forget }
