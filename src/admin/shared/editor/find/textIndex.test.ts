// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { editorWith } from '../editorWith.fixture'
import { $toHtml } from '../toHtml'
import { $replaceMatches, $textIndex, findMatches } from './textIndex'

const textOf = (html: string) => editorWith(html).read($textIndex).text

function replaced(html: string, query: string, replacement: string, isCaseSensitive = false): string {
  const editor = editorWith(html)
  const index = editor.read($textIndex)
  const matches = findMatches(index.text, query, isCaseSensitive)
  editor.update(() => $replaceMatches(index, matches, replacement), { discrete: true })
  return editor.read($toHtml)
}

test('the text is read line by line, whatever its format', () => {
  expect(textOf('<h2>A</h2><p>b<strong>c</strong> <a href="/x">d</a><br />e</p>').split('\n')).toEqual([
    'A',
    'bc d',
    'e',
    '',
    '',
  ])
})

test('matches are found in any case, or in the same', () => {
  const found = (text: string, query: string, isCaseSensitive = false) =>
    findMatches(text, query, isCaseSensitive).map(({ start }) => start)
  expect(found('One one ONE', 'one')).toEqual([0, 4, 8])
  expect(found('One one ONE', 'one', true)).toEqual([4])
  expect(found('aaaa', 'aa')).toEqual([0, 2])
  expect(found('a.c abc $1 (x)', '.')).toEqual([1])
  expect(found('a.c abc $1 (x)', '$1 (')).toEqual([8])
  expect(found('ÉTÉ été', 'été')).toEqual([0, 4])
  expect(found('x', '')).toEqual([])
  // Lowercase would be longer.
  expect(findMatches('İİ b', 'B', false)).toEqual([{ start: 3, end: 4 }])
})

test.each([
  ['<p>one two one</p>', 'one', 'three', '<p>three two three</p>'],
  ['<p>a <strong>bo</strong>ld word</p>', 'bold', 'loud', '<p>a <strong>loud</strong> word</p>'],
  ['<p>a <a href="/x">link</a> b</p>', 'link', '', '<p>a  b</p>'],
  ['<p>say<br />so</p><p>sayso</p>', 'sayso', 'x', '<p>say<br />so</p><p>x</p>'],
  [
    '<p>a</p><ul><li>a<ul><li>A</li></ul></li></ul>',
    'a',
    'b',
    '<p>b</p><ul><li>b<ul><li>b</li></ul></li></ul>',
  ],
  [
    '<pre><code class="language-ts">let a\n\tlet b</code></pre>',
    'let',
    'const',
    '<pre><code class="language-ts">const a\n\tconst b</code></pre>',
  ],
  ['<blockquote>cost</blockquote>', 'cost', '$& $1', '<blockquote>$&amp; $1</blockquote>'],
  ['<p>a</p>', 'a', '<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
])('in %s, %s becomes %s', (html, query, replacement, expected) => {
  expect(replaced(html, query, replacement)).toBe(expected)
})
