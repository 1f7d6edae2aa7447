import { expect, test } from 'vitest'
import { minimumFillTime } from './lead'
import { looksLikeSpam } from './spam'

test('an inquiry that fills the field nobody sees is spam', () => {
  expect(looksLikeSpam({ website: 'https://casino.example' })).toBe(true)
  expect(looksLikeSpam({ website: '' })).toBe(false)
})

test('an inquiry sent faster than a person types is spam', () => {
  expect(looksLikeSpam({ elapsed: minimumFillTime - 1 })).toBe(true)
  expect(looksLikeSpam({ elapsed: minimumFillTime })).toBe(false)
})

test('an inquiry that tells nothing of its making is taken at its word', () => {
  expect(looksLikeSpam({})).toBe(false)
})
