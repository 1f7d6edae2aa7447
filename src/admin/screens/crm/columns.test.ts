import { expect, test } from 'vitest'
import type { LeadEntity, LeadSummary } from '@/domain/entities'
import { type ColumnData, withLead, withMoved, without } from './columns'

const lead = (id: string, createdAt: string) => ({ id, createdAt, estimatedValue: 10 }) as LeadEntity
const column: ColumnData = {
  pages: [
    { entries: [lead('d', '2026-04'), lead('c', '2026-03')], total: 9 },
    { entries: [lead('a', '2026-01')], total: 9 },
  ],
  pageParams: [1, 2],
}
const ids = ({ pages }: ColumnData) => pages.map(({ entries }) => entries.map(({ id }) => id).join(''))

test('a lead leaves a column, and the total knows', () => {
  const left = without(column, 'c')
  expect(ids(left)).toEqual(['d', 'a'])
  expect(left.pages.map(({ total }) => total)).toEqual([8, 8])
})

test.each([
  ['2026-05', ['xdc', 'a']],
  ['2026-02', ['dcx', 'a']],
  ['2025-12', ['dc', 'ax']],
])('a lead of %s comes in where the order wants it, once', (createdAt, expected) => {
  const joined = withLead(column, lead('x', createdAt), 'newest')
  expect(ids(joined)).toEqual(expected)
  expect(joined.pages[0]?.total).toBe(10)
})

test('its value moves along', () => {
  const statuses = { new: { count: 2, value: 30 }, contacted: { count: 0, value: 0 } }
  const moved = withMoved({ statuses } as LeadSummary, lead('x', ''), 'new', 'contacted')
  expect(moved.statuses).toMatchObject({ new: { count: 1, value: 20 }, contacted: { count: 1, value: 10 } })
})
