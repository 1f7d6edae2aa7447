import { expect, test } from 'vitest'
import { isReadable } from './badAddress'

test('an address that nobody can read is told apart', () => {
  expect(isReadable('/blog/caf%C3%A9?q=a+b%26c')).toBe(true)
  expect(isReadable('/%')).toBe(false)
  expect(isReadable('/%E0%A4%A')).toBe(false)
  expect(isReadable('/blog?q=%ff')).toBe(false)
  expect(isReadable('/a%00b')).toBe(false)
  expect(isReadable('*')).toBe(false)
  expect(isReadable('http://elsewhere.example/admin')).toBe(false)
})
