import type { ScreenQuery } from '@/admin/shared/api/queries'
import { listQuery } from '@/admin/shared/lists/listQuery'
import { listSettingsQuery } from '@/admin/shared/lists/useListSettings'
import { type LeadsAddress, type LeadsFilter, leadsFilterQuery, leadsList } from './leadsList'

export const leadsKey = ['leads'] as const
export const listsKey = [...leadsKey, 'list'] as const
/** For the columns of the board. */
export const columnsKey = [...leadsKey, 'column'] as const

export const leadListQuery = (address: LeadsAddress): ScreenQuery =>
  listQuery({
    key: listsKey,
    path: '/api/admin/leads',
    filters: leadsList.write({ ...address, opened: null, view: undefined }),
    page: address.page,
  })

export const countsQuery: ScreenQuery = {
  queryKey: [...leadsKey, 'counts'],
  path: '/api/admin/leads/counts',
  shape: 'one',
}

export function summaryQuery(filter: LeadsFilter): ScreenQuery {
  const query = leadsFilterQuery(filter)
  return {
    queryKey: [...leadsKey, 'summary', `${query}`],
    path: `/api/admin/leads/summary?${query}`,
    shape: 'one',
  }
}

/** The queries for the first rows of the inbox. */
export function inboxQueries(query: URLSearchParams): ScreenQuery[] {
  const address = leadsList.read(query)
  return [leadListQuery(address), countsQuery, summaryQuery(address), listSettingsQuery('leads')]
}
