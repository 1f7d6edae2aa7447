import type { ScreenQuery } from '@/admin/shared/api/queries'
import { type LeadStatus, leadStatuses } from '@/domain/lead'
import { type LeadsAddress, leadsList } from '../leads/leadsList'
import { columnsKey, summaryQuery } from '../leads/leadsQueries'

/** Filter and sort order of the board. */
export type BoardFilter = Pick<LeadsAddress, 'owner' | 'search' | 'sort'>

/** Cards per column at first, and per “Show more”. */
export const columnPage = 20

/** @param page from 1 */
export function columnQuery(status: LeadStatus, filter: BoardFilter, page = 1): ScreenQuery {
  const query = leadsList.write({ ...filter, status, page })
  query.set('limit', `${columnPage}`)
  return { queryKey: [...columnsKey, status, filter], path: `/api/admin/leads?${query}`, shape: 'growing' }
}

/** The queries for the first cards of each column. */
export function boardQueries(query: URLSearchParams): ScreenQuery[] {
  const { owner, search, sort } = leadsList.read(query)
  return [
    ...leadStatuses.map(({ value }) => columnQuery(value, { owner, search, sort })),
    summaryQuery({ folder: 'inbox', owner, search }),
  ]
}
