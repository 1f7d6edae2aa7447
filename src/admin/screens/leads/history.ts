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

const serializeAuditValue = (value: AuditValue) => (value === null ? 'nothing' : String(value))

/** Describes a field change in words; notes are quoted instead. */
const sentences: Record<string, (before: AuditValue, after: AuditValue) => string> = {
  status: (before, after) =>
    `Status: ${leadStatus(serializeAuditValue(before)).label} → ${leadStatus(serializeAuditValue(after)).label}`,
  notes: (_, after) => (after === null ? 'Notes removed' : 'Notes changed'),
  fullName: (before, after) => `Name: ${serializeAuditValue(before)} → ${serializeAuditValue(after)}`,
  email: (before, after) => `Email: ${serializeAuditValue(before)} → ${serializeAuditValue(after)}`,
  phone: (_, after) => (after === null ? 'Phone removed' : `Phone: ${serializeAuditValue(after)}`),
  note: (before, after) => {
    if (after === null) return 'Note deleted'
    return before === null ? 'Note added' : 'Note changed'
  },
  company: (_, after) => (after === null ? 'Company removed' : `Company: ${serializeAuditValue(after)}`),
  budget: (_, after) =>
    after === null ? 'Budget removed' : `Budget: ${labelOf(budgetBands, String(after))}`,
  timeline: (_, after) => (after === null ? 'Timeline removed' : `Timeline: ${serializeAuditValue(after)}`),
  estimatedValue: (_, after) => (after === null ? 'Value removed' : `Value: ${rupees(Number(after))}`),
  owner: (_, after) => (after === null ? 'Owner removed' : `Owner: ${serializeAuditValue(after)}`),
  nextStep: (_, after) => (after === null ? 'Next step removed' : `Next step: ${serializeAuditValue(after)}`),
  nextStepDue: (_, after) =>
    after === null ? 'Due date removed' : `Due: ${formatCalendarDay(serializeAuditValue(after))}`,
  nextSteps: (_, after) => (after === null ? 'Next steps removed' : 'Next steps changed'),
  expectedClose: (_, after) =>
    after === null
      ? 'Expected close removed'
      : `Expected close: ${formatCalendarDay(serializeAuditValue(after))}`,
  closedOn: (_, after) =>
    after === null ? 'Reopened' : `Closed: ${formatCalendarDay(serializeAuditValue(after))}`,
  lostReason: (_, after) =>
    after === null ? 'Lost reason removed' : `Lost: ${labelOf(lostReasons, String(after))}`,
  lostNote: (_, after) => (after === null ? 'Lost details removed' : `Lost details: ${String(after)}`),
  isSpam: (_, after) => (after ? 'Marked as spam' : 'Marked not spam'),
}

const sentence = ({ field, before, after }: AuditChange) =>
  sentences[field]?.(before, after) ??
  `${field}: ${serializeAuditValue(before)} → ${serializeAuditValue(after)}`

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
