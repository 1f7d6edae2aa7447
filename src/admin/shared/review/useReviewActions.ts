import { apiRequest } from '../api/api'
import { withToasts } from '../api/withToasts'
import { type EntryPath, useRefreshReviews } from './useReview'

interface Reviewed {
  path: EntryPath
  /** The version that the reviewer has seen. */
  version: string
}

type Answer = { state: 'approved'; note: null } | { state: 'returned'; note: string }

/** Answering and withdrawing a review; each tells the user how it went, and throws if it failed. */
export function useReviewActions({ path, version }: Reviewed) {
  const refresh = useRefreshReviews()

  const act = (done: string, failed: string, send: () => Promise<unknown>) =>
    withToasts({ done, failed }, send).finally(refresh)

  return {
    answer: (body: Answer) =>
      act(body.state === 'approved' ? 'Approved' : 'Changes requested', 'Answer not saved', () =>
        apiRequest(`${path}/review`, { method: 'PUT', body, ifMatch: version }),
      ),
    withdraw: () =>
      act('Review withdrawn', 'Review not withdrawn', () =>
        apiRequest(`${path}/review`, { method: 'DELETE' }),
      ),
  }
}
