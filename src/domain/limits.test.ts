import { expect, test } from 'vitest'
import { firstAndMore } from './limits'

test('returns the first entries, and how many are left', () => {
  expect(firstAndMore(['a', 'b', 'c', 'd'], 3)).toEqual({ first: ['a', 'b', 'c'], more: 1 })
  expect(firstAndMore(['a'], 3)).toEqual({ first: ['a'], more: 0 })
})
