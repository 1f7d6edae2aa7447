import type { Access } from 'payload'
import { published } from '@/content/published'

/** Visitors see published entries; drafts are for staff. */
export const publishedOrStaff: Access = ({ req }) => (req.user ? true : published)
