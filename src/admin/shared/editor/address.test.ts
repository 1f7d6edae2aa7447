import { expect, test } from 'vitest'
import { linkAddress } from './address'

test.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  [' /blog/tables ', '/blog/tables'],
  ['#why', '#why'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['tel:+9180', 'tel:+9180'],
  ['asha@example.com', 'mailto:asha@example.com'],
  ['example.com/pricing', 'https://example.com/pricing'],
  ['www.example.com', 'https://www.example.com'],
])('%s leads to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

test.each([
  '',
  ' ',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'vbscript:x.y',
  'a b.com',
  'word',
  'https://',
])('%s is no address', (typed) => {
  expect(linkAddress(typed)).toBeNull()
})
