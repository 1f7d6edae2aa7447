import type { ScreenQuery } from '@/admin/shared/api/queries'
import { type LeadStatus, leadStatuses } from '@/domain/lead'
import { type LeadsAddress, leadsList } from '../leads/leadsList'
import { columnsKey, summaryQuery } from '../leads/leadsQueries'

/** Which leads are on the board, and in which order. */
export type BoardFilter = Pick<LeadsAddress, 'owner' | 'search' | 'sort'>

/** Cards in a column at first, and with each “Show more”. */
export const columnPage = 20

/** @param page from 1 */
export function columnQuery(status: LeadStatus, filter: BoardFilter, page = 1): ScreenQuery {
  const query = leadsList.write({ ...filter, status, page })
  query.set('limit', `${columnPage}`)
  return { queryKey: [...columnsKey, status, filter], path: `/api/admin/leads?${query}`, shape: 'growing' }
}

/** The queries for the first cards of the board. */
export function boardQueries(query: URLSearchParams): ScreenQuery[] {
  const { owner, search, sort } = leadsList.read(query)
  return [
    ...leadStatuses.map(({ value }) => columnQuery(value, { owner, search, sort })),
    summaryQuery({ folder: 'inbox', owner, search }),
  ]
}
