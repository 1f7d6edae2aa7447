import type { AuditChange, AuditValue } from '@/domain/audit'
import { labelOf } from '@/domain/choice'
import { formatCalendarDay } from '@/domain/clock'
import { lostReasons } from '@/domain/deal'
import type { AuditEntity, LeadEntity } from '@/domain/entities'
import { budgetBands, leadStatus } from '@/domain/lead'
import { rupees } from '@/domain/money'

/** An event in a lead's history. */
export interface LeadEvent {
  id: string
  what: string
  /** The text of a note. */
  quote?: string | undefined
  /** Null for the visitor. */
  who: string | null
  at: string
}

const valueText = (value: AuditValue) => (value === null ? 'nothing' : String(value))

/** Describes a field change in words; notes are quoted instead. */
const sentences: Record<string, (before: AuditValue, after: AuditValue) => string> = {
  status: (before, after) =>
    `Status: ${leadStatus(valueText(before)).label} → ${leadStatus(valueText(after)).label}`,
  notes: (_, after) => (after === null ? 'Notes removed' : 'Notes changed'),
  fullName: (before, after) => `Name: ${valueText(before)} → ${valueText(after)}`,
  email: (before, after) => `Email: ${valueText(before)} → ${valueText(after)}`,
  phone: (_, after) => (after === null ? 'Phone removed' : `Phone: ${valueText(after)}`),
  note: (before, after) => {
    if (after === null) return 'Note deleted'
    return before === null ? 'Note added' : 'Note changed'
  },
  company: (_, after) => (after === null ? 'Company removed' : `Company: ${valueText(after)}`),
  budget: (_, after) =>
    after === null ? 'Budget removed' : `Budget: ${labelOf(budgetBands, String(after))}`,
  timeline: (_, after) => (after === null ? 'Timeline removed' : `Timeline: ${valueText(after)}`),
  estimatedValue: (_, after) => (after === null ? 'Value removed' : `Value: ${rupees(Number(after))}`),
  owner: (_, after) => (after === null ? 'Owner removed' : `Owner: ${valueText(after)}`),
  nextStep: (_, after) => (after === null ? 'Next step removed' : `Next step: ${valueText(after)}`),
  nextStepDue: (_, after) =>
    after === null ? 'Due date removed' : `Due: ${formatCalendarDay(valueText(after))}`,
  nextSteps: (_, after) => (after === null ? 'Next steps removed' : 'Next steps changed'),
  expectedClose: (_, after) =>
    after === null ? 'Expected close removed' : `Expected close: ${formatCalendarDay(valueText(after))}`,
  closedOn: (_, after) => (after === null ? 'Reopened' : `Closed: ${formatCalendarDay(valueText(after))}`),
  lostReason: (_, after) =>
    after === null ? 'Lost reason removed' : `Lost: ${labelOf(lostReasons, String(after))}`,
  lostNote: (_, after) => (after === null ? 'Lost details removed' : `Lost details: ${String(after)}`),
  isSpam: (_, after) => (after ? 'Marked as spam' : 'Marked not spam'),
}

const sentence = ({ field, before, after }: AuditChange) =>
  sentences[field]?.(before, after) ?? `${field}: ${valueText(before)} → ${valueText(after)}`

const actions: Partial<Record<AuditEntity['action'], string>> = {
  received: 'Lead received',
  trashed: 'Moved to trash',
  restored: 'Restored',
}

function eventOf({ id, action, changes, user, createdAt }: AuditEntity): LeadEvent {
  const notes = changes.find(({ field }) => field === 'notes')?.after
  return {
    id,
    what: [actions[action], ...changes.map(sentence)].filter(Boolean).join(', ') || 'Changed',
    quote: typeof notes === 'string' ? notes : undefined,
    who: user?.name ?? null,
    at: createdAt,
  }
}

/** A lead's history, newest first. Leaves out that it was received, which every lead has. */
export function historyOf(lead: Pick<LeadEntity, 'createdAt'>, history: AuditEntity[]): LeadEvent[] {
  const events = history.map(eventOf)
  if (history.some(({ action }) => action === 'received')) return events
  return [...events, { id: 'received', what: 'Lead received', who: null, at: lead.createdAt }]
}
