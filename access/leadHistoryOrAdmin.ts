import type { Access } from 'payload'
import { worksWithLeads } from '@/domain/roles'

/** The audit trail is for admins; sales see what happened to leads. */
export const leadHistoryOrAdmin: Access = ({ req: { user } }) =>
  user?.role === 'admin' || (worksWithLeads(user?.role) && { kind: { equals: 'lead' } })
