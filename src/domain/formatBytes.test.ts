import { expect, test } from 'vitest'
import { formatBytes } from './formatBytes'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1536, '1.5 kB'],
  [200 * 1024, '200 kB'],
  [5.25 * 1024 ** 3, '5.3 GB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected)
})
