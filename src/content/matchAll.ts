import type { Where } from 'payload'

/**
 * An indexed condition that matches every entry. Without a condition MongoDB's count is an estimate, which is wrong on
 * a sharded cluster or after a crash.
 */
export const matchAll: Where = { createdAt: { greater_than: new Date(0).toISOString() } }
