import type { Access, FieldAccess } from 'payload'
import { worksOnContent } from '@/domain/roles'

/** Admins and editors. */
export const isContentStaff: Access = ({ req }) => worksOnContent(req.user?.role)

export const isContentStaffField: FieldAccess = ({ req }) => worksOnContent(req.user?.role)
