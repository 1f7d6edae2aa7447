import { expect, test } from 'vitest'
import { hasToken } from './endpoint'

const token = 'a-token-that-only-tests-know-0123456789'

test('the token comes as a bearer token', () => {
  expect(hasToken(`Bearer ${token}`, token)).toBe(true)
  expect(hasToken(`bearer ${token}`, token)).toBe(true)
})

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  token,
  `Basic ${token}`,
  `Bearer ${token}0`,
  `Bearer ${token.slice(1)}`,
])('%s is refused', (header) => {
  expect(hasToken(header, token)).toBe(false)
})
