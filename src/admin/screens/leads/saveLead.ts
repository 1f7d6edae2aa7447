import { apiRequest } from '@/admin/shared/api/api'
import { saveMerged } from '@/admin/shared/forms/saveMerged'
import type { LeadEntity } from '@/domain/entities'
import { baseOf } from '@/domain/merge'

/** What staff may change of a lead. */
export type LeadChange = Partial<
  Pick<
    LeadEntity,
    'status' | 'notes' | 'company' | 'budget' | 'timeline' | 'estimatedValue' | 'nextStep' | 'nextStepDue'
  >
> & { owner?: string | null }

/** The fields of a lead as a change names them. */
export const asChange = (lead: LeadEntity): Required<LeadChange> => ({
  status: lead.status,
  notes: lead.notes,
  company: lead.company,
  budget: lead.budget,
  timeline: lead.timeline,
  estimatedValue: lead.estimatedValue,
  nextStep: lead.nextStep,
  nextStepDue: lead.nextStepDue,
  owner: lead.owner?.id ?? null,
})

/** A change of a lead as it was seen, as an edit of it. */
export const editOf = (change: LeadChange, seen: LeadEntity) => ({
  values: { ...asChange(seen), ...change },
  base: baseOf(asChange(seen)),
  version: seen.updatedAt,
  stored: seen,
})

/**
 * Changes a lead as it was seen. What others have changed meanwhile stays, as long as it is something else.
 * @returns the lead, and the fields in which others were quicker
 * @throws {EditConflict} when it is the same
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
