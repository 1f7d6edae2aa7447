import { expect, test } from 'vitest'
import { narrow } from './narrow.mjs'

const run = (source) => new Function(`return ${source}`)()

test.each([
  ['a string', '"Привет – 👋"'],
  ['a template', '`– \\`–\\``'],
  ['a backslash before a character', '"\\\\–"'],
  ['a regular expression', '/^[–—]+$/.test("–—")'],
  ['an escaped character of a regular expression', '/^\\–$/.test("–")'],
  ['an escaped backslash of a regular expression', '/^\\\\–$/.test("\\\\–")'],
  ['a range beyond the basic plane', '/^[😀-🙏]$/u.test("😇")'],
  ['a property and a separator of lines', '({ "தமிழ்": "\u2028" })'],
])('%s means the same without wide characters', (_, source) => {
  const narrowed = narrow(source)
  expect(narrowed).not.toMatch(/[\u0100-\uffff]/)
  expect(run(narrowed)).toEqual(run(source))
})

test('what is narrow stays as it is', () => {
  const source = '"é × £ \\u2013"'
  expect(narrow(source)).toBe(source)
})
