import type { QueryKey } from '@tanstack/react-query'
import { apiPage, apiRequest } from './api'

/**
 * What a screen asks for first, and the name under which it holds the answer. The server may have asked already,
 * while it drew the page (firstAnswers.ts).
 */
export interface ScreenQuery {
  queryKey: QueryKey
  path: `/api/${string}`
  /** One answer; a page of a list; the first page of a list that grows. */
  shape: 'one' | 'page' | 'growing'
}

/** For `useQuery`: one answer. */
export const one = <Result>({ queryKey, path }: ScreenQuery) => ({
  queryKey,
  queryFn: () => apiRequest<Result>(path),
})

/** For `useQuery`: a page of a list. */
export const pageOf = <Entity>({ queryKey, path }: ScreenQuery) => ({
  queryKey,
  queryFn: () => apiPage<Entity>(path),
})
