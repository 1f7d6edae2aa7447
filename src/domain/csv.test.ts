import { expect, test } from 'vitest'
import { csvLine } from './csv'

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [[null, '', 0, 25_000], ',,0,25000\r\n'],
])('%j becomes %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})

test.each(['=1+1', '+91 98765', '-2', '@SUM(A1)', '\tx', '=HYPERLINK("http://evil.example")', '＝1+1'])(
  '%j is text to a spreadsheet, not a formula',
  (value) => {
    expect(csvLine([value]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('a carriage return at the beginning is quoted and disarmed', () => {
  expect(csvLine(['\r=1'])).toBe('"\'\r=1"\r\n')
})
