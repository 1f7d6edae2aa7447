import type { ClientUser, TypedUser } from 'payload'
import { worksOnContent } from '@/domain/roles'

/** Hides Payload's own screens of content from those who don't write it. */
export const exceptForContentStaff = ({ user }: { user: ClientUser | TypedUser | null }) =>
  !worksOnContent((user as TypedUser | null)?.role)
