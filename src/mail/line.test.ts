import { expect, test } from 'vitest'
import { line } from './line'

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['Asha\r\nBcc: everybody@example.com', 'Asha Bcc: everybody@example.com'],
  ['Asha\u0000\u2028\u0085Rao', 'Asha Rao'],
  ['  a   b ', 'a b'],
  ['Asha \u202eoaR\u2066', 'Asha oaR'],
])('%j becomes the line %j', (text, expected) => {
  expect(line(text)).toBe(expected)
})

test('a long text is cut between its characters', () => {
  expect(line('😀'.repeat(200))).toBe(`${'😀'.repeat(119)}…`)
  expect(line('x'.repeat(500))).toHaveLength(120)
})
