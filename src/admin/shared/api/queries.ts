import type { QueryKey } from '@tanstack/react-query'
import { apiPage, apiRequest } from './api'

/**
 * A query of a screen and the key it is cached under. The server may have run it already while it rendered the page
 * (prefetchQueries.ts).
 */
export interface ScreenQuery {
  queryKey: QueryKey
  path: `/api/${string}`
  /** One object; a page of a list; the first page of an infinite list. */
  shape: 'one' | 'page' | 'growing'
}

/** For `useQuery`: one object. */
export const one = <Result>({ queryKey, path }: ScreenQuery) => ({
  queryKey,
  queryFn: () => apiRequest<Result>(path),
})

/** For `useQuery`: a page of a list. */
export const pageOf = <Entity>({ queryKey, path }: ScreenQuery) => ({
  queryKey,
  queryFn: () => apiPage<Entity>(path),
})
