import fc from 'fast-check'
import { escapeHtml } from '../../domain/escape'
import { imageHtml } from '../figures'
import { formats } from '../formats'
import { quoteHtml } from '../quotes'
import { tableHtml } from '../tables'

const join = (parts: string[]) => parts.join('')
const list = (part: fc.Arbitrary<string>, maxLength: number, minLength = 0) =>
  fc.array(part, { minLength, maxLength }).map(join)

const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
const word = fc
  .oneof(
    letters,
    fc.constantFrom('a', '<b>', '&amp;', '"x"', "'", 'مرحبا', 'שלום', '👩‍🚀', 'नमस्ते', '5\u00A0kg!'),
  )
  .map((text) => text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, '').trim() || 'x')

interface Run {
  text: string
  format: number
}

const toHtml = ({ text, format }: Run) =>
  formats.reduce((html, { bit, tag }) => (format & bit ? `<${tag}>${html}</${tag}>` : html), escapeHtml(text))

/** Runs of text; adjacent ones with the same format are one run. */
const runs = fc
  .array(fc.record({ text: word, format: fc.integer({ min: 0, max: 31 }) }), { minLength: 1, maxLength: 4 })
  .map((given) => {
    const merged: Run[] = []
    for (const { text, format } of given) {
      const last = merged.at(-1)
      if (last?.format === format) last.text += ` ${text}`
      else merged.push({ text, format })
    }
    return join(merged.map(toHtml))
  })

const link = fc
  .tuple(fc.constantFrom('/blog', '#why', 'mailto:a@example.com', 'tel:+9180', '/a?b=1&c="d"'), runs)
  .map(([href, html]) => `<a href="${escapeHtml(href)}">${html}</a>`)
/** Links and line breaks separate runs. */
const line = fc
  .tuple(runs, list(fc.tuple(fc.oneof(link, fc.constant('<br />')), runs).map(join), 2))
  .map(join)

const style = fc.constantFrom('', ' style="text-align: center;"', ' style="text-align: right;"')
const textBlock = fc
  .tuple(fc.constantFrom('p', 'h1', 'h2', 'h3', 'blockquote'), style, line)
  .map(([tag, align, html]) => `<${tag}${align}>${html}</${tag}>`)
const code = fc
  .tuple(
    fc.constantFrom('ts', 'c++', 'plaintext', 'objective-c'),
    fc.string({ unit: fc.constantFrom(...'ab<&"\'\n\t =></pre>{}'), minLength: 1 }),
  )
  .map(([language, text]) => `<pre><code class="language-${language}">${escapeHtml(text)}</code></pre>`)
const image = fc
  .tuple(
    fc.constantFrom('/a.png', 'https://example.com/a.png?b=1&c=2', '/api/media/file/a.webp'),
    word,
    fc.option(word),
  )
  .map(([src, alt, caption]) => imageHtml({ src, alt, caption }))

const quote = fc
  .tuple(line, word, fc.constantFrom('', '/about', 'mailto:a@example.com', '/a?b=1&c="d"'))
  .map(([html, name, url]) => quoteHtml(`<blockquote>${html}</blockquote>`, { name, url }))

const { nested } = fc.letrec<{ nested: string }>((tie) => ({
  nested: fc
    .tuple(
      fc.constantFrom('ul', 'ol', 'ol start="4"'),
      fc.array(fc.tuple(line, fc.option(tie('nested'), { nil: '', maxDepth: 3 })), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(
      ([tag, items]) =>
        `<${tag}>${join(items.map(([html, inner]) => `<li>${html}${inner}</li>`))}</${tag.slice(0, 2)}>`,
    ),
}))

const table = fc.tuple(fc.boolean(), fc.integer({ min: 2, max: 3 })).chain(([isHeaded, width]) =>
  fc
    .array(fc.array(fc.option(line, { nil: '' }), { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((rows) =>
      tableHtml(rows.map((row, index) => row.map((html) => ({ isHeader: isHeaded && index === 0, html })))),
    ),
)

/** Any text the toolbar can produce. A rule follows each list, because adjacent lists become one. */
export const toolbarHtml = list(
  fc.oneof(
    { weight: 3, arbitrary: textBlock },
    nested.map((html) => `${html}<hr />`),
    code,
    quote,
    image,
    table,
    fc.constant('<hr />'),
  ),
  6,
)

const scheme = fc.constantFrom(
  'javascript:alert(1)',
  ' JaVa\tScRiPt:alert(1)',
  'java&#10;script&colon;alert(1)',
  'data:text/html,<script>x</script>',
  'vbscript:x',
  '//evil.example',
  'x',
)
const attribute = fc.oneof(
  fc
    .tuple(fc.constantFrom('href', 'src', 'action', 'formaction', 'xlink:href', 'srcset', 'style'), scheme)
    .map(([name, value]) => ` ${name}="${value}"`),
  fc.constantFrom(
    ' onerror=alert(1)',
    ' onload="alert(1)"',
    ' onclick=alert`1`',
    ' style="x:expression(alert(1));mso-list:l0 level2 lfo1;white-space:pre;font-family:mono"',
    ' class="language-&quot;><script>"',
    ' id=x name=body',
    ' title="--><img src=x onerror=alert(1)>"',
    ' is=x',
  ),
)
const tag = fc.constantFrom(
  ...'script,style,svg,math,mtext,mglyph,foreignObject,iframe,template,noscript,object,form,textarea,title,img,a,p,pre,code,table,td,tr,caption,ul,li,b,span,div,blockquote,figure,figcaption,footer,cite,center,h1,br,hr,sup,xmp,plaintext,select,o:p,body,html'.split(
    ',',
  ),
)
const piece = fc.oneof(
  fc.tuple(tag, list(attribute, 2)).map(([name, attributes]) => `<${name}${attributes}>`),
  tag.map((name) => `</${name}>`),
  fc.constantFrom(
    'x',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&lt;script&gt;',
    '<',
    '"',
    '<scr',
    'ipt>',
    '\u0000',
    '</',
  ),
)

/** Anything an attacker could send. */
export const hostileHtml = list(piece, 14)
