import type { Where } from 'payload'
import type { DraftedCollection } from '../domain/contentCollections'

/** Published entries, with or without a newer draft. */
export const published: Where = { _status: { equals: 'published' } }

/** Services or products that a visitor may see. */
export const publishedActive: Where = { and: [published, { isActive: { equals: true } }] }

/** Posts that a visitor may see: published, with a date that isn't in the future. */
export function publishedNow(now = new Date()): Where {
  return { and: [published, { publishedAt: { less_than_equal: now.toISOString() } }] }
}

/** Published posts with a future date. */
export function scheduledLater(now = new Date()): Where {
  return { and: [published, { publishedAt: { greater_than: now.toISOString() } }] }
}

/** What visitors may see of each collection. */
export const visible: Record<DraftedCollection, () => Where> = {
  service: () => publishedActive,
  product: () => publishedActive,
  project: () => published,
  'blog-post': () => publishedNow(),
  page: () => published,
}
