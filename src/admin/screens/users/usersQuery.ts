import type { ScreenQuery } from '@/admin/shared/api/queries'
import { readListAddress } from '@/admin/shared/lists/listAddress'
import { pageSize } from '@/domain/limits'

export const path = '/api/admin/users'

export const usersQuery = (page: number): ScreenQuery => ({
  queryKey: [path, page],
  path: `${path}?limit=${pageSize}&page=${page}`,
  shape: 'page',
})

/** What the list of accounts asks for at its address. */
export const accountsAsk = (query: URLSearchParams) => [usersQuery(readListAddress(query).page)]
