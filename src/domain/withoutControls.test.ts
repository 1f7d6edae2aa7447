import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { withoutControls } from './withoutControls'

test.each([
  ['a\u0001b', 'ab'],
  ['one\vtwo\fthree', 'one two three'],
  ['tab\t, line\n, return\r', 'tab\t, line\n, return\r'],
  ['\ufffe\uffff', ''],
  ['\ud800 alone', ' alone'],
  ['“Größe” 🪁', '“Größe” 🪁'],
])('%j becomes %j', (text, plain) => {
  expect(withoutControls(text)).toBe(plain)
})

test('whatever is left can be in XML', () => {
  const { DOMParser } = new JSDOM().window
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const xml = `<a><![CDATA[${withoutControls(text).replaceAll(']]>', '')}]]></a>`
      const parsed = new DOMParser().parseFromString(xml, 'application/xml')
      expect(parsed.documentElement.nodeName).toBe('a')
    }),
  )
})
