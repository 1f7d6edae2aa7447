import { pageSize } from '../../../domain/limits'
import type { ScreenQuery } from '../../shared/api/queries'
import { readListAddress } from '../../shared/lists/listAddress'

export const path = '/api/admin/users'

export const usersQuery = (page: number): ScreenQuery => ({
  queryKey: [path, page],
  path: `${path}?limit=${pageSize}&page=${page}`,
  shape: 'page',
})

/** What the list of accounts asks for at its address. */
export const accountsAsk = (query: URLSearchParams) => [usersQuery(readListAddress(query).page)]
