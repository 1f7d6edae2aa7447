import type { CollectionConfig } from 'payload'
import { leadNoteKinds, leadNoteLimits } from '@/domain/leadNote'
import { accountLimits } from '@/domain/roles'
import { isLeadStaff } from '../../access/isLeadStaff'
import { nobody } from '../../access/nobody'
import { logNote, logNoteDeletion } from './logNote'
import { searchNote, unsearchNote } from './searchNote'

/**
 * What staff write about a lead, call by call. A collection of its own, so that two people who add a note at once
 * both keep theirs. Only our endpoints write it (decision 062).
 */
export const LeadNote: CollectionConfig = {
  slug: 'lead-note',
  labels: { singular: 'Lead note', plural: 'Lead notes' },
  admin: { hidden: true },
  access: { read: isLeadStaff, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['lead', 'createdAt'] }],
  hooks: { afterChange: [logNote, searchNote], afterDelete: [logNoteDeletion, unsearchNote] },
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'lead', required: true, maxDepth: 0 },
    { name: 'kind', type: 'select', required: true, options: [...leadNoteKinds] },
    { name: 'text', type: 'textarea', required: true, maxLength: leadNoteLimits.text },
    // Names nobody once the account has been deleted; the name stays.
    { name: 'author', type: 'relationship', relationTo: 'users', maxDepth: 0, defaultValue: () => null },
    { name: 'authorName', type: 'text', required: true, maxLength: accountLimits.name },
  ],
}
