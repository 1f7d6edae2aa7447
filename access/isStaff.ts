import type { Access } from 'payload'

/** Any logged-in user: admins and editors. */
export const isStaff: Access = ({ req }) => Boolean(req.user)
