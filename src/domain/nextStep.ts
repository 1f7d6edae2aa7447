import { agencyTimeZone } from './agency'
import { isOpen } from './lead'

/** The day that the agency's clocks show at a moment: YYYY-MM-DD. */
export function agencyDay(now: Date): string {
  // Of all locales this one writes a date as ISO 8601 does.
  return new Intl.DateTimeFormat('en-CA', { timeZone: agencyTimeZone }).format(now)
}

interface Planned {
  status: string
  /** A day: YYYY-MM-DD. */
  nextStepDue: string | null
}

export type DueState = 'overdue' | 'today' | 'later'

/**
 * How a next step stands on a day; null for none, and for what is completed or rejected.
 * @param today YYYY-MM-DD
 */
export function dueState({ status, nextStepDue }: Planned, today: string): DueState | null {
  if (!nextStepDue || !isOpen(status)) return null
  if (nextStepDue === today) return 'today'
  return nextStepDue < today ? 'overdue' : 'later'
}
