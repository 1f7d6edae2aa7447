import { expect, test } from 'vitest'
import { readLeadsAddress } from './useLeadsAddress'

test.each([
  ['', { page: 1 }],
  ['status=new', { status: 'new', page: 1 }],
  ['status=in-progress&page=3', { status: 'in-progress', page: 3 }],
  ['status=nonsense&page=-2', { page: 1 }],
  ['page=1.5', { page: 1 }],
  ['page=1e99', { page: 1 }],
  ['page=', { page: 1 }],
])('?%s is read as %o', (query, address) => {
  expect(readLeadsAddress(new URLSearchParams(query))).toEqual(address)
})
