import { agencyDay } from './clock'
import { isOpen, type LeadStatus } from './lead'

/** What a lead comes to: completed leads are won, rejected ones lost (decision 064). */
export const wonStatus: LeadStatus = 'completed'
export const lostStatus: LeadStatus = 'rejected'

export const isLost = (status: string): boolean => status === lostStatus

/** Why a lead was lost. */
export const lostReasons = [
  { value: 'price', label: 'Price' },
  { value: 'no-budget', label: 'No budget' },
  { value: 'timing', label: 'Timing' },
  { value: 'competitor', label: 'Chose someone else' },
  { value: 'no-reply', label: 'No reply' },
  { value: 'not-a-fit', label: 'Not a fit for us' },
  { value: 'other', label: 'Other' },
] as const

export type LostReason = (typeof lostReasons)[number]['value']

/** The reason that says nothing without a text. */
export const unlistedReason: LostReason = 'other'

/** Characters of the text next to a reason. */
export const maxLostNote = 500

interface Outcome {
  status: string
  closedOn?: string | null | undefined
  lostReason?: LostReason | null | undefined
  lostNote?: string | null | undefined
}

/**
 * The outcome to store with a lead's status: closed leads have the day on which they were closed, today unless it is
 * given; only lost ones have a reason.
 */
export function outcomeOf({ status, closedOn, lostReason, lostNote }: Outcome, now: Date) {
  return {
    closedOn: isOpen(status) ? null : closedOn || `${agencyDay(now)}T00:00:00.000Z`,
    lostReason: isLost(status) ? (lostReason ?? null) : null,
    lostNote: isLost(status) ? (lostNote ?? null) : null,
  }
}
