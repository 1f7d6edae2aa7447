// @vitest-environment jsdom
import { $getSelection, KEY_ENTER_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { expect, test } from 'vitest'
import { editorWith } from './editorWith.fixture'
import { registerMarkdown } from './markdown'
import { $toHtml } from './toHtml'

const markdownEditor = (html: string) => editorWith(html, registerMarkdown)

/** Types key by key; a line break is Enter. */
function typed(text: string, html = ''): string {
  const editor = markdownEditor(html)
  for (const key of text)
    editor.update(
      () =>
        key === '\n'
          ? void editor.dispatchCommand(KEY_ENTER_COMMAND, null)
          : $getSelection()?.insertText(key),
      { discrete: true },
    )
  editor.update(() => {}, { discrete: true })
  return editor.read($toHtml)
}

test.each([
  ['# One', '<h1>One</h1>'],
  ['## Two', '<h2>Two</h2>'],
  ['### Three', '<h3>Three</h3>'],
  ['#### Four', '<p>#### Four</p>'],
  ['> Less is more.', '<blockquote>Less is more.</blockquote>'],
  ['- a', '<ul><li>a</li></ul>'],
  ['* a', '<ul><li>a</li></ul>'],
  ['3. a', '<ol start="3"><li>a</li></ol>'],
  ['--- a', '<hr /><p>a</p>'],
  ['---\na', '<hr /><p>a</p>'],
  ['```ts a = 1', '<pre><code class="language-ts">a = 1</code></pre>'],
  ['```\na = 1', '<pre><code class="language-plaintext">a = 1</code></pre>'],
  ['```c++\na = 1', '<pre><code class="language-c++">a = 1</code></pre>'],
  ['a **b** c', '<p>a <strong>b</strong> c</p>'],
  ['a __b__ c', '<p>a <strong>b</strong> c</p>'],
  ['a *b* c', '<p>a <em>b</em> c</p>'],
  ['a _b_ c', '<p>a <em>b</em> c</p>'],
  ['a ***b*** c', '<p>a <strong><em>b</em></strong> c</p>'],
  ['a ~~b~~ c', '<p>a <s>b</s> c</p>'],
  ['a `b` c', '<p>a <code>b</code> c</p>'],
  ['a snake_case_name', '<p>a snake_case_name</p>'],
  ['see [us](example.com) now', '<p>see <a href="https://example.com">us</a> now</p>'],
  ['see [us](/blog).', '<p>see <a href="/blog">us</a>.</p>'],
  ['[us](javascript:alert)', '<p>[us](javascript:alert)</p>'],
  ['![us](/a.png)', '<p>![us](/a.png)</p>'],
])('%s becomes %s', (text, html) => {
  expect(typed(text)).toBe(html)
})

test('in code every character is kept', () => {
  const code = '<pre><code class="language-md">x</code></pre>'
  expect(typed(' **a** [b](/c) `d`', code)).toBe(
    '<pre><code class="language-md">x **a** [b](/c) `d`</code></pre>',
  )
  expect(typed('```md # a **b**')).toBe('<pre><code class="language-md"># a **b**</code></pre>')
})

test('a list mark in a heading stays', () => {
  expect(typed('## 1. a')).toBe('<h2>1. a</h2>')
})
