import { expect, test } from 'vitest'
import { namedDays, percentOf, ticksFor } from './scale'

test.each([
  [0, [0, 1, 2, 3, 4]],
  [1, [0, 1, 2, 3, 4]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [17, [0, 5, 10, 15, 20]],
  [41, [0, 20, 40, 60]],
  [999, [0, 500, 1000]],
])('a chart up to %i has its lines at %j', (largest, ticks) => {
  expect(ticksFor(largest)).toEqual(ticks)
})

test('today is always named, and as many days before it as there is room for', () => {
  expect(namedDays(30)).toEqual([5, 13, 21, 29])
  expect(namedDays(90)).toEqual([20, 43, 66, 89])
})

test('a share of nothing is nothing', () => {
  expect([percentOf(1, 3), percentOf(0, 0), percentOf(5, 5)]).toEqual([33, 0, 100])
})
