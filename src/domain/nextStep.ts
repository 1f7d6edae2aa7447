import { agencyTimeZone } from './agency'
import { isOpen } from './lead'

/** The agency's current date: YYYY-MM-DD. */
export function agencyDay(now: Date): string {
  // The only locale that formats dates like ISO 8601.
  return new Intl.DateTimeFormat('en-CA', { timeZone: agencyTimeZone }).format(now)
}

interface Planned {
  status: string
  /** A calendar day: YYYY-MM-DD. */
  nextStepDue: string | null
}

export type DueState = 'overdue' | 'today' | 'later'

/**
 * The state of a next step; null if there is none or the lead is closed.
 * @param today YYYY-MM-DD
 */
export function dueState({ status, nextStepDue }: Planned, today: string): DueState | null {
  if (!nextStepDue || !isOpen(status)) return null
  if (nextStepDue === today) return 'today'
  return nextStepDue < today ? 'overdue' : 'later'
}
