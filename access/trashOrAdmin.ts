import type { Access } from 'payload'
import { worksWithLeads } from '@/domain/roles'

/** Admins delete leads; sales only move them to the trash, which Payload checks as a deletion with this date. */
export const trashOrAdmin: Access = ({ req: { user }, data }) =>
  user?.role === 'admin' || (worksWithLeads(user?.role) && typeof data?.deletedAt === 'string')
