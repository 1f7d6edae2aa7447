import type { Access } from 'payload'
import { worksWithLeads } from '@/domain/roles'

/** Admins and sales. */
export const isLeadStaff: Access = ({ req }) => worksWithLeads(req.user?.role)
