import { expect, test } from 'vitest'
import { sliceText } from './sliceText'

test.each([
  ['a🙂b', 0, 4, 'a🙂b'],
  ['a🙂b', 0, 3, 'a🙂'],
  ['a🙂b', 0, 2, 'a'],
  ['a🙂b', 2, 4, 'b'],
  ['🙂🙂', 1, 3, ''],
  ['abc', 0, 2, 'ab'],
])('%s from %d to %d is “%s”', (text, start, end, part) => {
  expect(sliceText(text, start, end)).toBe(part)
})
