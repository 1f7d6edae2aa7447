import type { Sample } from './Sample'

const paragraph = (index: number) =>
  `<p>Paragraph ${index} says something <strong>plain</strong> about parcels, vans and the ${index} streets between them.</p>`
/** About 100 kB, the length of a small book. */
const long = Array.from({ length: 900 }, (_, index) =>
  index % 30 ? paragraph(index) : `<h2>Chapter ${index / 30 + 1}</h2>`,
).join('')
const manyItems = Array.from({ length: 200 }, (_, index) => `<li>Item ${index}</li>`).join('')
const deepList = (depth: number): string =>
  `<ul><li>Level ${depth}${depth > 1 ? deepList(depth - 1) : ''}</li></ul>`

/** What the toolbar produces: it is saved unchanged. */
export const toolbar: Sample[] = [
  {
    name: 'an article',
    html: '<h1>Why tables</h1><p>First <strong>things</strong> first.</p><h2>Rows</h2><ul><li>One</li><li>Two</li></ul><h3>Cells</h3><blockquote>Less is more.</blockquote><hr /><p>End.</p>',
  },
  {
    name: 'every format of text',
    html: '<p><strong>bold</strong> <em>italic</em> <u>underlined</u> <s>struck</s> <code>code</code></p>',
  },
  {
    name: 'all formats at once',
    html: '<p><strong><em><s><u><code>all</code></u></s></em></strong></p>',
  },
  {
    name: 'formats inside a word',
    html: '<p>un<strong>believ</strong>able and in<em>cred</em>ible</p>',
  },
  {
    name: 'formats that meet',
    html: '<p><strong>bold</strong><em>italic</em><u>underlined</u></p>',
  },
  { name: 'formats in a heading', html: '<h2>A <em>very</em> <code>short()</code> story</h2>' },
  { name: 'line breaks', html: '<p>Kitewing<br />12 MG Road<br />Bengaluru</p>' },
  { name: 'two line breaks in a row', html: '<p>one<br /><br />two</p>' },
  {
    name: 'paragraphs to the middle and the right',
    html: '<p style="text-align: center;">middle</p><p style="text-align: right;">right</p><p>left</p>',
  },
  {
    name: 'headings to the middle and the right',
    html: '<h1 style="text-align: center;">a</h1><h2 style="text-align: right;">b</h2><h3 style="text-align: center;">c</h3>',
  },
  { name: 'an aligned quotation', html: '<blockquote style="text-align: right;">said</blockquote>' },
  {
    name: 'quotations with sources',
    html: '<figure><blockquote>Less is <em>more</em>.</blockquote><figcaption><cite>Mies &amp; van der Rohe</cite></figcaption></figure><figure><blockquote style="text-align: right;">a<br />b</blockquote><figcaption><cite><a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">The “book”</a></cite></figcaption></figure><blockquote>said</blockquote>',
  },
  { name: 'an aligned item', html: '<ul><li style="text-align: center;">middle</li><li>left</li></ul>' },
  {
    name: 'a list in a list in a list',
    html: '<ul><li>a<ul><li>b<ul><li>c</li></ul></li><li>d</li></ul></li><li>e</li></ul>',
  },
  {
    name: 'numbers in points in numbers',
    html: '<ol><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ol>',
  },
  { name: 'a list twelve deep', html: deepList(12) },
  { name: 'a list of 200', html: `<ol>${manyItems}</ol>` },
  { name: 'a list that begins at 7', html: '<ol start="7"><li>seven</li><li>eight</li></ol>' },
  { name: 'two lists side by side', html: '<ul><li>a</li></ul><ol><li>b</li></ol><ul><li>c</li></ul>' },
  { name: 'formats and links in items', html: '<ul><li><strong>a</strong> <a href="/b">b</a></li></ul>' },
  {
    name: 'links of every kind',
    html: '<p><a href="/blog">blog</a> <a href="#why">why</a> <a href="mailto:a@example.com">mail</a> <a href="tel:+918041234567">call</a> <a href="https://example.com/" rel="noopener noreferrer">out</a></p>',
  },
  {
    name: 'an address with everything in it',
    html: '<p><a href="https://user@example.com:8443/a%20b/%C3%BC?x=1&amp;y=%22z%22&amp;z=(1)#frag" rel="noopener noreferrer">link</a></p>',
  },
  { name: 'formats in a link', html: '<p><a href="/a">a <strong>b</strong> <em>c</em></a></p>' },
  { name: 'a link inside a word', html: '<p>un<a href="/a">link</a>ed.</p>' },
  { name: 'links that meet', html: '<p><a href="/a">a</a><a href="/b">b</a></p>' },
  { name: 'a picture by address', html: '<img src="https://example.com/a.png?w=1&amp;h=2" alt="A plan" />' },
  { name: 'a picture of the library', html: '<img src="/api/media/file/plan-ab12.webp" alt="A plan" />' },
  {
    name: 'a picture with a caption',
    html: '<p>a</p><figure><img src="/a.png" alt="A plan" /><figcaption>The &lt;plan&gt; &amp; its “legend”</figcaption></figure>',
  },
  {
    name: 'a table with a header row, formats, links and empty cells',
    html: '<p>a</p><table><thead><tr><th>Size</th><th>Price &amp; tax</th></tr></thead><tbody><tr><td><strong>S</strong></td><td><a href="/a">₹100</a><br />each</td></tr><tr><td></td><td>x</td></tr></tbody></table><p>b</p>',
  },
  {
    name: 'a table with a header row alone filled in',
    html: '<table><thead><tr><th>Size</th><th>Price</th></tr></thead><tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>',
  },
  {
    name: 'a table with rows between empty ones',
    html: '<table><thead><tr><th></th><th></th></tr></thead><tbody><tr><td></td><td></td></tr><tr><td>a</td><td>b</td></tr><tr><td></td><td></td></tr></tbody></table>',
  },
  {
    name: 'a table without a header row',
    html: '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  },
  {
    name: 'a picture between paragraphs, twice',
    html: '<p>a</p><img src="/a.png" alt="" /><img src="/b.png" alt="&lt;b&gt; &amp; &quot;c&quot;" /><p>b</p>',
  },
  {
    name: 'code with entities',
    html: '<pre><code class="language-html">&lt;p title=&quot;a &amp;amp; b&quot;&gt;&amp;lt;&lt;/p&gt;</code></pre>',
  },
  {
    name: 'code with tabs, indents and empty lines',
    html: '<pre><code class="language-go">func main() {\n\tif x &gt; 1 {\n\n\t\treturn\n\t}\n    }</code></pre>',
  },
  { name: 'code of a language with signs', html: '<pre><code class="language-c++">int a;</code></pre>' },
  {
    name: 'code without a language',
    html: '<pre><code class="language-plaintext">$ npm start</code></pre>',
  },
  {
    name: 'markup that is shown',
    html: '<p>Write <code>&lt;script&gt;alert(1)&lt;/script&gt;</code> &amp; see &lt;b&gt;nothing&lt;/b&gt;.</p>',
  },
  { name: 'rules', html: '<p>a</p><hr /><hr /><p>b</p>' },
  {
    name: 'typography',
    html: '<p>“Quotes” — dashes – and… 5\u00A0kg, 10\u202F000\u00A0₹, « oui\u00A0», soft\u00ADhyphen</p>',
  },
  {
    name: 'emoji, alone and joined',
    html: '<h2>👩‍🚀 Start 🇮🇳</h2><p>👍🏽 <strong>🏳️‍🌈</strong> 1️⃣ 👨‍👩‍👧‍👦</p>',
  },
  {
    name: 'Arabic and Hebrew',
    html: '<h2>مرحبا بالعالم</h2><p>هذا <strong>نص</strong> عربي مع English في الوسط.</p><ul><li>שלום</li><li>עולם</li></ul>',
  },
  { name: 'Hindi, Tamil, Chinese and Thai', html: '<p>नमस्ते दुनिया தமிழ் 你好，世界 สวัสดี</p>' },
  { name: 'letters put together', html: '<p>e\u0301 n\u0303 Z\u0351\u036B 𝒳 𠜎</p>' },
  { name: 'a text of 100 kB', html: long },
  {
    name: 'code of 100 kB',
    html: `<pre><code class="language-ts">${'const a = [1, 2, 3]\n'.repeat(5000)}</code></pre>`,
  },
]
