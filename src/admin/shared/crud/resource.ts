import type { ContentCollection, DraftedCollection } from '@/domain/contentCollections'
import type { SettledList } from '@/domain/listSettings'

/** A content type with a full editor. */
export interface DraftedResource {
  path: `/api/admin/${string}`
  /** Its name in messages: “service”, “blog post”. */
  name: string
  collection: DraftedCollection
}

/** One with a list and dialogs too. */
export interface Resource extends DraftedResource {
  collection: ContentCollection
  /** Its list in the user's settings. */
  list: SettledList
}

/** The URL of Payload's own list or, given an id, its own editor. */
export const payloadPath = ({ collection }: DraftedResource, id?: string) =>
  `/admin/collections/${collection}${id ? `/${id}` : ''}`

/** The URL of a preview of the newest draft. */
export const previewHref = ({ collection }: DraftedResource, id: string) =>
  `/api/admin/preview/${collection}/${id}?open=true`

/** The toast after a success: “Blog post created successfully!” (specification §8). */
export const succeeded = ({ name }: DraftedResource, done: 'created' | 'updated' | 'deleted') => ({
  title: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${done} successfully!`,
})

/** The title of the toast after a failure: “Failed to create blog post”. */
export const failedTo = (act: 'create' | 'update' | 'delete', { name }: DraftedResource) =>
  `Failed to ${act} ${name}`
