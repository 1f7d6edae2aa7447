import { expect, test } from 'vitest'
import { changedPart } from './changedPart'

test.each([
  ['Call on Monday, please', 'Call on Friday, please', ['Call on ', 'Monday,', ' please']],
  ['Call', 'Call back', ['Call', '', '']],
  ['Call back', 'Call', ['Call', ' back', '']],
  ['one one', 'one', ['one', ' one', '']],
  ['A', 'B', ['', 'A', '']],
  ['same', 'same', ['same', '', '']],
  ['', 'x', ['', '', '']],
])('%j beside %j', (text, other, parts) => expect(Object.values(changedPart(text, other))).toEqual(parts))
