import { apiRequest, isOutdated } from '../api/api'
import { withToasts } from '../api/withToasts'
import { type EntryPath, useRefreshReviews } from './useReview'

interface Reviewed {
  path: EntryPath
  /** The version that the reviewer has seen. */
  version: string
  /** Shows the newest version. */
  refreshEntry: () => Promise<void>
}

type Answer = { state: 'approved'; note: null } | { state: 'returned'; note: string }

/** Answering and withdrawing a review; each tells the user how it went, and throws if it failed. */
export function useReviewActions({ path, version, refreshEntry }: Reviewed) {
  const refresh = useRefreshReviews()

  const act = (done: string, failed: string, send: () => Promise<unknown>) =>
    withToasts({ done, failed }, send).finally(refresh)

  async function send(body: Answer): Promise<void> {
    try {
      await apiRequest(`${path}/review`, { method: 'PUT', body, ifMatch: version })
    } catch (error) {
      if (!isOutdated(error as Error)) throw error
      await refreshEntry()
      throw new Error('The text has changed. Read it again before you answer.')
    }
  }

  return {
    answer: (body: Answer) =>
      act(body.state === 'approved' ? 'Approved' : 'Changes requested', 'Answer not saved', () => send(body)),
    withdraw: () =>
      act('Review withdrawn', 'Review not withdrawn', () =>
        apiRequest(`${path}/review`, { method: 'DELETE' }),
      ),
  }
}
