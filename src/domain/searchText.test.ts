import { expect, test } from 'vitest'
import { searchText } from './searchText'

test.each([
  ['Tomáš HAVEL', 'tomas havel'],
  ['ÉCOLE', 'ecole'],
  ['ﬁne', 'fine'],
  ['मीरा', 'मीरा'],
  ['STRAẞE', 'strasse'],
])('%s matches %s', (text, found) => {
  expect(searchText(text)).toBe(searchText(found))
})

test('percent and underscore are ordinary characters', () => {
  expect(searchText('100% a_b')).not.toMatch(/[%_]/)
  expect(searchText('100% a_b')).toContain(searchText('% A_'))
  expect(searchText('1000 axb')).not.toContain(searchText('a_b'))
})
