import { expect, test } from 'vitest'
import { listAddress, readListQuery } from './listQuery'

test('a URL contains the requested filters and nothing else', () => {
  expect(listAddress('/products', { search: '', category: '', page: 1 })).toBe('/products')
  expect(listAddress('/de/products', { search: 'dash board', category: 'tools-& utilities', page: 2 })).toBe(
    '/de/products?search=dash+board&category=tools-%26+utilities&page=2',
  )
})

test('a query is read back from its URL', () => {
  const query = { search: '100% a+b', category: 'e-commerce', page: 3 }
  const [, search] = listAddress('/products', query).split('?')
  expect(readListQuery(Object.fromEntries(new URLSearchParams(search)))).toEqual(query)
})

test('invalid parameters are ignored', () => {
  expect(readListQuery({})).toEqual({ search: '', category: '', page: 1 })
  expect(readListQuery({ search: ['a', 'b'], page: '-1' })).toEqual({ search: 'a', category: '', page: 1 })
  for (const page of ['0', '1e9', 'x', '12345678']) expect(readListQuery({ page }).page).toBe(1)
  expect(readListQuery({ search: 'x'.repeat(500) }).search).toHaveLength(100)
})
