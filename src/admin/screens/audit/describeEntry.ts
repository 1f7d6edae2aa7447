import { type AuditKind, type AuditValue, auditActions, auditKinds } from '@/domain/audit'
import { type Choice, labelOf } from '@/domain/choice'
import { formatCalendarDay, formatTime } from '@/domain/clock'
import { lostReasons } from '@/domain/deal'
import type { AuditEntity } from '@/domain/entities'
import { budgetBands, leadStatuses, serviceTypes } from '@/domain/lead'
import { pageModels } from '@/domain/pageTexts/pages'
import { roles } from '@/domain/roles'

const names: Record<string, string> = { _status: 'Status', whatsappTexts: 'WhatsApp text' }

const words = (name: string) =>
  names[name] ??
  name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase()

/** A field path in words: `whatsappTexts.quote` → “WhatsApp text quote”. */
export function fieldLabel(path: string): string {
  const label = path.split('.').map(words).join(': ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

const choices: Record<string, readonly Choice[]> = {
  status: leadStatuses,
  serviceType: serviceTypes,
  budget: budgetBands,
  lostReason: lostReasons,
  role: roles,
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/
/** Calendar days, which are stored as midnight. */
const dayFields = ['nextStepDue', 'expectedClose', 'closedOn', 'completedAt']

/** A value as text: choices by label, times in the agency's zone. */
export function valueText(field: string, value: AuditValue): string {
  if (value === null) return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value.toLocaleString('en')
  if (moment.test(value)) return dayFields.includes(field) ? formatCalendarDay(value) : formatTime(value)
  return labelOf(choices[field] ?? [], value)
}

const nameless = new Set<AuditKind>(['site-settings', ...Object.values(pageModels).map(({ slug }) => slug)])

/** The verbs of actions whose label is not the verb. */
const phrases: Partial<Record<AuditEntity['action'], string>> = {
  trashed: 'moved',
  received: 'sent',
  'login-failed': 'failed to log in as',
  'password-changed': 'changed the password of',
  'sessions-ended': 'logged',
  viewed: 'viewed the backup list',
}

/** What was done: “updated”, “failed to log in as”. */
export const actionText = ({ action }: Pick<AuditEntity, 'action'>) =>
  phrases[action] ?? labelOf(auditActions, action).toLowerCase()

/** What follows the object. */
const endings: Partial<Record<AuditEntity['action'], string>> = {
  trashed: 'to trash',
  'sessions-ended': 'out everywhere',
}

export const endingText = ({ action }: Pick<AuditEntity, 'action'>) => endings[action]

/** Whether a sentence has no object: a login is the user's own. */
export const isWhole = ({ action }: Pick<AuditEntity, 'action'>) =>
  ['logged-in', 'logged-out', 'viewed'].includes(action)

/** The object: “service “Web shop””; for an export, the leads in it. */
export function subjectText({ kind, title, action }: Pick<AuditEntity, 'kind' | 'title' | 'action'>): string {
  if (action === 'exported') return title
  const label = labelOf(auditKinds, kind).toLowerCase()
  return nameless.has(kind) || !title ? label : `${label} “${title}”`
}
