/** Lead rules (specification §3 and §4). */

export const leadStatuses = [
  { value: 'new', label: 'New', tone: 'blue' },
  { value: 'contacted', label: 'Contacted', tone: 'amber' },
  { value: 'in-progress', label: 'In Progress', tone: 'violet' },
  { value: 'completed', label: 'Completed', tone: 'green' },
  { value: 'rejected', label: 'Rejected', tone: 'red' },
] as const

export type LeadStatus = (typeof leadStatuses)[number]['value']
export type StatusTone = (typeof leadStatuses)[number]['tone'] | 'gray'

export const initialLeadStatus: LeadStatus = 'new'

/** Label and badge color of a status; an unknown value is shown as it is, in gray. */
export function leadStatus(value: string): { label: string; tone: StatusTone } {
  return leadStatuses.find((status) => status.value === value) ?? { label: value, tone: 'gray' }
}

/** Folders of leads: the inbox, suspected spam, and deleted leads that can be restored. */
export const leadFolders = [
  { value: 'inbox', label: 'Inbox' },
  { value: 'spam', label: 'Spam' },
  { value: 'trash', label: 'Trash' },
] as const

export type LeadFolder = (typeof leadFolders)[number]['value']

/** Closed statuses. */
const closedStatuses: readonly string[] = ['completed', 'rejected'] satisfies LeadStatus[]

export const isOpen = (status: string): boolean => !closedStatuses.includes(status)

export const serviceTypes = [
  { value: 'web-development', label: 'Web Development' },
  { value: 'mobile-app', label: 'Mobile App' },
  { value: 'backend', label: 'Backend' },
  { value: 'ui-ux', label: 'UI/UX' },
  { value: 'cloud', label: 'Cloud' },
  { value: 'maintenance', label: 'Maintenance' },
  { value: 'consultation', label: 'Consultation' },
] as const

export type ServiceType = (typeof serviceTypes)[number]['value']

export const budgetBands = [
  { value: 'under-50k', label: 'Under ₹50K' },
  { value: '50k-1l', label: '₹50K - ₹1L' },
  { value: '1l-3l', label: '₹1L - ₹3L' },
  { value: '3l-5l', label: '₹3L - ₹5L' },
  { value: 'above-5l', label: 'Above ₹5L' },
] as const

export type BudgetBand = (typeof budgetBands)[number]['value']

/** Length limits of an inquiry; the specification leaves them open (decision 004). */
export const leadLimits = {
  fullName: 100,
  email: 254,
  phone: 40,
  company: 120,
  timeline: 120,
  description: 5000,
  notes: 10_000,
  nextStep: 200,
  /** Steps of one lead. */
  nextSteps: 20,
  /** Whole rupees. */
  estimatedValue: 10_000_000_000,
} as const

/** The minimum time a person needs to fill in the inquiry form, in milliseconds. */
export const minimumFillTime = 3000

/** Sort orders of a list of leads. */
export const leadOrders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'value', label: 'Highest value' },
  { value: 'due', label: 'Next step due' },
  { value: 'name-desc', label: 'Name Z–A' },
  { value: 'value-asc', label: 'Lowest value' },
] as const

export type LeadOrder = (typeof leadOrders)[number]['value']

/** When the next step is due, by which lists are narrowed. */
export const leadDues = [
  { value: 'now', label: 'Overdue or today' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'Within 7 days' },
  { value: 'none', label: 'No date' },
] as const

export type LeadDue = (typeof leadDues)[number]['value']

/** Stand in for an owner's id: leads without an owner, and the current user's. */
export const ownerKeywords = ['none', 'me'] as const

/** Bulk actions on leads, besides setting their status or owner. */
export const leadBulkActions = ['spam', 'not-spam', 'trash', 'restore', 'purge'] as const
