import type { Access } from 'payload'
import { publishedNow } from '@/content/published'

/** Visitors see posts whose time has come; drafts and scheduled posts are for staff. */
export const publishedNowOrStaff: Access = ({ req }) => (req.user ? true : publishedNow())
