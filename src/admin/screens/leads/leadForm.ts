import type { LeadEntity } from '@/domain/entities'
import type { LeadChange } from './saveLead'

/** The form values of a lead; controls only hold strings. */
export interface LeadForm {
  fullName: string
  email: string
  phone: string
  company: string
  /** Empty if unknown. */
  budget: string
  timeline: string
  notes: string
  estimatedValue: string
  /** A user's id; empty for no owner. */
  owner: string
  nextStep: string
  nextStepDue: string
}

export type LeadField = keyof LeadForm

export const fieldNames: Record<LeadField, string> = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  budget: 'Budget',
  timeline: 'Timeline',
  notes: 'Internal notes',
  estimatedValue: 'Estimated value',
  owner: 'Owner',
  nextStep: 'Next step',
  nextStepDue: 'Due',
}

/** The label of any field of a lead, in its form or next to it. */
export const labelOfField = (field: string): string => fieldNames[field as LeadField] ?? 'Status'

export const formOf = (lead: LeadEntity): LeadForm => ({
  fullName: lead.fullName,
  email: lead.email,
  phone: lead.phone ?? '',
  company: lead.company ?? '',
  budget: lead.budget ?? '',
  timeline: lead.timeline ?? '',
  notes: lead.notes ?? '',
  estimatedValue: lead.estimatedValue === null ? '' : String(lead.estimatedValue),
  owner: lead.owner?.id ?? '',
  nextStep: lead.nextStep ?? '',
  nextStepDue: lead.nextStepDue ?? '',
})

/** The fields in which two forms differ. */
export const differing = (one: LeadForm, other: LeadForm): LeadField[] =>
  (Object.keys(fieldNames) as LeadField[]).filter((field) => one[field] !== other[field])

const read: { [Field in LeadField]: (text: string) => LeadChange[Field] } = {
  fullName: (text) => text.trim(),
  email: (text) => text.trim(),
  phone: (text) => text.trim() || null,
  company: (text) => text.trim() || null,
  budget: (text) => (text || null) as LeadEntity['budget'],
  timeline: (text) => text.trim() || null,
  notes: (text) => text.trim() || null,
  estimatedValue: (text) => (text === '' ? null : Number(text)),
  owner: (text) => text || null,
  nextStep: (text) => text.trim() || null,
  nextStepDue: (text) => text || null,
}

/** Converts some form values to the body that the API expects. */
export const changeOf = (form: LeadForm, fields: LeadField[]): LeadChange =>
  Object.fromEntries(fields.map((field) => [field, read[field](form[field])]))
