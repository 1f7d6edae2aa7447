import { expect, test } from 'vitest'
import { closingChances, forecastOf, type OpenGroup } from './forecast'

const group = (month: string | null, status: string, value: number, count = 1): OpenGroup => ({
  month,
  status,
  value,
  count,
})

test('each open status has a chance, and closed ones have none', () => {
  expect(closingChances.map(({ label, percent }) => `${label} ${percent}`)).toEqual([
    'New 10',
    'Contacted 30',
    'In Progress 60',
  ])
})

test('values are summed by month and weighted by status', () => {
  const groups = [
    group('2026-12', 'new', 100_000, 2),
    group('2026-12', 'in-progress', 50_000),
    group('2026-12', 'completed', 999),
  ]
  const december = forecastOf(groups, '2026-11-22').find(({ period }) => period === '2026-12')
  expect(december).toEqual({ period: '2026-12', count: 3, value: 150_000, weighted: 40_000 })
})

test('the next six months are shown, also over the end of a year; the rest only if there are leads', () => {
  const months = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04']
  expect(forecastOf([], '2026-11-30').map(({ period }) => period)).toEqual(months)
  const groups = ['2026-10', '2025-01', '2027-05', null].map((month) => group(month, 'contacted', 5))
  const rows = forecastOf(groups, '2026-11-01')
  expect(rows.map(({ period }) => period)).toEqual(['overdue', ...months, 'later', 'undated'])
  expect(rows[0]).toEqual({ period: 'overdue', count: 2, value: 10, weighted: 3 })
})
