import { expect, test } from 'vitest'
import { urlParts } from './urlParts'

const urlsIn = (text: string) => urlParts(text).flatMap(({ text, isUrl }) => (isUrl ? [text] : []))

test.each([
  ['See https://example.com/a?b=1#c.', ['https://example.com/a?b=1#c']],
  ['(https://example.com), http://example.org/!', ['https://example.com', 'http://example.org/']],
  ['https://en.wikipedia.org/wiki/Kite_(toy)', ['https://en.wikipedia.org/wiki/Kite_(toy)']],
  ['<https://example.com>', ['https://example.com']],
  ['javascript:alert(1) data:text/html,x ftp://example.com example.com', []],
  ['https://', []],
  ['xhttps://example.com', []],
  ['No link at all', []],
])('the URLs in “%s” are %j', (text, expected) => {
  expect(urlsIn(text)).toEqual(expected)
})

test('nothing of a text is lost', () => {
  for (const text of ['', 'a\nhttps://example.com, b', 'https://a.example https://b.example…', 'https://)))'])
    expect(
      urlParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})
