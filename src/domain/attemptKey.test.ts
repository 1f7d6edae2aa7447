import { expect, test } from 'vitest'
import { isAttemptKey } from './attemptKey'
import { randomId } from './randomId'

test('a new key is valid and unique', () => {
  const keys = Array.from({ length: 100 }, randomId)
  expect(keys.every(isAttemptKey)).toBe(true)
  expect(new Set(keys).size).toBe(100)
  expect(isAttemptKey('1f0c1a52-8a0e-4c43-9a39-0f6a3c1d2e4b')).toBe(true)
})

test.each(['', 'short', 'x'.repeat(65), 'with spaces in between', "1' OR '1'='1' --------", '🪁'.repeat(16)])(
  '%j is not a valid key',
  (text) => {
    expect(isAttemptKey(text)).toBe(false)
  },
)
