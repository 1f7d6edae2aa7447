import { type AuditKind, type AuditValue, auditActions, auditKinds } from '@/domain/audit'
import { type Choice, labelOf } from '@/domain/choice'
import { formatCalendarDay, formatTime } from '@/domain/clock'
import type { AuditEntity } from '@/domain/entities'
import { budgetBands, leadStatuses, serviceTypes } from '@/domain/lead'
import { roles } from '@/domain/roles'

const names: Record<string, string> = { _status: 'Status', whatsappTexts: 'WhatsApp text' }

const words = (name: string) =>
  names[name] ??
  name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase()

/** The path of a field in words: `whatsappTexts.quote` → “WhatsApp text: quote”. */
export function fieldLabel(path: string): string {
  const label = path.split('.').map(words).join(': ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

const choices: Record<string, readonly Choice[]> = {
  status: leadStatuses,
  serviceType: serviceTypes,
  budget: budgetBands,
  role: roles,
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/
/** Days of the calendar, which are stored as a midnight. */
const dayFields = ['nextStepDue', 'completedAt']

/** A value as it is read: choices by their label, moments by the agency's clocks. */
export function valueText(field: string, value: AuditValue): string {
  if (value === null) return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value.toLocaleString('en')
  if (moment.test(value)) return dayFields.includes(field) ? formatCalendarDay(value) : formatTime(value)
  return labelOf(choices[field] ?? [], value)
}

const nameless = new Set<AuditKind>(['site-settings'])

/** How a sentence goes on after who did it, where the label of the action alone does not say it. */
const phrases: Partial<Record<AuditEntity['action'], string>> = {
  trashed: 'moved',
  'login-failed': 'failed to log in as',
  'password-changed': 'changed the password of',
  'sessions-ended': 'logged',
  viewed: 'viewed the backup list',
}

/** What was done: “updated”, “failed to log in as”. */
export const actionText = ({ action }: Pick<AuditEntity, 'action'>) =>
  phrases[action] ?? labelOf(auditActions, action).toLowerCase()

/** How a sentence ends after what it was done to. */
const endings: Partial<Record<AuditEntity['action'], string>> = {
  trashed: 'to trash',
  'sessions-ended': 'out everywhere',
}

export const endingText = ({ action }: Pick<AuditEntity, 'action'>) => endings[action]

/** Whether a sentence is over without what it was done to: who logged in logged in themselves. */
export const isWhole = ({ action }: Pick<AuditEntity, 'action'>) =>
  ['logged-in', 'logged-out', 'viewed'].includes(action)

/** What it was done to: “service “Web shop””; of an export which leads it holds. */
export function thingText({ kind, title, action }: Pick<AuditEntity, 'kind' | 'title' | 'action'>): string {
  if (action === 'exported') return title
  const label = labelOf(auditKinds, kind).toLowerCase()
  return nameless.has(kind) || !title ? label : `${label} “${title}”`
}
