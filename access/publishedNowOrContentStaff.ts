import type { Access } from 'payload'
import { publishedNow } from '@/content/published'
import { worksOnContent } from '@/domain/roles'

/** Visitors see posts that are published and due; drafts and scheduled posts are for those who write them. */
export const publishedNowOrContentStaff: Access = ({ req }) =>
  worksOnContent(req.user?.role) ? true : publishedNow()
