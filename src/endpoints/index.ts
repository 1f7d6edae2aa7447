import type { Endpoint } from 'payload'

/** Every path under /api that is ours: specification §7. */
export const endpoints: Endpoint[] = []
