import type { EntryState } from './entryList'

/** What became of a request to review an entry. */
export const reviewStates = [
  { value: 'waiting', label: 'Review requested' },
  { value: 'approved', label: 'Approved' },
  { value: 'returned', label: 'Changes requested' },
  { value: 'withdrawn', label: 'Review withdrawn' },
] as const

export type ReviewState = (typeof reviewStates)[number]['value']

/** What a reviewer can answer. */
export const reviewAnswers = ['approved', 'returned'] as const satisfies ReviewState[]

export const reviewLimits = {
  /** Characters of a request or an answer. */
  text: 2000,
} as const

/** How long answers stay on the dashboard of the person who asked, in days. */
export const answeredDays = 14

interface Answer {
  state: ReviewState
  /** The `updatedAt` of the version that was approved or returned; null while it waits. */
  version: string | null
}

/**
 * What an editor shows of an entry's last review: an approval is for one version, and once the entry is published the
 * answer has served its purpose.
 */
export function shownReview(
  { state, version }: Answer,
  entry: { state: EntryState; updatedAt: string },
): 'waiting' | 'approved' | 'changed' | 'returned' | null {
  if (state === 'waiting') return state
  if (state === 'withdrawn') return null
  const isChanged = version !== entry.updatedAt
  if (isChanged && entry.state === 'published') return null
  return state === 'approved' && isChanged ? 'changed' : state
}
