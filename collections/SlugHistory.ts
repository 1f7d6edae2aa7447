import type { CollectionConfig } from 'payload'
import { sluggedCollections } from '@/domain/slugs'
import { isContentStaff } from '../access/isContentStaff'
import { nobody } from '../access/nobody'

/**
 * Every slug under which an entry was ever published. An old slug points to its entry, not to another slug, so there
 * are no chains or loops (decision 016).
 */
export const SlugHistory: CollectionConfig = {
  slug: 'address',
  labels: { singular: 'Address', plural: 'Addresses' },
  admin: { hidden: true },
  access: { read: isContentStaff, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...sluggedCollections] },
    { name: 'slug', type: 'text', required: true },
    { name: 'entry', type: 'text', required: true, index: true },
  ],
}
