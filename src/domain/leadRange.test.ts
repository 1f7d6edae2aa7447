import { expect, test } from 'vitest'
import { leadRange } from './leadRange'

/** 22 November in India. */
const now = new Date('2026-11-21T19:00:00Z')
const due = (value: 'now' | 'overdue' | 'today' | 'week' | 'none') => leadRange({ due: value }, now).sortDue

test('steps are due by the agency’s calendar', () => {
  expect(due('overdue')).toEqual({ end: '2026-11-22T00:00:00.000Z' })
  expect(due('now')).toEqual({ end: '2026-11-23T00:00:00.000Z' })
  expect(due('today')).toEqual({ start: '2026-11-22T00:00:00.000Z', end: '2026-11-23T00:00:00.000Z' })
  expect(due('week')).toEqual({ start: '2026-11-22T00:00:00.000Z', end: '2026-11-29T00:00:00.000Z' })
  expect(due('none')).toEqual({ start: '9999-12-31T00:00:00.000Z' })
})

test('nothing is due for closed leads', () => {
  expect(leadRange({ due: 'overdue' }).statuses).toEqual(['new', 'contacted', 'in-progress'])
  expect(leadRange({ due: 'none' }).statuses).toBeUndefined()
})

test('an empty filter has no bounds', () => {
  expect(leadRange({})).toEqual({ createdAt: {}, estimatedValue: {}, sortDue: {} })
})
