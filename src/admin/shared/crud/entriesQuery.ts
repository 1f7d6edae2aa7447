import { pageSize } from '@/domain/limits'
import type { ScreenQuery } from '../api/queries'
import { readListAddress } from '../lists/listAddress'
import type { Resource } from './resource'

export interface ListQuery {
  resource: Resource
  search: string
  page: number
  /** Further parameters of the endpoint. */
  filters?: Record<string, string> | undefined
}

export function entriesQuery({ resource: { path }, search, page, filters }: ListQuery): ScreenQuery {
  const query = new URLSearchParams({
    sort: 'site',
    ...filters,
    ...(search && { search }),
    limit: `${pageSize}`,
    page: `${page}`,
  })
  return { queryKey: [path, 'list', `${query}`], path: `${path}?${query}`, shape: 'page' }
}

/** What a screen of entries asks for at its address. */
export const listQueries =
  (resource: Resource, filters?: Record<string, string>) => (query: URLSearchParams) => [
    entriesQuery({ resource, ...readListAddress(query), filters }),
  ]
