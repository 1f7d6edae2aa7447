import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { pageSize } from '@/domain/limits'
import { pageOf, type ScreenQuery } from '../api/queries'

interface ListQuery {
  /** What invalidates the list, before its parameters. */
  key: QueryKey
  path: `/api/admin/${string}`
  /** Filters, search and order as the endpoint takes them. */
  filters?: URLSearchParams
  /** From 1. */
  page: number
}

/** How a page of a list is read, on the server for the first rows and in the browser. */
export function listQuery({ key, path, filters, page }: ListQuery): ScreenQuery {
  const query = new URLSearchParams(filters)
  query.set('limit', `${pageSize}`)
  query.set('page', `${page}`)
  return { queryKey: [...key, `${query}`], path: `${path}?${query}`, shape: 'page' }
}

/** A page of a list; the previous one stays on the screen until it is there. */
export const useList = <Entity>(query: ScreenQuery) =>
  useQuery({ ...pageOf<Entity>(query), placeholderData: keepPreviousData })
