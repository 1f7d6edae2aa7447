import type { ContentCollection } from '@/domain/contentCollections'

/** A kind of content that the staff list, add, edit and delete. */
export interface Resource {
  path: `/api/admin/${string}`
  /** As the messages call it: “service”, “blog post”. */
  name: string
  collection: ContentCollection
  /** How its screen orders them. */
  order: 'site' | 'newest'
}

/** Payload's own list of them, or its editor of one, with drafts, versions and times. */
export const payloadPath = ({ collection }: Resource, id?: string) =>
  `/admin/collections/${collection}${id ? `/${id}` : ''}`

/** Leads to what a visitor would see of the newest draft. */
export const previewHref = ({ collection }: Resource, id: string) =>
  `/api/admin/preview/${collection}/${id}?open=true`

/** The notification of a success: “Blog post created successfully!” (specification §8). */
export const succeeded = ({ name }: Resource, done: 'created' | 'updated' | 'deleted') => ({
  title: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${done} successfully!`,
})

/** The notification of a failure: “Failed to create blog post”. */
export const failed = ({ name }: Resource, act: 'create' | 'update' | 'delete') => ({
  title: `Failed to ${act} ${name}`,
  variant: 'destructive' as const,
})
