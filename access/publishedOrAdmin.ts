import type { Access } from 'payload'
import { published } from '@/content/published'

/** Visitors see published entries; drafts are for admins. */
export const publishedOrAdmin: Access = ({ req }) => (req.user?.role === 'admin' ? true : published)
