import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { forgetFindable, keepFindable } from '../src/content/keepSearch'
import type { SearchedCollection } from '../src/domain/entities'

const afterChange: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  await keepFindable({ payload: req.payload, req }, collection.slug as SearchedCollection, String(doc.id))
  return doc
}

const afterDelete: CollectionAfterDeleteHook = async ({ id, collection, req }) => {
  await forgetFindable({ payload: req.payload, req }, collection.slug as SearchedCollection, String(id))
}

/** For every collection in which the search looks. */
export const keepSearchEntry = { afterChange, afterDelete }
