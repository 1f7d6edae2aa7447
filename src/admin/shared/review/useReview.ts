import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { EntryReview } from '@/domain/entities'
import { apiRequest } from '../api/api'
import { ownReviewsKey } from './ownReviewsQuery'

export type EntryPath = `/api/admin/${string}`

const keyOf = (path: EntryPath) => [...ownReviewsKey, 'of', path]

/** The last review of an entry, and who else can review it. */
export const useReview = (path: EntryPath) =>
  useQuery({ queryKey: keyOf(path), queryFn: () => apiRequest<EntryReview>(`${path}/review`) })

/** Reads reviews again, of entries and on the dashboard. */
export function useRefreshReviews() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ownReviewsKey })
}
