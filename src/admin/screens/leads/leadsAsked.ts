import { pageSize } from '../../../domain/limits'
import type { Asked } from '../../shared/api/queries'
import { type LeadsAddress, type LeadsFilter, leadsQuery, readLeadsAddress } from './leadsAddress'

export const leadsKey = ['leads'] as const
export const listsKey = [...leadsKey, 'list'] as const
/** Of the columns of the board. */
export const columnsKey = [...leadsKey, 'column'] as const

export function leadsAsked({ lead: _open, page, ...filter }: LeadsAddress): Asked {
  const query = leadsQuery({ ...filter, page })
  query.set('limit', `${pageSize}`)
  return {
    queryKey: [...listsKey, { ...filter, page }],
    path: `/api/admin/leads?${query}`,
    shape: 'page',
  }
}

export const countsAsked: Asked = {
  queryKey: [...leadsKey, 'counts'],
  path: '/api/admin/leads/counts',
  shape: 'one',
}

export function summaryAsked(asked: LeadsFilter): Asked {
  const { folder, status, serviceType, budget, owner, search } = asked
  const filter = { folder, status, serviceType, budget, owner, search }
  return {
    queryKey: [...leadsKey, 'summary', filter],
    path: `/api/admin/leads/summary?${leadsQuery(filter)}`,
    shape: 'one',
  }
}

/** What the inbox asks for at its address. */
export function inboxAsks(query: URLSearchParams): Asked[] {
  const address = readLeadsAddress(query)
  return [leadsAsked(address), countsAsked, summaryAsked(address)]
}
