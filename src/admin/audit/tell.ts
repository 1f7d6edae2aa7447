import { type AuditKind, type AuditValue, auditActions, auditKinds } from '../../domain/audit'
import type { AuditEntity } from '../../domain/entities'
import { budgetBands, type Choice, labelOf, leadStatuses, serviceTypes } from '../../domain/lead'
import { roles } from '../../domain/roles'

const names: Record<string, string> = { _status: 'Publication', whatsappTexts: 'WhatsApp text' }

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
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A value as it is read: choices by their label, moments in the reader's zone. */
export function valueText(field: string, value: AuditValue): string {
  if (value === null) return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value.toLocaleString('en')
  if (moment.test(value)) return format.format(new Date(value))
  return labelOf(choices[field] ?? [], value)
}

const nameless = new Set<AuditKind>(['site-settings'])

/** How a sentence goes on after who did it, where the label of the action alone does not say it. */
const phrases: Partial<Record<AuditEntity['action'], string>> = {
  trashed: 'moved to trash:',
  'login-failed': 'failed to log in as',
  'password-changed': 'changed the password of',
  'sessions-ended': 'signed out everywhere:',
}

/** What was done: “updated”, “failed to log in as”. */
export const actionText = ({ action }: Pick<AuditEntity, 'action'>) =>
  phrases[action] ?? labelOf(auditActions, action).toLowerCase()

/** Whether a sentence is over without what it was done to: who logged in logged in themselves. */
export const isWhole = ({ action }: Pick<AuditEntity, 'action'>) =>
  ['logged-in', 'logged-out'].includes(action)

/** What it was done to: “Service “Web shop””. */
export function thingText({ kind, title }: Pick<AuditEntity, 'kind' | 'title'>): string {
  const label = labelOf(auditKinds, kind)
  return nameless.has(kind) || !title ? label : `${label} “${title}”`
}
