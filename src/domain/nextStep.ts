import { isOpen } from './lead'

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
