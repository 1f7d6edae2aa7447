import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody'

/** What the instances of the product tell each other; a row a subject. Nobody's to see or change. */
export const SystemState: CollectionConfig = {
  slug: 'system-state',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    // A lease: who has it, and until when.
    { name: 'holder', type: 'text' },
    { name: 'until', type: 'date' },
    { name: 'value', type: 'json' },
  ],
}
