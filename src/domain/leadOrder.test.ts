import { expect, test } from 'vitest'
import type { LeadOrder } from './lead'
import { sortedIndex } from './leadOrder'

const lead = (
  createdAt: string,
  fullName: string,
  estimatedValue: number | null,
  nextStepDue: string | null,
) => ({
  createdAt,
  fullName,
  estimatedValue,
  nextStepDue,
})

test.each<[LeadOrder, number]>([
  ['newest', 1],
  ['oldest', 1],
  ['name', 0],
  ['value', 1],
  ['due', 1],
  ['name-desc', 2],
  ['value-asc', 0],
])('in the order “%s” it stands at %i', (order, place) => {
  const older = lead('2026-01-01', 'Zoe', 10, '2026-02-01')
  const newer = lead('2026-03-01', 'Bo', null, null)
  const isNewerFirst = ['newest', 'name'].includes(order)
  const list = isNewerFirst ? [newer, older] : [older, newer]
  expect(sortedIndex(lead('2026-02-01', 'Ánna', 5, '2026-03-01'), list, order)).toBe(place)
})
