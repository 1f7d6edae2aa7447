import type { Where } from 'payload'

/** The condition for a post that a visitor may see: published, and its date is not in the future. */
export function publishedNow(now = new Date()): Where {
  return {
    and: [{ _status: { equals: 'published' } }, { publishedAt: { less_than_equal: now.toISOString() } }],
  }
}

/** The condition for a post that is published, but at a time to come. */
export function scheduledLater(now = new Date()): Where {
  return {
    and: [{ _status: { equals: 'published' } }, { publishedAt: { greater_than: now.toISOString() } }],
  }
}
