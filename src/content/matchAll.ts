import type { Where } from 'payload'

/**
 * The condition that every entry meets, along an index. Without any, MongoDB tells an estimate, which on a sharded
 * cluster, or after a crash, is not how many there are.
 */
export const matchAll: Where = { createdAt: { greater_than: new Date(0).toISOString() } }
