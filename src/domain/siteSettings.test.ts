import { expect, test } from 'vitest'
import { isAnalyticsId, isChatNumber, isPhone } from './siteSettings'

test.each(['+91 80 0000 0000', '080/123456', '(0)30 123.456-7'])('%s can be called', (number) => {
  expect(isPhone(number)).toBe(true)
})

test.each(['', '12345', 'call me', '+91 80 <b>', '++9180000000'])('%j cannot be called', (number) => {
  expect(isPhone(number)).toBe(false)
})

test.each([
  ['910000000000', true],
  ['+91 00000 00000', true],
  ['1234567', false],
  ['1234567890123456', false],
  ['chat', false],
])('a chat with %s: %s', (number, expected) => {
  expect(isChatNumber(number)).toBe(expected)
})

test('a measurement id contains nothing that could break out of its place', () => {
  expect(isAnalyticsId('G-ABC123')).toBe(true)
  expect(isAnalyticsId('G-1"><script>')).toBe(false)
})
