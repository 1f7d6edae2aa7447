import type { Access } from 'payload'
import { publishedActive } from '@/content/published'

/** Admins see everything; everyone else only what is published and active (specification §4). */
export const activeOrAdmin: Access = ({ req }) => (req.user?.role === 'admin' ? true : publishedActive)
