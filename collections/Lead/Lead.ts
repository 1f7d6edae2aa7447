import type { CollectionConfig } from 'payload'
import { lostReasons, maxLostNote } from '@/domain/deal'
import { isEmailAddress } from '@/domain/email'
import {
  budgetBands,
  initialLeadStatus,
  leadFolders,
  leadLimits,
  leadStatuses,
  serviceTypes,
} from '@/domain/lead'
import { exceptForAdmins } from '../../access/exceptForAdmins'
import { isLeadStaff } from '../../access/isLeadStaff'
import { nobody } from '../../access/nobody'
import { trashOrAdmin } from '../../access/trashOrAdmin'
import { calendarDay } from '../fields/calendarDay'
import { derived } from '../fields/derived'
import { leadOwner } from '../fields/leadOwner'
import { leadSteps } from '../fields/leadSteps'
import { wholeNumber } from '../fields/wholeNumber'
import { announceInquiry, markNotificationPending } from './announceInquiry'
import { deleteNotes } from './deleteNotes'
import { fillLeadKeys } from './fillLeadKeys'
import { syncNextSteps } from './syncNextSteps'
import { clearClosingDay, syncOutcome } from './syncOutcome'

const choices = (list: readonly { value: string; label: string }[]) =>
  list.map(({ value, label }) => ({ value, label }))

/** Inquiries. Visitors send them through `POST /api/leads`; they can't be created in the admin. */
export const Lead: CollectionConfig = {
  slug: 'lead',
  labels: { singular: 'Lead', plural: 'Leads' },
  admin: {
    hidden: exceptForAdmins,
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'serviceType', 'status', 'createdAt'],
  },
  access: { read: isLeadStaff, create: nobody, update: isLeadStaff, delete: trashOrAdmin },
  defaultSort: '-createdAt',
  trash: true,
  // Lists show one folder, narrowed by at most one of these and sorted; the board shows one status.
  indexes: [
    // A search scans this text, which is a third of the size of the leads themselves.
    { fields: ['folder', 'createdAt', 'searchText'] },
    { fields: ['folder', 'status', 'createdAt'] },
    { fields: ['folder', 'serviceType', 'createdAt'] },
    { fields: ['folder', 'budget', 'createdAt'] },
    { fields: ['folder', 'owner', 'createdAt'] },
    { fields: ['folder', 'sortName'] },
    { fields: ['folder', 'estimatedValue'] },
    { fields: ['folder', 'sortDue'] },
    { fields: ['folder', 'status', 'estimatedValue'] },
    { fields: ['folder', 'status', 'sortDue'] },
    // Covers counts and sums, including those of a search.
    { fields: ['folder', 'status', 'serviceType', 'budget', 'owner', 'estimatedValue'] },
    { fields: ['folder', 'status', 'serviceType', 'budget', 'owner', 'estimatedValue', 'searchText'] },
    // Cover the forecast, and what was won and lost.
    { fields: ['folder', 'status', 'expectedClose', 'estimatedValue'] },
    { fields: ['folder', 'status', 'closedOn', 'lostReason', 'estimatedValue'] },
  ],
  hooks: {
    beforeOperation: [clearClosingDay],
    beforeChange: [syncNextSteps, syncOutcome, fillLeadKeys, markNotificationPending],
    afterChange: [announceInquiry],
    beforeDelete: [deleteNotes],
  },
  fields: [
    { name: 'fullName', type: 'text', required: true, maxLength: leadLimits.fullName },
    {
      name: 'email',
      type: 'email',
      required: true,
      validate: (value) => isEmailAddress(value ?? '') || 'must be an email address',
    },
    { name: 'phone', type: 'text', maxLength: leadLimits.phone },
    { name: 'serviceType', type: 'select', required: true, options: choices(serviceTypes) },
    { name: 'description', type: 'textarea', required: true, maxLength: leadLimits.description },
    {
      name: 'status',
      type: 'select',
      required: true,
      options: choices(leadStatuses),
      defaultValue: initialLeadStatus,
    },
    { name: 'budget', type: 'select', options: choices(budgetBands) },
    { name: 'company', type: 'text', maxLength: leadLimits.company },
    { name: 'timeline', type: 'text', maxLength: leadLimits.timeline },
    // Of the page from which it was sent. Not a select, whose options a language of one's own would have to migrate.
    { name: 'language', type: 'text', admin: { readOnly: true } },
    {
      name: 'notes',
      type: 'textarea',
      maxLength: leadLimits.notes,
      // Leads have no versions; their audit trail stores replaced values in full.
      custom: { isKeptWhole: true },
    },
    wholeNumber('estimatedValue', { min: 0, max: leadLimits.estimatedValue }),
    leadOwner,
    { name: 'nextStep', type: 'text', maxLength: leadLimits.nextStep },
    calendarDay('nextStepDue'),
    leadSteps,
    calendarDay('expectedClose'),
    // Set by `syncOutcome` when the status doesn't say it all.
    calendarDay('closedOn'),
    { name: 'lostReason', type: 'select', options: choices(lostReasons) },
    { name: 'lostNote', type: 'text', maxLength: maxLostNote },
    { name: 'isSpam', type: 'checkbox', defaultValue: false },
    // Unless staff marked it. Not a select, whose options would have to be migrated.
    { name: 'spamReason', type: 'text', admin: { readOnly: true } },
    derived({ name: 'folder', type: 'select', options: choices(leadFolders) }),
    derived({ name: 'sortName', type: 'text' }),
    derived({ name: 'sortDue', type: 'date' }),
    derived({ name: 'searchText', type: 'textarea' }),
    // The visitor's language, until staff have been notified.
    derived({ name: 'mailOwed', type: 'text', index: true }),
    // The idempotency key, so that a retry doesn't create a second lead (decision 033).
    derived({ name: 'attempt', type: 'text', unique: true }),
  ],
}
