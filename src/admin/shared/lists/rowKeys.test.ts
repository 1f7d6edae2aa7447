import { expect, test } from 'vitest'
import { rowCommandOf } from './rowKeys'

const plain = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  hasSingleKeys: true,
  isTyping: false,
  isDialogOpen: false,
  isOnRow: true,
}

test.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'select'],
  ['Enter', 'open'],
])('%s: %s', (key, command) => expect(rowCommandOf({ ...plain, key })).toBe(command))

test.each(['J', ' ', 'constructor', 'g'])('%s does nothing', (key) =>
  expect(rowCommandOf({ ...plain, key })).toBeUndefined(),
)

test.each(['ctrlKey', 'metaKey', 'altKey', 'isTyping', 'isDialogOpen'] as const)(
  'letters are not shortcuts with %s',
  (state) => expect(rowCommandOf({ ...plain, key: 'x', [state]: true })).toBeUndefined(),
)

test('Enter on a control is the control’s', () => {
  expect(rowCommandOf({ ...plain, key: 'Enter', isOnRow: false })).toBeUndefined()
})

test('without single-letter shortcuts only Enter is left', () => {
  const off = { ...plain, hasSingleKeys: false }
  for (const key of ['j', 'k', 'x']) expect(rowCommandOf({ ...off, key })).toBeUndefined()
  expect(rowCommandOf({ ...off, key: 'Enter' })).toBe('open')
})
