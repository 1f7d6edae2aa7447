import { expect, test } from 'vitest'
import { printable } from './printable'

test('a name can’t clear the terminal, start a line or reverse the text', () => {
  expect(printable('MongoDB \u001b[2J\u001b[1;1H')).toBe('MongoDB \\u{1b}[2J\\u{1b}[1;1H')
  expect(printable('leads\n  media: stays\u2028\r')).toBe('leads\\u{a}  media: stays\\u{2028}\\u{d}')
  expect(printable('\u202egpj.exe')).toBe('\\u{202e}gpj.exe')
})

test('words of any language stay as they are', () => {
  expect(printable('  a b/ü “ναι” 日本: 3 documents')).toBe('  a b/ü “ναι” 日本: 3 documents')
})
