import type { Access } from 'payload'
import { publishedNow } from '../src/content/publishedNow'

/** Visitors see posts whose time has come; drafts and scheduled posts are for staff. */
export const publishedOrStaff: Access = ({ req }) => (req.user ? true : publishedNow())
