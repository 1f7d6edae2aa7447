import { expect, test } from 'vitest'
import { asLines, linesOf, tagsOf, wholeNumber } from './typed'

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['12.9', 12],
  ['-3', -3],
  ['-0.5', 0],
  ['1e3', 1000],
  ['', 5],
  ['  ', 5],
  ['abc', 5],
  ['Infinity', 5],
])('“%s” as a whole number is %d', (typed, expected) => {
  expect(wholeNumber(typed, 5)).toBe(expected)
})

test('a list has one entry a line; blank lines are dropped', () => {
  expect(linesOf(' React \n\n   \r\nNode.js\n')).toEqual(['React', 'Node.js'])
  expect(linesOf('')).toEqual([])
  expect(linesOf(asLines(['a', 'b']))).toEqual(['a', 'b'])
})

test('tags are separated by commas; blank and repeated ones are dropped', () => {
  expect(tagsOf(' React, Node.js,, ,React ')).toEqual(['React', 'Node.js'])
  expect(tagsOf('')).toEqual([])
})
