import { formatCalendarDay } from '@/domain/clock'
import type { LeadEntity } from '@/domain/entities'
import { leadStatus } from '@/domain/lead'
import { lossText } from './outcome'
import type { LeadChange } from './saveLead'

/** What someone else has made of a lead that a control next to its form was to change. */
export function conflictText(change: LeadChange, base: LeadEntity, theirs: LeadEntity): string {
  const { fullName, owner, status, closedOn, lostReason } = theirs
  if (change.owner !== undefined)
    return owner
      ? `Someone else has assigned ${fullName} to ${owner.name}.`
      : `Someone else has unassigned ${fullName}.`
  if (status !== base.status && status !== change.status)
    return `Someone else has set ${fullName} to “${leadStatus(status).label}”.`
  const parts = [closedOn && `closed on ${formatCalendarDay(closedOn)}`, lostReason && lossText(theirs)]
  return `Someone else has changed the outcome of ${fullName}: ${parts.filter(Boolean).join('. ')}.`
}
