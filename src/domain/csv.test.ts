import { expect, test } from 'vitest'
import { csvLine } from './csv'

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [[null, '', 0, 25_000], ',,0,25000\r\n'],
])('%j becomes %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})

test.each([
  '=1+1',
  '+91 98765-A1',
  '+1+1',
  '-2',
  '@SUM(A1)',
  '\tx',
  '=HYPERLINK("http://evil.example")',
  '＝1+1',
])('a spreadsheet reads %j as text, not as a formula', (value) => {
  expect(csvLine([value]).replace(/^"/, '')).toMatch(/^'/)
})

test.each(['+91 98765 43210', '+49 (0)30 1234567', '+919876543210'])('a phone number stays: %s', (value) => {
  expect(csvLine([value])).toBe(`${value}\r\n`)
})

/**
 * How a cell starts for a program that uses a separator other than the comma and treats quotes as ordinary characters.
 */
const begins = (line: string, separator: RegExp) =>
  line.split(separator).map((part) => part.replace(/^[\s"]+/, ''))

test.each([
  'Asha;=1+1',
  'Asha; =1+1',
  'Asha\t@SUM(A1)',
  'a,b;=1+1',
  'two\n=1+1',
  'two\r\n+1',
  'say "hi";"=1+1"',
  ';;-2',
  ';＝1+1',
  '\r=1',
  '\n\t=1',
  '"\n=1',
  '; \u3000"=1',
])('no part of %j is a formula, whatever the separator', (value) => {
  const line = csvLine([value, value])
  for (const separator of [/[;\r\n]+/, /[\t\r\n]+/])
    for (const part of begins(line, separator)) expect(part).not.toMatch(/^[=+\-@＝＋－＠]/)
})

test.each(['a;b', 'one\ntwo', 'x;y=1', 'mail me@example.com; thanks'])('%j is left as it is', (value) => {
  expect(csvLine([value]).replaceAll('"', '').trimEnd()).toBe(value)
})
