import { expect, test } from 'vitest'
import { cutText } from './cutText'

test('a text that fits is put on one line', () => {
  expect(cutText(' Ferries,\n on time. ', 17)).toBe('Ferries, on time.')
})

test('a text that is too long is cut after a word', () => {
  expect(cutText('Ferries, on time and in the rain', 17)).toBe('Ferries, on time…')
  expect(cutText('Ferries, on time', 10)).toBe('Ferries…')
  expect(cutText('Abcdefghij', 5)).toBe('Abcd…')
})
