import { pageSize } from '../../../domain/limits'
import type { Asked } from '../../shared/api/queries'
import { readListAddress } from '../../shared/lists/listAddress'

export const path = '/api/admin/users'

export const usersAsked = (page: number): Asked => ({
  queryKey: [path, page],
  path: `${path}?limit=${pageSize}&page=${page}`,
  shape: 'page',
})

/** What the list of accounts asks for at its address. */
export const accountsAsk = (query: URLSearchParams) => [usersAsked(readListAddress(query).page)]
