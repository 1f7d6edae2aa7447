import { expect, test } from 'vitest'
import { isMatch } from './ifMatch'

const updatedAt = '2026-05-01T10:00:00.123Z'

test.each([
  [`"${updatedAt}"`, true],
  ['*', true],
  [`"2020-01-01T00:00:00.000Z", "${updatedAt}"`, true],
  ['"2026-05-01T10:00:00.124Z"', false],
  [updatedAt, false],
  [`W/"${updatedAt}"`, false],
  ['', false],
])('If-Match: %s', (header, expected) => {
  expect(isMatch(header, updatedAt)).toBe(expected)
})
