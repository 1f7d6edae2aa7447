import { expect, test } from 'vitest'
import { postState } from './postState'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  [false, null, 'draft'],
  [false, '2026-11-22T12:00:00Z', 'draft'],
  [true, null, 'published'],
  [true, '2026-11-21T12:00:00Z', 'published'],
  [true, '2026-11-21T12:00:01Z', 'scheduled'],
])('published %s at %s is %s', (isPublished, publishedAt, state) => {
  expect(postState({ isPublished, publishedAt }, now)).toBe(state)
})
