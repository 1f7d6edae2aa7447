import { expect, test } from 'vitest'
import { libraryQuery } from './pictureLibrary'

test('each word is looked for by itself, folded; a tag as it is; an id is a text', () => {
  const query = new URLSearchParams(libraryQuery({ search: ' Café  50% ', tag: 'team', page: 3, limit: 24 }))
  expect(query.get('where[and][1][searchText][contains]')).toBe('cafe')
  expect(query.get('where[and][2][searchText][contains]')).toBe('50\uE000')
  expect(query.get('where[and][3][tags][in]')).toBe('team')
  const hex = 'a1b2c3d4e5f6a7b8c9d0e1f2'
  const like = new URLSearchParams(libraryQuery({ search: hex, page: 1 }))
  expect(like.get('where[and][1][searchText][like]')).toBe(hex)
  expect([query.get('page'), query.get('limit')]).toEqual(['3', '24'])
})
