import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { type SluggedCollection, slugKey } from '@/domain/slugs'

const collection = 'address'

/** Records the slug under which an entry is published; takes it over if another entry used to have it. */
const remember: CollectionAfterChangeHook = async ({ doc, collection: { slug: kind }, req }) => {
  if (doc._status === 'draft') return doc
  const key = slugKey(kind as SluggedCollection, doc.slug)
  const { docs } = await req.payload.find({ collection, where: { key: { equals: key } }, limit: 1, req })
  const [known] = docs
  const entry = String(doc.id)
  if (!known) {
    const data = { key, kind: kind as SluggedCollection, slug: doc.slug, entry }
    await req.payload.create({ collection, data, req })
  } else if (known.entry !== entry) {
    await req.payload.update({ collection, id: known.id, data: { entry }, req })
  }
  return doc
}

const forget: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection, where: { entry: { equals: String(id) } }, req })
}

/** For collections whose entries have a slug in their URL. */
export const recordSlugHistory = { afterChange: remember, afterDelete: forget }
