import type { Access } from 'payload'

export const selfOrAdmin: Access = ({ req }) =>
  req.user?.role === 'admin' || (req.user ? { id: { equals: req.user.id } } : false)
