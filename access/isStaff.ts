import type { Access } from 'payload'

/** Anybody who is signed in: admins and editors. */
export const isStaff: Access = ({ req }) => Boolean(req.user)
