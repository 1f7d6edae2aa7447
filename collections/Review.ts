import type { CollectionConfig } from 'payload'
import { draftedCollections } from '@/domain/contentCollections'
import { reviewLimits, reviewStates } from '@/domain/review'
import { accountLimits } from '@/domain/roles'
import { nobody } from '../access/nobody'

/**
 * Who asked whom to review an entry, and the answer. Beside the entry, so that asking and answering don't change it.
 * Only our endpoints read and write it (decision 072).
 */
export const Review: CollectionConfig = {
  slug: 'review',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['kind', 'entry', 'createdAt'] }, { fields: ['reviewer', 'state'] }],
  fields: [
    { name: 'kind', type: 'select', required: true, options: [...draftedCollections] },
    { name: 'entry', type: 'text', required: true },
    // They name nobody once the account has been deleted; the names stay.
    { name: 'requester', type: 'relationship', relationTo: 'users', maxDepth: 0, defaultValue: () => null },
    { name: 'requesterName', type: 'text', required: true, maxLength: accountLimits.name },
    { name: 'reviewer', type: 'relationship', relationTo: 'users', maxDepth: 0, defaultValue: () => null },
    { name: 'reviewerName', type: 'text', required: true, maxLength: accountLimits.name },
    { name: 'state', type: 'select', required: true, options: [...reviewStates] },
    { name: 'note', type: 'textarea', maxLength: reviewLimits.text, defaultValue: () => null },
    { name: 'answer', type: 'textarea', maxLength: reviewLimits.text, defaultValue: () => null },
    // The `updatedAt` of the version that was answered.
    { name: 'version', type: 'text', defaultValue: () => null },
    { name: 'answeredAt', type: 'date', defaultValue: () => null },
  ],
}
