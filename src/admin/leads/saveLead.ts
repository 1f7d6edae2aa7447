import type { LeadEntity } from '../../domain/entities'
import { ApiError, apiRequest } from '../api'

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
    super('Somebody else has changed this lead in the meantime.')
  }
}

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

/** The fields of a change that are not any more as they were seen. */
export function conflictsOf(change: LeadChange, seen: LeadEntity, theirs: LeadEntity): (keyof LeadChange)[] {
  const [before, now] = [asChange(seen), asChange(theirs)]
  const fields = Object.keys(change) as (keyof LeadChange)[]
  return fields.filter((field) => before[field] !== now[field] && now[field] !== change[field])
}

/** How often others may be quicker with other fields before it is given up. */
const attempts = 4

/**
 * Changes a lead as it was seen. What others have changed meanwhile stays, as long as it is something else.
 * @throws {LeadConflict} when it is the same
 */
export async function saveLead(
  change: LeadChange,
  seen: LeadEntity,
  ifMatch = seen.updatedAt,
  attempt = 1,
): Promise<LeadEntity> {
  const path = `/api/admin/leads/${seen.id}` as const
  try {
    return await apiRequest<LeadEntity>(path, { method: 'PUT', body: change, ifMatch })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412 || attempt === attempts) throw error
    const theirs = await apiRequest<LeadEntity>(path)
    if (conflictsOf(change, seen, theirs).length) throw new LeadConflict(theirs)
    return saveLead(change, seen, theirs.updatedAt, attempt + 1)
  }
}
