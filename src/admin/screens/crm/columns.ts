import type { InfiniteData } from '@tanstack/react-query'
import type { LeadEntity, LeadSummary, Page } from '@/domain/entities'
import type { LeadOrder, LeadStatus } from '@/domain/lead'
import { sortedIndex } from '@/domain/leadOrder'

export type ColumnData = InfiniteData<Page<LeadEntity>>

/** A column without this lead. */
export const without = (column: ColumnData, id: string): ColumnData => ({
  ...column,
  pages: column.pages.map(({ entries, total }) => ({
    entries: entries.filter((lead) => lead.id !== id),
    total: total - 1,
  })),
})

/** A column with one more lead, inserted by the current sort order. */
export function withLead(column: ColumnData, lead: LeadEntity, order: LeadOrder): ColumnData {
  const all = column.pages.flatMap(({ entries }) => entries)
  const place = sortedIndex(lead, all, order)
  let start = 0
  let isIn = false
  const pages = column.pages.map(({ entries, total }, index) => {
    const at = place - start
    start += entries.length
    const isHere = !isIn && (at <= entries.length || index === column.pages.length - 1)
    isIn ||= isHere
    return { entries: isHere ? entries.toSpliced(at, 0, lead) : entries, total: total + 1 }
  })
  return { ...column, pages }
}

/** The totals after a lead has moved from one status to another. */
export function withMoved(
  summary: LeadSummary,
  { estimatedValue }: LeadEntity,
  from: LeadStatus,
  to: LeadStatus,
): LeadSummary {
  const value = estimatedValue ?? 0
  const { [from]: source, [to]: target } = summary.statuses
  return {
    ...summary,
    statuses: {
      ...summary.statuses,
      [from]: { count: source.count - 1, value: source.value - value },
      [to]: { count: target.count + 1, value: target.value + value },
    },
  }
}
