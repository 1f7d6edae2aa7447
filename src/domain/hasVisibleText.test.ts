import { expect, test } from 'vitest'
import { hasVisibleText } from './hasVisibleText'

test.each(['', ' \n\t', '\u200b', '\u202e', '\u3164', '\u2800', '\u00ad\ufeff'])(
  '%j shows nothing',
  (text) => {
    expect(hasVisibleText(text)).toBe(false)
  },
)

test.each(['a', '\u200ba', '😀', 'م', '-'])('%j shows something', (text) => {
  expect(hasVisibleText(text)).toBe(true)
})
