import { expect, test } from 'vitest'
import { isAddressList, splitAddresses } from './addressList'

test.each([
  ['a@example.com', true],
  ['a@example.com, b@example.co.in;c@example.org', true],
  ['', false],
  ['a@example.com, nobody', false],
  ['a@example.com\u0000', false],
  ['A <a@example.com>', false],
  [Array(21).fill('a@example.com').join(), false],
])('%j is a list of addresses: %j', (text, expected) => {
  expect(isAddressList(text)).toBe(expected)
})

test('splits a list at commas, semicolons and spaces', () => {
  expect(splitAddresses(' a@b.co,c@d.co ;\n e@f.co ')).toEqual(['a@b.co', 'c@d.co', 'e@f.co'])
})
