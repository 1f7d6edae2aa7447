import type { CollectionConfig } from 'payload'
import { isContentStaff } from '../access/isContentStaff'
import { nobody } from '../access/nobody'

/**
 * Views of a post. In its own collection, because an atomic increment on a collection with drafts is undone by the next
 * save (decision 003).
 */
export const ViewCount: CollectionConfig = {
  slug: 'view-count',
  admin: { hidden: true },
  access: { read: isContentStaff, create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['count'] }],
  fields: [
    { name: 'post', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0, min: 0 },
  ],
}
