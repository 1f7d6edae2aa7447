import { expect, test } from 'vitest'
import { titleSize } from './titleSize'

/** In rem, where there is most room. */
const largest = (title: string) => Number(/(\d+(?:\.\d+)?)rem\)/.exec(titleSize(title))?.[1])

test.each([
  ['Halyard', 4],
  ['x'.repeat(30), 4],
  ['x'.repeat(31), 2.5],
  ['x'.repeat(61), 2],
  ['x'.repeat(160), 2],
])('the longer a title, the smaller: %s', (title, size) => {
  expect(largest(title)).toBe(size)
})
