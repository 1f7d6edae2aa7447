import type { CollectionConfig } from 'payload'
import { isAdmin } from '../access/isAdmin'
import { nobody } from '../access/nobody'
import { budgetBands, initialLeadStatus, leadBounds, leadStatuses, serviceTypes } from '../src/domain/lead'

const choices = (list: readonly { value: string; label: string }[]) =>
  list.map(({ value, label }) => ({ value, label }))

/** Inquiries. Visitors send them through `POST /api/leads` only; nobody makes one in the admin. */
export const Lead: CollectionConfig = {
  slug: 'lead',
  labels: { singular: 'Lead', plural: 'Leads' },
  admin: { useAsTitle: 'fullName', defaultColumns: ['fullName', 'serviceType', 'status', 'createdAt'] },
  access: { read: isAdmin, create: nobody, update: isAdmin, delete: isAdmin },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['isSpam', 'createdAt'] }, { fields: ['isSpam', 'status', 'createdAt'] }],
  fields: [
    { name: 'fullName', type: 'text', required: true, maxLength: leadBounds.fullName },
    { name: 'email', type: 'email', required: true },
    { name: 'phone', type: 'text', maxLength: leadBounds.phone },
    { name: 'serviceType', type: 'select', required: true, options: choices(serviceTypes) },
    { name: 'description', type: 'textarea', required: true, maxLength: leadBounds.description },
    {
      name: 'status',
      type: 'select',
      required: true,
      options: choices(leadStatuses),
      defaultValue: initialLeadStatus,
    },
    { name: 'budget', type: 'select', options: choices(budgetBands) },
    { name: 'company', type: 'text', maxLength: leadBounds.company },
    { name: 'timeline', type: 'text', maxLength: leadBounds.timeline },
    { name: 'notes', type: 'textarea', maxLength: leadBounds.notes },
    { name: 'isSpam', type: 'checkbox', defaultValue: false },
  ],
}
