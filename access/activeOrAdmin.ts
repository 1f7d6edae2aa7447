import type { Access } from 'payload'

/** Admins see all; visitors, and editors with them, what is active (specification §4). */
export const activeOrAdmin: Access = ({ req }) =>
  req.user?.role === 'admin' ? true : { isActive: { equals: true } }
