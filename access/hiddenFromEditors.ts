import type { ClientUser, TypedUser } from 'payload'

/**
 * Hides Payload's own screens of what only admins write. Editors can read it, like everyone else, but not open these
 * screens.
 */
export const hiddenFromEditors = ({ user }: { user: ClientUser | TypedUser | null }) =>
  (user as TypedUser | null)?.role !== 'admin'
