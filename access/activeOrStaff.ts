import type { Access } from 'payload'

/** Visitors see what is active; staff see all (specification §4). */
export const activeOrStaff: Access = ({ req }) => (req.user ? true : { isActive: { equals: true } })
