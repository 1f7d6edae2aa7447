import { expect, test } from 'vitest'
import { minimumFillTime } from './lead'
import { spamReasonOf } from './spam'

test('an inquiry with the hidden field filled in is spam', () => {
  expect(spamReasonOf({ website: 'https://casino.example' })).toBe('hidden-field')
  expect(spamReasonOf({ website: '' })).toBeNull()
})

test('an inquiry sent faster than a person can type is spam', () => {
  expect(spamReasonOf({ elapsed: minimumFillTime - 1 })).toBe('too-fast')
  expect(spamReasonOf({ elapsed: minimumFillTime })).toBeNull()
})

test('an inquiry without traces of its form is trusted', () => {
  expect(spamReasonOf({})).toBeNull()
})
