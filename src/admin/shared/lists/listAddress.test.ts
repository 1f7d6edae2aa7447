import { expect, test } from 'vitest'
import { addressWith, readListAddress } from './listAddress'

const read = (query: string) => readListAddress(new URLSearchParams(query))

test('search, page and open dialog stand in the address', () => {
  expect(read('search=+shop+&page=3&edit=abc')).toEqual({ search: 'shop', page: 3, edited: 'abc' })
  expect(read('')).toEqual({ search: '', page: 1, edited: null })
})

test.each(['0', '-1', '1.5', 'x', '1e99'])('page %s is the first', (page) => {
  expect(read(`page=${page}`).page).toBe(1)
})

test('a search is no longer than the endpoint takes', () => {
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(100)
})

test('what changes is set, what is emptied goes, the rest stays', () => {
  const query = new URLSearchParams('search=shop&page=3&status=draft')
  expect(addressWith('/admin/x', query, { page: '4' })).toBe('/admin/x?search=shop&page=4&status=draft')
  expect(addressWith('/admin/x', query, { search: '', page: null, status: null })).toBe('/admin/x')
})
