import { isOpen, type LeadStatus, leadStatuses } from './lead'

/** The chance of winning a lead, in percent, by its status. */
const chances: Partial<Record<string, number>> = {
  new: 10,
  contacted: 30,
  'in-progress': 60,
} satisfies Partial<Record<LeadStatus, number>>

/** Open statuses and their chances, in the order of the pipeline. */
export const closingChances = leadStatuses
  .filter(({ value }) => isOpen(value))
  .map(({ value, label }) => ({ value, label, percent: chances[value] ?? 0 }))

/** Months shown one by one, from the current one on. */
const monthsAhead = 6

/** Open leads that are expected to close in the same month, and have the same status. */
export interface OpenGroup {
  status: string
  /** YYYY-MM; null without an expected day. */
  month: string | null
  count: number
  /** Whole rupees. */
  value: number
}

export interface ForecastRow {
  /** YYYY-MM; months before the current one, those after the last shown one, or no month. */
  period: string | 'overdue' | 'later' | 'undated'
  count: number
  /** Whole rupees. */
  value: number
  /** The value times the chance of its status, in whole rupees. */
  weighted: number
}

function monthsFrom(first: string): string[] {
  const [year = 0, month = 1] = first.split('-').map(Number)
  return Array.from({ length: monthsAhead }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  )
}

/**
 * What open leads may bring, by month. Each of the next months has a row; the others have one if they have leads.
 * @param today YYYY-MM-DD
 */
export function forecastOf(groups: OpenGroup[], today: string): ForecastRow[] {
  const months = monthsFrom(today.slice(0, 7))
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const periodOf = ({ month }: OpenGroup) => {
    if (!month) return 'undated'
    if (month < first) return 'overdue'
    return month > last ? 'later' : month
  }
  const open = groups.filter(({ status }) => isOpen(status))
  return ['overdue', ...months, 'later', 'undated']
    .map((period) => {
      const here = open.filter((group) => periodOf(group) === period)
      const sum = (of: (group: OpenGroup) => number) => here.reduce((total, group) => total + of(group), 0)
      return {
        period,
        count: sum(({ count }) => count),
        value: sum(({ value }) => value),
        weighted: Math.round(sum(({ value, status }) => (value * (chances[status] ?? 0)) / 100)),
      }
    })
    .filter(({ period, count }) => count > 0 || months.includes(period))
}
