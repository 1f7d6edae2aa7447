import { expect, test } from 'vitest'
import { pluralize } from './pluralize'

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [1200, '1,200 files'],
])('%i is %s', (count, text) => {
  expect(pluralize(count, 'file')).toBe(text)
})

test('a plural of its own', () => {
  expect([pluralize(1, 'entry', 'entries'), pluralize(2, 'entry', 'entries')]).toEqual([
    '1 entry',
    '2 entries',
  ])
})
