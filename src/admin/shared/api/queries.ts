import type { QueryKey } from '@tanstack/react-query'
import { apiPage, apiRequest } from './api'

/**
 * A screen's query and its cache key. The server may have run it already while rendering the page (prefetchQueries.ts).
 */
export interface ScreenQuery {
  queryKey: QueryKey
  path: `/api/${string}`
  /** One object, a page of a list, or the first page of an infinite list. */
  shape: 'one' | 'page' | 'growing'
}

/** Options for `useQuery`: one object. */
export const one = <Result>({ queryKey, path }: ScreenQuery) => ({
  queryKey,
  queryFn: () => apiRequest<Result>(path),
})

/** Options for `useQuery`: a page of a list. */
export const pageOf = <Entity>({ queryKey, path }: ScreenQuery) => ({
  queryKey,
  queryFn: () => apiPage<Entity>(path),
})
