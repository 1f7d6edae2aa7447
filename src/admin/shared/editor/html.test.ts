// @vitest-environment jsdom
import { createEditor } from '@payloadcms/richtext-lexical/lexical'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corpus } from '@/rich-text/corpus/corpus'
import { hostileHtml, toolbarHtml } from '@/rich-text/corpus/generated'
import { unexpectedMarkup } from '@/rich-text/corpus/harmless'
import { $setHtml } from './fromHtml'
import { html as conversions, nodes } from './nodes/nodes'
import { $countCharacters, $toHtml } from './toHtml'

/** An editor that has loaded this HTML. */
function editorWith(html: string) {
  const onError = (error: Error) => {
    throw error
  }
  const editor = createEditor({ nodes, html: conversions, onError })
  editor.update(() => $setHtml(editor, html), { discrete: true })
  return editor
}

const edited = (html: string) => editorWith(html).read($toHtml)

test.each([
  '<h1>One</h1><h2>Two</h2><h3>Three</h3><p>Text</p>',
  '<p>a <strong>bold</strong> <em>italic</em> <u>under</u> <s>struck</s> <code>x &lt; y</code> z</p>',
  '<p><strong><em><s><u>all</u></s></em></strong></p>',
  '<p style="text-align: center;">middle</p><h2 style="text-align: right;">right</h2>',
  '<ul><li style="text-align: center;">middle</li></ul>',
  '<ul><li>a</li><li>b<ul><li>b1<ul><li>deep</li></ul></li><li>b2</li></ul></li></ul>',
  '<ol><li>a<ol><li>a1</li></ol></li><li>b</li></ol>',
  '<ol start="3"><li>third</li></ol>',
  '<p><a href="https://example.com/?a=1&amp;b=2">out</a> <a href="/blog">in <strong>bold</strong></a></p>',
  '<p><a href="mailto:a@example.com">mail</a> <a href="tel:+91800">call</a> <a href="#top">up</a></p>',
  '<blockquote>said</blockquote>',
  '<p>one</p><hr /><p>two<br />three</p>',
  '<pre><code class="language-ts">const a = &lt;b&gt;(&quot;x&quot;)\n\n  indented\n\ttab</code></pre>',
  '<img src="https://example.com/a.png" alt="An &quot;apple&quot;" />',
  '<figure><img src="/a.png" alt="A plan" /><figcaption>The &quot;plan&quot;</figcaption></figure><p>after</p>',
  '<p>before</p><img src="/api/media/file/a.webp" alt="" /><p>after</p>',
  '',
])('%s comes out of the editor as it went in', (html) => {
  expect(edited(html)).toBe(html)
})

/** Only the server decides which links are external. */
const withoutRel = (html: string) => html.replaceAll(' rel="noopener noreferrer"', '')

test.each(corpus)('$name looks the same in the editor as when saved', { timeout: 60_000 }, (sample) => {
  const { html, becomes = html } = sample
  expect(withoutRel(edited(html))).toBe(withoutRel(becomes))
})

test('anything the toolbar produces round-trips unchanged', () => {
  const property = fc.property(toolbarHtml, (html) => {
    expect(edited(html)).toBe(html)
  })
  fc.assert(property, { numRuns: 200, seed: 20_261_121 })
}, 60_000)

test('pasted content never runs, and the sanitized result is stable', () => {
  const property = fc.property(hostileHtml, (html) => {
    const once = edited(html)
    expect(unexpectedMarkup(new DOMParser().parseFromString(once, 'text/html').body)).toEqual([])
    expect(edited(once)).toBe(once)
  })
  fc.assert(property, { numRuns: 200, seed: 20_261_121 })
}, 60_000)

test('only characters of the text count', () => {
  const html = '<h1>Höhe</h1><ul><li>a <strong>b</strong></li></ul><pre><code>x\ny</code></pre>'
  expect(editorWith(html).read($countCharacters)).toBe(4 + 3 + 2)
  expect(editorWith('').read($countCharacters)).toBe(0)
})
