import { expect, test } from 'vitest'
import { libraryQuery } from './library'

test('each word is looked for by itself, folded; a tag as it is', () => {
  const query = new URLSearchParams(libraryQuery({ search: ' Café  50% ', tag: 'team', page: 3, limit: 24 }))
  expect(query.get('where[and][1][searchText][contains]')).toBe('cafe')
  expect(query.get('where[and][2][searchText][contains]')).toBe('50\uE000')
  expect(query.get('where[and][3][tags][in]')).toBe('team')
  expect([query.get('page'), query.get('limit')]).toEqual(['3', '24'])
})
