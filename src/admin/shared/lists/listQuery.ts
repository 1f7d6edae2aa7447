import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { pageSize } from '@/domain/limits'
import { pageOf, type ScreenQuery } from '../api/queries'

interface ListQuery {
  /** The first part of the cache key, used for invalidation. */
  key: QueryKey
  path: `/api/admin/${string}`
  /** Filters, search and sort order, as the endpoint expects them. */
  filters?: URLSearchParams
  /** From 1. */
  page: number
}

/** How to read a page of a list, on the server for the first rows and in the browser. */
export function listQuery({ key, path, filters, page }: ListQuery): ScreenQuery {
  const query = new URLSearchParams(filters)
  query.set('limit', `${pageSize}`)
  query.set('page', `${page}`)
  return { queryKey: [...key, `${query}`], path: `${path}?${query}`, shape: 'page' }
}

/** A page of a list; the previous one stays visible until it is loaded. */
export const useList = <Entity>(query: ScreenQuery) =>
  useQuery({ ...pageOf<Entity>(query), placeholderData: keepPreviousData })
