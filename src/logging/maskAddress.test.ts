import { expect, test } from 'vitest'
import { maskAddress } from './maskAddress'

test('the log never contains a complete address', () => {
  expect(maskAddress('203.0.113.77')).toBe('203.0.113.0')
  expect(maskAddress('::ffff:203.0.113.77')).toBe('203.0.113.0')
  expect(maskAddress('2001:db8:85a3:8d3:1319:8a2e:370:7348')).toBe('2001:db8:85a3::')
  expect(maskAddress('2001:db8::7348')).toBe('2001:db8::')
  expect(maskAddress('::1')).toBe('::')
  expect(maskAddress(undefined)).toBeUndefined()
})
