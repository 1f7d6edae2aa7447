import type { ClientUser, TypedUser } from 'payload'

/**
 * Hides Payload's own screens of what only admins manage. Others may be able to read it, like visitors, but don't get
 * these screens.
 */
export const exceptForAdmins = ({ user }: { user: ClientUser | TypedUser | null }) =>
  (user as TypedUser | null)?.role !== 'admin'
