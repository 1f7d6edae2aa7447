import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { removeSearchEntry, upsertSearchEntry } from '@/content/syncSearch'
import type { ContentCollection } from '@/domain/contentCollections'
import { contentChanged } from '@/runtime/contentChanged'

/** A draft beside what is published, or one that nobody else sees, throws no rendered page away. */
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

/** For every collection in which the search looks: what is found, and the pages that show it, follow each change. */
export const syncSearchEntry = { afterChange, afterDelete }
