import { expect, test } from 'vitest'
import { formatRelativeTime } from './formatRelativeTime'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:40Z', 'just now'],
  ['2026-11-21T12:00:03Z', 'just now'],
  ['2026-11-21T12:00:20Z', 'just now'],
  ['2026-11-21T11:58:01Z', '1 minute ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-10T12:00:00Z', 'last week'],
  ['2026-08-01T12:00:00Z', '3 months ago'],
  ['2024-01-01T12:00:00Z', '2 years ago'],
  ['2026-11-22T13:00:00Z', 'tomorrow'],
])('%s is told as %s', (date, text) => {
  expect(formatRelativeTime(new Date(date), now)).toBe(text)
})
