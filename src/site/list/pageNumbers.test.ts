import { expect, test } from 'vitest'
import { pageNumbers } from './pageNumbers'

test('a few pages are all linked', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4])
})

test('with many pages the ends and neighbors are linked, and a gap never hides a single page', () => {
  expect(pageNumbers(1, 209)).toEqual([1, 2, null, 209])
  expect(pageNumbers(4, 209)).toEqual([1, 2, 3, 4, 5, null, 209])
  expect(pageNumbers(100, 209)).toEqual([1, null, 99, 100, 101, null, 209])
  expect(pageNumbers(209, 209)).toEqual([1, null, 208, 209])
})
