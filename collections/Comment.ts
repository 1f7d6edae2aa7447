import type { CollectionConfig } from 'payload'
import { commentLimits } from '@/domain/comment'
import { draftedCollections } from '@/domain/contentCollections'
import { accountLimits } from '@/domain/roles'
import { nobody } from '../access/nobody'

/**
 * What colleagues say about a passage of a text, and the replies. Beside the entry, so that visitors never see it and
 * commenting doesn't change the text. Only our endpoints read and write it (decision 074).
 */
export const Comment: CollectionConfig = {
  slug: 'comment',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: 'createdAt',
  indexes: [{ fields: ['entry', 'createdAt'] }],
  fields: [
    { name: 'kind', type: 'select', required: true, options: [...draftedCollections] },
    { name: 'entry', type: 'text', required: true },
    // The id of the comment that this one replies to; the passage is that one's.
    { name: 'parent', type: 'text', defaultValue: () => null },
    { name: 'field', type: 'text', required: true },
    { name: 'quote', type: 'textarea', maxLength: commentLimits.quote, defaultValue: () => null },
    { name: 'before', type: 'textarea', maxLength: commentLimits.context, defaultValue: () => null },
    { name: 'after', type: 'textarea', maxLength: commentLimits.context, defaultValue: () => null },
    // Names nobody once the account has been deleted; the name stays.
    { name: 'author', type: 'relationship', relationTo: 'users', maxDepth: 0, defaultValue: () => null },
    { name: 'authorName', type: 'text', required: true, maxLength: accountLimits.name },
    { name: 'body', type: 'textarea', required: true, maxLength: commentLimits.body },
    { name: 'editedAt', type: 'date', defaultValue: () => null },
    { name: 'resolvedBy', type: 'text', maxLength: accountLimits.name, defaultValue: () => null },
    { name: 'resolvedAt', type: 'date', defaultValue: () => null },
  ],
}
