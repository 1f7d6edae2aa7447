import type { CollectionConfig } from 'payload'
import { auditActions, auditKinds } from '@/domain/audit'
import { leadHistoryOrAdmin } from '../access/leadHistoryOrAdmin'
import { nobody } from '../access/nobody'

/**
 * Who did what and when. Only `src/audit` writes entries: it merges those of a draft that is still being written, empties
 * those of deleted leads, and deletes old ones (decision 015). Names and titles are copies, so they outlive what they
 * refer to.
 */
export const AuditEntry: CollectionConfig = {
  slug: 'audit-entry',
  labels: { singular: 'Audit log entry', plural: 'Audit log' },
  admin: { hidden: true, useAsTitle: 'title' },
  access: { read: leadHistoryOrAdmin, create: nobody, update: nobody, delete: nobody },
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
    // Ids as text: a relation would disappear with the person or document.
    { name: 'document', type: 'text', required: true },
    { name: 'title', type: 'text' },
    { name: 'action', type: 'select', required: true, options: [...auditActions] },
    { name: 'user', type: 'text' },
    { name: 'userName', type: 'text' },
    { name: 'changes', type: 'json' },
    { name: 'isDraft', type: 'checkbox', defaultValue: false },
    // All of the above as text, for search.
    { name: 'words', type: 'textarea' },
  ],
}
