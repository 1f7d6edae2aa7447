import type { CollectionConfig } from 'payload'
import { auditActions, auditKinds } from '@/domain/audit'
import { isAdmin } from '../access/isAdmin'
import { nobody } from '../access/nobody'

/**
 * Who did what when. Written by `src/audit` alone; nobody changes or deletes what stands there
 * (decision 015). Names and titles are copies, so that they outlive what they name.
 */
export const AuditEntry: CollectionConfig = {
  slug: 'audit-entry',
  labels: { singular: 'Audit log entry', plural: 'Audit log' },
  admin: { hidden: true, useAsTitle: 'title' },
  access: { read: isAdmin, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['kind', 'document', 'createdAt'] },
    { fields: ['kind', 'createdAt'] },
    { fields: ['user', 'createdAt'] },
    { fields: ['action', 'createdAt'] },
  ],
  fields: [
    { name: 'kind', type: 'select', required: true, options: [...auditKinds] },
    // Ids as text: a relation would go with the person or the thing.
    { name: 'document', type: 'text', required: true },
    { name: 'title', type: 'text' },
    { name: 'action', type: 'select', required: true, options: [...auditActions] },
    { name: 'user', type: 'text' },
    { name: 'userName', type: 'text' },
    { name: 'changes', type: 'json' },
    { name: 'isDraft', type: 'checkbox', defaultValue: false },
    // Everything above as words, for the search.
    { name: 'words', type: 'textarea' },
  ],
}
