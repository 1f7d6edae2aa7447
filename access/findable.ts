import type { Access, Where } from 'payload'
import { worksOnContent } from '@/domain/roles'

const isPublic: Where = { isPublic: { equals: true } }
/** The collections editors write; drafts of all others are for admins. */
const editors: Where = { kind: { in: ['project', 'blog-post'] } }

/** Visitors and sales find what is published and due; others also find what else they may see. */
export const findable: Access = ({ req: { user } }) => {
  if (user?.role === 'admin') return true
  const hasCome: Where = { visibleFrom: { less_than_equal: new Date().toISOString() } }
  const open: Where = { and: [isPublic, hasCome] }
  return worksOnContent(user?.role) ? { or: [open, editors] } : open
}
