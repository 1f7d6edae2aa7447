import { expect, test } from 'vitest'
import { callLink } from './phone'

test('a number is dialled without what only people read', () => {
  expect(callLink('+91 (80) 0000-0000')).toBe('tel:+918000000000')
})
