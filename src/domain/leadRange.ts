import { agencyDay } from './clock'
import { type DayRange, daysAfter, type TimeRange, timeRange } from './dayRange'
import { isOpen, type LeadDue, type LeadStatus, leadStatuses } from './lead'
import { noDate } from './leadKeys'

interface Filter extends DayRange {
  minValue?: number | undefined
  maxValue?: number | undefined
  due?: LeadDue | undefined
}

/** Bounds of a lead's stored values; an omitted one doesn't apply. */
export interface LeadRange {
  createdAt: TimeRange
  /** Whole rupees, both included. */
  estimatedValue: { min?: number | undefined; max?: number | undefined }
  sortDue: TimeRange
  /** Set if only these statuses count. */
  statuses?: LeadStatus[]
}

/** A due date is stored as midnight UTC. */
const midnight = (date: string) => `${date}T00:00:00.000Z`

function dueRange(due: LeadDue, today: string): TimeRange {
  switch (due) {
    case 'now':
      return { end: midnight(daysAfter(today, 1)) }
    case 'overdue':
      return { end: midnight(today) }
    case 'today':
      return { start: midnight(today), end: midnight(daysAfter(today, 1)) }
    case 'week':
      return { start: midnight(today), end: midnight(daysAfter(today, 7)) }
    case 'none':
      return { start: noDate }
  }
}

/** The part of a filter that is no single value. Nothing is due for closed leads, as on their cards. */
export function leadRange({ from, to, minValue, maxValue, due }: Filter, now = new Date()): LeadRange {
  const open = leadStatuses.map(({ value }) => value).filter(isOpen)
  return {
    createdAt: timeRange({ from, to }),
    estimatedValue: { min: minValue, max: maxValue },
    sortDue: due ? dueRange(due, agencyDay(now)) : {},
    ...(due && due !== 'none' && { statuses: open }),
  }
}
