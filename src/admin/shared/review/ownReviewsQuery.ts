import type { ScreenQuery } from '../api/queries'

export const ownReviewsKey = ['reviews'] as const

/** The query for what a person has to review. */
export const ownReviewsQuery: ScreenQuery = {
  queryKey: [...ownReviewsKey, 'own'],
  path: '/api/admin/reviews',
  shape: 'one',
}
