import { expect, test } from 'vitest'
import { formatBytes } from './formatBytes'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1536, '2 kB'],
  [200_000, '200 kB'],
  [999_999, '1.0 MB'],
  [10_000_000, '10.0 MB'],
  [5_250_000_000, '5.3 GB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected)
})
