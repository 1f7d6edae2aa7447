import { apiRequest } from '@/admin/shared/api/api'
import { saveMerged } from '@/admin/shared/forms/saveMerged'
import type { LeadEntity, LeadStep } from '@/domain/entities'
import { baseOf } from '@/domain/merge'

/** A step with its person by id. */
type StepChange = Omit<LeadStep, 'person'> & { person: string | null }

/** The fields of a lead that staff can change. */
export type LeadChange = Partial<
  Pick<
    LeadEntity,
    | 'status'
    | 'notes'
    | 'fullName'
    | 'email'
    | 'phone'
    | 'company'
    | 'budget'
    | 'timeline'
    | 'estimatedValue'
    | 'expectedClose'
    | 'closedOn'
    | 'lostReason'
    | 'lostNote'
  >
> & { owner?: string | null; nextSteps?: StepChange[] }

/** The same fields, read from a lead. */
export const asChange = (lead: LeadEntity): Required<LeadChange> => ({
  status: lead.status,
  notes: lead.notes,
  fullName: lead.fullName,
  email: lead.email,
  phone: lead.phone,
  company: lead.company,
  budget: lead.budget,
  timeline: lead.timeline,
  estimatedValue: lead.estimatedValue,
  expectedClose: lead.expectedClose,
  closedOn: lead.closedOn,
  lostReason: lead.lostReason,
  lostNote: lead.lostNote,
  nextSteps: lead.nextSteps.map((step) => ({ ...step, person: step.person?.id ?? null })),
  owner: lead.owner?.id ?? null,
})

/** Turns a change to a lead, as it was shown, into an edit for `saveMerged`. */
export const editOf = (change: LeadChange, seen: LeadEntity) => ({
  values: { ...asChange(seen), ...change },
  base: baseOf(asChange(seen)),
  version: seen.updatedAt,
  stored: seen,
})

/**
 * Saves a change to a lead as it was shown. Changes that others made to other fields are kept.
 * @returns the lead, and the fields that others changed
 * @throws {EditConflict} if someone else changed the same fields
 */
export function saveLead(change: LeadChange, seen: LeadEntity) {
  const path = `/api/admin/leads/${seen.id}` as const
  const fields = Object.keys(change) as (keyof LeadChange)[]
  return saveMerged<LeadChange, LeadEntity>(editOf(change, seen), {
    write(values, version) {
      const body = Object.fromEntries(fields.map((field) => [field, values[field]]))
      return apiRequest<LeadEntity>(path, { method: 'PUT', body, ifMatch: version ?? undefined })
    },
    read: () => apiRequest<LeadEntity>(path),
    toValues: asChange,
  })
}
