import { plainList } from '@/admin/shared/lists/listAddress'
import { listQuery } from '@/admin/shared/lists/listQuery'

export const path = '/api/admin/users'

/** A page of accounts, sorted by name. */
export const usersQuery = (page: number) => listQuery({ key: [path], path, page })

/** The query for the first page of accounts. */
export const usersQueries = (query: URLSearchParams) => [usersQuery(plainList.read(query).page)]
