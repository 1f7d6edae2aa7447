import type { Access } from 'payload'

/** Anyone who is logged in: admins and editors. */
export const isStaff: Access = ({ req }) => Boolean(req.user)
