import type { ScreenQuery } from '@/admin/shared/api/queries'
import { pageSize } from '@/domain/limits'
import { type LeadsAddress, type LeadsFilter, leadsQuery, readLeadsAddress } from './leadsList'

export const leadsKey = ['leads'] as const
export const listsKey = [...leadsKey, 'list'] as const
/** Of the columns of the board. */
export const columnsKey = [...leadsKey, 'column'] as const

export function leadListQuery({ lead: _open, page, ...filter }: LeadsAddress): ScreenQuery {
  const query = leadsQuery({ ...filter, page })
  query.set('limit', `${pageSize}`)
  return {
    queryKey: [...listsKey, { ...filter, page }],
    path: `/api/admin/leads?${query}`,
    shape: 'page',
  }
}

export const countsQuery: ScreenQuery = {
  queryKey: [...leadsKey, 'counts'],
  path: '/api/admin/leads/counts',
  shape: 'one',
}

export function summaryQuery(asked: LeadsFilter): ScreenQuery {
  const { folder, status, serviceType, budget, owner, search } = asked
  const filter = { folder, status, serviceType, budget, owner, search }
  return {
    queryKey: [...leadsKey, 'summary', filter],
    path: `/api/admin/leads/summary?${leadsQuery(filter)}`,
    shape: 'one',
  }
}

/** What the inbox asks for at its address. */
export function inboxQueries(query: URLSearchParams): ScreenQuery[] {
  const address = readLeadsAddress(query)
  return [leadListQuery(address), countsQuery, summaryQuery(address)]
}
