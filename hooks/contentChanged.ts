import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'
import { contentChanged } from '@/runtime/contentChanged'

const afterChange: CollectionAfterChangeHook = ({ doc }) => {
  contentChanged()
  return doc
}

const afterDelete: CollectionAfterDeleteHook = ({ doc }) => {
  contentChanged()
  return doc
}

/** For every collection shown on the public site: the next request shows the change. */
export const contentChangedHooks = { afterChange: [afterChange], afterDelete: [afterDelete] }

/** The same for a global. */
export const globalChanged: GlobalAfterChangeHook = ({ doc }) => {
  contentChanged()
  return doc
}
