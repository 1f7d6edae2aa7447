import type { CollectionBeforeChangeHook } from 'payload'

/** An empty date means "publish immediately": the post gets the time at which it is published. */
export const fillPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const publishes = data._status === 'published'
  const date = 'publishedAt' in data ? data.publishedAt : originalDoc?.publishedAt
  return publishes && !date ? { ...data, publishedAt: new Date().toISOString() } : data
}
