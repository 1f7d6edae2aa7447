import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { removeSearchEntry, upsertSearchEntry } from '@/content/syncSearch'
import type { ContentCollection } from '@/domain/contentCollections'
import { contentChanged } from '@/runtime/contentChanged'

/** Saving a draft that isn't public leaves cached pages alone. */
const afterChange: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  const call = { payload: req.payload, req }
  const isVisible = await upsertSearchEntry(call, collection.slug as ContentCollection, String(doc.id))
  if (isVisible) contentChanged()
  return doc
}

const afterDelete: CollectionAfterDeleteHook = async ({ doc, id, collection, req }) => {
  await removeSearchEntry({ payload: req.payload, req }, collection.slug as ContentCollection, String(id))
  contentChanged()
  return doc
}

/** For every searchable collection: keeps the index and cached pages up to date. */
export const syncSearchEntry = { afterChange, afterDelete }
