import { expect, test } from 'vitest'
import { breadcrumbUrl, cutToWidth, resultDescription, resultTitle, textWidth } from './snippet'

test('narrow letters are narrower than wide ones', () => {
  expect(textWidth('iiii', 20)).toBeLessThan(textWidth('MMMM', 20) / 3)
  expect(textWidth('漢字', 20)).toBe(40)
  expect(textWidth('', 20)).toBe(0)
})

test('a text that fits stays whole; a longer one is cut after a word', () => {
  expect(cutToWidth('  A short   title ', resultTitle)).toBe('A short title')
  const long = cutToWidth('word '.repeat(40), resultTitle)
  expect(long).toMatch(/^(word )+\.\.\.$/)
  expect(textWidth(long, resultTitle.size)).toBeLessThanOrEqual(resultTitle.width)
  // A single endless word is cut anywhere.
  expect(cutToWidth('M'.repeat(200), resultTitle)).toMatch(/^M{10,40} \.\.\.$/)
  expect(cutToWidth('🛥️'.repeat(200), resultDescription)).toMatch(/ \.\.\.$/)
})

test('a URL is shown as a breadcrumb trail', () => {
  expect(breadcrumbUrl('https://kitewing.example', '/blog/a-post')).toBe('kitewing.example › blog › a-post')
  expect(breadcrumbUrl('http://127.0.0.1:3000', '/')).toBe('127.0.0.1:3000')
})
