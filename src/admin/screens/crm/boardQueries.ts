import type { ScreenQuery } from '@/admin/shared/api/queries'
import { type LeadOrder, type LeadStatus, leadStatuses } from '@/domain/lead'
import { leadsQuery, readLeadsAddress } from '../leads/leadsList'
import { columnsKey, summaryQuery } from '../leads/leadsQueries'

/** Which leads stand on the board, and in which order. */
export interface BoardFilter {
  owner?: string | undefined
  search?: string | undefined
  sort: LeadOrder
}

/** Cards that a column shows at first, and with each “Show more”. */
export const columnPage = 20

/** @param page from 1 */
export function columnQuery(status: LeadStatus, filter: BoardFilter, page = 1): ScreenQuery {
  const query = leadsQuery({ ...filter, status, page })
  query.set('limit', `${columnPage}`)
  return { queryKey: [...columnsKey, status, filter], path: `/api/admin/leads?${query}`, shape: 'growing' }
}

/** What the board asks for at its address. */
export function boardQueries(query: URLSearchParams): ScreenQuery[] {
  const { owner, search, sort } = readLeadsAddress(query)
  return [
    ...leadStatuses.map(({ value }) => columnQuery(value, { owner, search, sort })),
    summaryQuery({ folder: 'inbox', owner, search }),
  ]
}
