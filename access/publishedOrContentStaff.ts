import type { Access } from 'payload'
import { published } from '@/content/published'
import { worksOnContent } from '@/domain/roles'

/** Visitors see published entries; drafts are for those who write them. */
export const publishedOrContentStaff: Access = ({ req }) =>
  worksOnContent(req.user?.role) ? true : published
