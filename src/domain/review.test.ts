import { expect, test } from 'vitest'
import { type ReviewState, shownReview } from './review'

const seen = '2026-11-23T10:00:00.000Z'
const later = '2026-11-23T11:00:00.000Z'

test.each([
  ['waiting', null, 'draft', later, 'waiting'],
  ['waiting', null, 'published', later, 'waiting'],
  ['withdrawn', null, 'draft', seen, null],
  ['approved', seen, 'draft', seen, 'approved'],
  ['approved', seen, 'changed', later, 'changed'],
  ['approved', seen, 'published', seen, 'approved'],
  ['approved', seen, 'published', later, null],
  ['returned', seen, 'draft', later, 'returned'],
  ['returned', seen, 'published', later, null],
] as const)('a review that is %s for %s shows on an entry that is %s since %s as %s', (...row) => {
  const [state, version, entryState, updatedAt, shown] = row
  const review = { state: state satisfies ReviewState, version }
  expect(shownReview(review, { state: entryState, updatedAt })).toBe(shown)
})
