import type { CollectionBeforeChangeHook } from 'payload'

/** An empty date means "publish immediately": the post gets the time of its publication. */
export const fillPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const publishes = data._status === 'published'
  const date = 'publishedAt' in data ? data.publishedAt : originalDoc?.publishedAt
  return publishes && !date ? { ...data, publishedAt: new Date().toISOString() } : data
}
