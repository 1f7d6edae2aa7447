import { isSame } from '@/admin/shared/forms/useSchemaForm'
import type { LeadEntity, LeadStep } from '@/domain/entities'
import type { Outcome } from './outcome'
import type { LeadChange } from './saveLead'

/** A step in the form. */
export interface StepForm {
  text: string
  due: string
  /** A user's id; empty for nobody. */
  person: string
  isDone: boolean
}

export const blankStep: StepForm = { text: '', due: '', person: '', isDone: false }

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
  /** YYYY-MM-DD; empty if unknown. */
  expectedClose: string
  /** A user's id; empty for no owner. */
  owner: string
  nextSteps: StepForm[]
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
  expectedClose: 'Expected close',
  owner: 'Owner',
  nextSteps: 'Next steps',
}

/** The fields of an outcome, next to the form. */
export const outcomeNames: Record<keyof Outcome, string> = {
  closedOn: 'Closed on',
  lostReason: 'Reason',
  lostNote: 'Details',
}

/** The label of any field of a lead, in its form or next to it. */
export const labelOfField = (field: string): string =>
  fieldNames[field as LeadField] ?? outcomeNames[field as keyof Outcome] ?? 'Status'

const stepOf = ({ text, due, person, isDone }: LeadStep): StepForm => ({
  text,
  due: due ?? '',
  person: person?.id ?? '',
  isDone,
})

export const formOf = (lead: LeadEntity): LeadForm => ({
  fullName: lead.fullName,
  email: lead.email,
  phone: lead.phone ?? '',
  company: lead.company ?? '',
  budget: lead.budget ?? '',
  timeline: lead.timeline ?? '',
  notes: lead.notes ?? '',
  estimatedValue: lead.estimatedValue === null ? '' : String(lead.estimatedValue),
  expectedClose: lead.expectedClose ?? '',
  owner: lead.owner?.id ?? '',
  nextSteps: lead.nextSteps.map(stepOf),
})

/** The fields in which two forms differ. */
export const differing = (one: LeadForm, other: LeadForm): LeadField[] =>
  (Object.keys(fieldNames) as LeadField[]).filter((field) => !isSame(one[field], other[field]))

const read: { [Field in LeadField]: (value: LeadForm[Field]) => LeadChange[Field] } = {
  fullName: (text) => text.trim(),
  email: (text) => text.trim(),
  phone: (text) => text.trim() || null,
  company: (text) => text.trim() || null,
  budget: (text) => (text || null) as LeadEntity['budget'],
  timeline: (text) => text.trim() || null,
  notes: (text) => text.trim() || null,
  estimatedValue: (text) => (text === '' ? null : Number(text)),
  expectedClose: (text) => text || null,
  owner: (text) => text || null,
  nextSteps: (steps) =>
    steps.map(({ text, due, person, isDone }) => ({
      text: text.trim(),
      due: due || null,
      person: person || null,
      isDone,
    })),
}

/** Converts some form values to the body that the API expects. */
export const changeOf = (form: LeadForm, fields: LeadField[]): LeadChange =>
  Object.fromEntries(
    fields.map((field) => [field, (read[field] as (value: unknown) => unknown)(form[field])]),
  )
