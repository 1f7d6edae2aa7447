import { expect, test } from 'vitest'
import { line } from './line'

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['Asha\r\nBcc: everybody@example.com', 'Asha Bcc: everybody@example.com'],
  ['Asha\u0000\u2028\u0085Rao', 'Asha Rao'],
  ['  a   b ', 'a b'],
])('%j is the line %j', (text, expected) => {
  expect(line(text)).toBe(expected)
})

test('a long text is cut', () => {
  expect(line('x'.repeat(500))).toHaveLength(120)
})
