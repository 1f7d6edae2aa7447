import type { Where } from 'payload'

/**
 * A condition that every entry meets, with an index. Without a condition MongoDB returns an estimate, which
 * is wrong on a sharded cluster or after a crash.
 */
export const matchAll: Where = { createdAt: { greater_than: new Date(0).toISOString() } }
