import { ApiError, apiRequest } from '@/admin/shared/api/api'
import type { LeadEntity } from '@/domain/entities'

/** What staff may change of a lead. */
export type LeadChange = Partial<
  Pick<
    LeadEntity,
    'status' | 'notes' | 'company' | 'budget' | 'timeline' | 'estimatedValue' | 'nextStep' | 'nextStepDue'
  >
> & { owner?: string | null }

/** Somebody else has changed the same field in the meantime. */
export class LeadConflict extends Error {
  constructor(readonly theirs: LeadEntity) {
    super('Someone else has changed this lead.')
  }
}

/** The fields of a lead as a change names them. */
const asChange = (lead: LeadEntity): Required<LeadChange> => ({
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

type LeadFieldName = keyof LeadChange

/** The fields that are not any more as they were seen. */
function changedSince(seen: LeadEntity, theirs: LeadEntity): LeadFieldName[] {
  const [before, now] = [asChange(seen), asChange(theirs)]
  return (Object.keys(now) as LeadFieldName[]).filter((field) => before[field] !== now[field])
}

/** Those of a change among them. */
export const conflictsOf = (change: LeadChange, seen: LeadEntity, theirs: LeadEntity): LeadFieldName[] =>
  changedSince(seen, theirs).filter((field) => field in change && asChange(theirs)[field] !== change[field])

/** What others have done beside a change. */
export const takenOf = (change: LeadChange, seen: LeadEntity, theirs: LeadEntity): LeadFieldName[] =>
  changedSince(seen, theirs).filter((field) => !(field in change))

/** How often others may be quicker with other fields before it is given up. */
const attempts = 4

/**
 * Changes a lead as it was seen. What others have changed meanwhile stays, as long as it is something else.
 * @returns the lead, and the fields in which others were quicker
 * @throws {LeadConflict} when it is the same
 */
export async function saveLead(
  change: LeadChange,
  seen: LeadEntity,
): Promise<{ saved: LeadEntity; taken: LeadFieldName[] }> {
  const path = `/api/admin/leads/${seen.id}` as const
  let theirs = seen
  for (let attempt = 1; ; attempt += 1) {
    try {
      const options = { method: 'PUT', body: change, ifMatch: theirs.updatedAt } as const
      return { saved: await apiRequest<LeadEntity>(path, options), taken: takenOf(change, seen, theirs) }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412 || attempt === attempts) throw error
      theirs = await apiRequest<LeadEntity>(path)
      if (conflictsOf(change, seen, theirs).length) throw new LeadConflict(theirs)
    }
  }
}
