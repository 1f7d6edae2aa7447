import type { Access } from 'payload'
import { publishedNow } from '@/content/published'

/** Visitors see posts that are published and due; drafts and scheduled posts are for staff. */
export const publishedNowOrStaff: Access = ({ req }) => (req.user ? true : publishedNow())
