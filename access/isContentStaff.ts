import type { Access } from 'payload'
import { worksOnContent } from '@/domain/roles'

/** Admins and editors. */
export const isContentStaff: Access = ({ req }) => worksOnContent(req.user?.role)
