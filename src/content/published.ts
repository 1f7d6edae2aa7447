import type { Where } from 'payload'

/** The condition for an entry that is no draft. A draft beside it changes nothing of it. */
export const published: Where = { _status: { equals: 'published' } }

/** The condition for a service or a product that a visitor may see. */
export const publishedActive: Where = { and: [published, { isActive: { equals: true } }] }

/** The condition for a post that a visitor may see: published, and its date is not in the future. */
export function publishedNow(now = new Date()): Where {
  return { and: [published, { publishedAt: { less_than_equal: now.toISOString() } }] }
}

/** The condition for a post that is published, but at a time to come. */
export function scheduledLater(now = new Date()): Where {
  return { and: [published, { publishedAt: { greater_than: now.toISOString() } }] }
}
