import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { escapeHtml } from '../domain/escape'
import { highlightCode } from './highlightCode'

const block = (language: string, text: string) =>
  `<pre><code class="language-${language}">${escapeHtml(text)}</code></pre>`
const marked = async (language: string, text: string) =>
  JSDOM.fragment(await highlightCode(block(language, text)))

test('code is highlighted in the language it names', async () => {
  expect(await highlightCode(`<p>const</p>${block('ts', "const a: string = '<b>' // why")}`)).toBe(
    '<p>const</p><pre data-language="TypeScript"><code class="language-ts"><span class="hljs-keyword">const</span> ' +
      '<span class="hljs-attr">a</span>: <span class="hljs-built_in">string</span> = ' +
      '<span class="hljs-string">&#x27;&lt;b&gt;&#x27;</span> ' +
      '<span class="hljs-comment">// why</span></code></pre>',
  )
})

test.each(['typescript', 'TS', 'js', 'jsx', 'py', 'sh', 'c++', 'c#', 'html', 'yml', 'docker', 'golang'])(
  '%s is supported',
  async (language) => {
    expect(
      (await marked(language, 'if "x" # 1\n<p class="a">')).querySelectorAll('span').length,
    ).toBeGreaterThan(0)
  },
)

test.each(['plaintext', 'klingon', 'constructor', '__proto__', '-', 'c++++'])(
  '%s stays as it is',
  async (language) => {
    const html = block(language, 'if (a < 1) "x"')
    const { textContent } = JSDOM.fragment(await highlightCode(html))
    expect(textContent).toBe('if (a < 1) "x"')
  },
)

test('data as long as a book is named, and not highlighted', async () => {
  const html = block('json', '[1],'.repeat(20_000))
  expect(await highlightCode(html)).toBe(html.replace('<pre>', '<pre data-language="JSON">'))
})

test('code that a grammar can’t cope with is named, and doesn’t hold up the next', async () => {
  const code = '[a]('.repeat(10_000)
  const html = block('markdown', code)
  expect(await highlightCode(html.repeat(3))).toBe(
    html.replace('<pre>', '<pre data-language="Markdown">').repeat(3),
  )
  expect((await marked('js', 'const a = 1')).querySelectorAll('span').length).toBeGreaterThan(0)
})

test('code says what it is written in, also in languages that are not highlighted', async () => {
  const named = ['py', 'klingon', 'plaintext', 'text'].map((language) => block(language, 'a')).join('')
  const labels = [...JSDOM.fragment(await highlightCode(named)).querySelectorAll('pre')]
  expect(labels.map((pre) => pre.dataset.language)).toEqual(['Python', 'klingon', undefined, undefined])
})

test('highlighting adds markup and leaves the text unchanged', async () => {
  const languages = fc.constantFrom('ts', 'html', 'php', 'bash', 'css', 'sql', 'markdown', 'yaml')
  const text = fc.string({
    unit: fc.constantFrom(...'ab<>&"\'`/*#=-\n\t {}$', '<script>', '</code></pre>', '&lt;', '<!--', '<?php'),
  })
  await fc.assert(
    fc.asyncProperty(languages, text, async (language, given) => {
      const shown = await marked(language, given)
      expect(shown.textContent).toBe(given)
      for (const element of shown.querySelectorAll('code *')) expect(element.tagName).toBe('SPAN')
    }),
    { numRuns: 300, seed: 20_261_121 },
  )
})
