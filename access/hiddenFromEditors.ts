import type { ClientUser, TypedUser } from 'payload'

/** Payload's own screens of what admins alone write; that editors may read it, as anybody may, opens none. */
export const hiddenFromEditors = ({ user }: { user: ClientUser | TypedUser | null }) =>
  (user as TypedUser | null)?.role !== 'admin'
