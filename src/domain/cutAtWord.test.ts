import { expect, test } from 'vitest'
import { cutAtWord, endsInsideWord } from './cutAtWord'

test.each([
  ['short', 60, 'short'],
  ['one two three', 7, 'one two'],
  ['one two three', 9, 'one two'],
  ['one two, three', 9, 'one two'],
  ['one two – three', 10, 'one two'],
  ['Donaudampfschifffahrt', 10, 'Donaudampf'],
  ['  spaces  ', 6, 'spaces'],
])('%j cut at %i is %j', (text, max, cut) => {
  expect(cutAtWord(text, max)).toBe(cut)
})

test('a cut inside a word is detected, one between words is not', () => {
  expect(endsInsideWord('one tw', 'one two')).toBe(true)
  expect(endsInsideWord('one', 'one two')).toBe(false)
  expect(endsInsideWord('one', 'one, two')).toBe(false)
  expect(endsInsideWord('one two', 'one two')).toBe(false)
  expect(endsInsideWord('another', 'one two')).toBe(false)
})
