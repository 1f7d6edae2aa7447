import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody'

/** State shared between instances of the product, one row per subject. Not accessible through the API. */
export const SystemState: CollectionConfig = {
  slug: 'system-state',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    // A lease: its holder, and when it expires.
    { name: 'holder', type: 'text' },
    { name: 'until', type: 'date' },
    { name: 'value', type: 'json' },
  ],
}
