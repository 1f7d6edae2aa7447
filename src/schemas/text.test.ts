import { expect, test } from 'vitest'
import { text, textLines, urlLines } from './text'

const long = `One line ${'x'.repeat(200)}`

test.each([
  [textLines, ['fine', long], /^“One line…” is too long: use at most 200 characters\.$/],
  [textLines, Array.from({ length: 61 }, (_, index) => `${index}`), /^List at most 60\.$/],
  [urlLines, ['/fine.png', 'fine', ''], /^“fine” is not a URL\. /],
  [urlLines, [`/${'x'.repeat(2048)}`], /^“\/x+…” is too long: use at most 2,048 characters\.$/],
])('the error of a list says which text is meant (%#)', (schema, lines, message) => {
  expect(schema.safeParse(lines).error?.issues.map((issue) => issue.message)).toEqual([
    expect.stringMatching(message),
  ])
})

test('an emoji counts as Payload and browsers count it', () => {
  expect(text(4).safeParse('😀😀').success).toBe(true)
  expect(text(4).safeParse('😀😀😀').error?.issues[0]?.message).toBe('Use at most 4 characters.')
})

test('blank ones and duplicates are left out', () => {
  expect(textLines.parse(['a', 'b', ' a ', ' '])).toEqual(['a', 'b'])
  expect(urlLines.parse(['', '/a.png'])).toEqual(['/a.png'])
})
