import { expect, test } from 'vitest'
import { minimumFillTime } from './lead'
import { looksLikeSpam } from './spam'

test('an inquiry with the hidden field filled in is spam', () => {
  expect(looksLikeSpam({ website: 'https://casino.example' })).toBe(true)
  expect(looksLikeSpam({ website: '' })).toBe(false)
})

test('an inquiry sent faster than a person can type is spam', () => {
  expect(looksLikeSpam({ elapsed: minimumFillTime - 1 })).toBe(true)
  expect(looksLikeSpam({ elapsed: minimumFillTime })).toBe(false)
})

test('an inquiry without traces of its form is trusted', () => {
  expect(looksLikeSpam({})).toBe(false)
})
