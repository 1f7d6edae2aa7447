import type { Choice } from './choice'
import { minute } from './durations'
import { screenTitle } from './pageTexts/model'
import { pageModels } from './pageTexts/pages'
import { sliceText } from './sliceText'

const pageKinds = Object.values(pageModels).map((page) => ({
  value: page.slug,
  label: screenTitle(page),
}))

/** Every action that the audit trail records. */
export const auditActions = [
  { value: 'received', label: 'Received' },
  { value: 'created', label: 'Created' },
  { value: 'updated', label: 'Updated' },
  { value: 'published', label: 'Published' },
  { value: 'unpublished', label: 'Unpublished' },
  { value: 'trashed', label: 'Moved to trash' },
  { value: 'restored', label: 'Restored' },
  { value: 'deleted', label: 'Deleted' },
  { value: 'logged-in', label: 'Logged in' },
  { value: 'login-failed', label: 'Failed to log in' },
  { value: 'logged-out', label: 'Logged out' },
  { value: 'password-changed', label: 'Password changed' },
  { value: 'sessions-ended', label: 'Logged out everywhere' },
  { value: 'downloaded', label: 'Downloaded' },
  { value: 'exported', label: 'Exported' },
  { value: 'viewed', label: 'Viewed' },
] as const satisfies readonly Choice[]

export type AuditAction = (typeof auditActions)[number]['value']

/** The collections and globals that the audit trail covers: everything staff change. */
export const auditKinds = [
  { value: 'lead', label: 'Lead' },
  { value: 'service', label: 'Service' },
  { value: 'product', label: 'Product' },
  { value: 'project', label: 'Project' },
  { value: 'blog-post', label: 'Blog post' },
  { value: 'page', label: 'Page' },
  { value: 'media', label: 'Image' },
  { value: 'users', label: 'User' },
  { value: 'site-settings', label: 'Settings' },
  ...pageKinds,
  { value: 'backup', label: 'Backup' },
] as const satisfies readonly Choice[]

export type AuditKind = (typeof auditKinds)[number]['value']

/** One changed field. Long texts are cut to the part around the change; null means empty. */
export interface AuditChange {
  /** Its path, such as `status` or `whatsappTexts.quote`. */
  field: string
  before: AuditValue
  after: AuditValue
}

export type AuditValue = string | number | boolean | null

/** Retention of entries, in days. */
export const auditRetentionDays = 730

/** Saves of one draft by one person within this many milliseconds share an entry. */
export const auditDraftWindow = 10 * minute

/** Views of one thing by one person within this many milliseconds share an entry. */
export const auditViewWindow = 10 * minute

/** The maximum characters stored of a value, and how many of them come before the change. */
const maxValueLength = 400
const contextLength = 60

function part(text: string, start: number): string {
  const end = start + maxValueLength
  return `${start > 0 ? '…' : ''}${sliceText(text, start, end)}${end < text.length ? '…' : ''}`
}

function firstDifference(one: string, other: string): number {
  let index = 0
  while (index < one.length && one[index] === other[index]) index += 1
  return index
}

/** Cuts long texts to where they start to differ. */
export function cutToChange({ field, before, after }: AuditChange): AuditChange {
  const texts = [before, after].map((value) => (typeof value === 'string' ? value : ''))
  if (texts.every((text) => text.length <= maxValueLength)) return { field, before, after }
  const start =
    before && after ? Math.max(0, firstDifference(...(texts as [string, string])) - contextLength) : 0
  const cut = (value: AuditValue) => (typeof value === 'string' ? part(value, start) : value)
  return { field, before: cut(before), after: cut(after) }
}

/** Merges another save into a draft's entry: each field from its first value to its last. */
export function mergeChanges(earlier: AuditChange[], later: AuditChange[]): AuditChange[] {
  const merged = new Map(earlier.map((change) => [change.field, change]))
  for (const change of later) {
    const before = merged.get(change.field)?.before ?? (merged.has(change.field) ? null : change.before)
    merged.set(change.field, { ...change, before })
  }
  return [...merged.values()].filter(({ before, after }) => before !== after)
}
