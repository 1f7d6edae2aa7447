import type { Sample } from './Sample'

/** What other programs write and the API receives; it becomes what the toolbar can produce. */
export const imported: Sample[] = [
  { name: 'text alone', html: 'just text', becomes: '<p>just text</p>' },
  { name: 'nothing', html: ' \n <p> </p><p>&nbsp;</p><div><br></div> ', becomes: '' },
  {
    name: 'other names of formats',
    html: '<p><b>a</b> <i>b</i> <ins>c</ins> <del>d</del> <strike>e</strike> <kbd>f</kbd> <samp>g</samp> <tt>h</tt></p>',
    becomes:
      '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <s>e</s> <code>f</code> <code>g</code> <code>h</code></p>',
  },
  {
    name: 'elements that we have not',
    html: '<p><mark>a</mark> <small>b</small> <abbr title="x">c</abbr> <time>d</time> <cite>e</cite> <wbr>f</p>',
    becomes: '<p>a b c d e f</p>',
  },
  {
    name: 'raised and lowered figures',
    html: '<p>10<sup>6</sup> m<sup>2</sup>, H<sub>2</sub>O, the 4<sup>th</sup>, x<sub>i</sub></p>',
    becomes: '<p>10⁶ m², H₂O, the 4th, xᵢ</p>',
  },
  {
    name: 'deep headings',
    html: '<h4>a</h4><h5>b</h5><h6>c</h6>',
    becomes: '<h3>a</h3><h3>b</h3><h3>c</h3>',
  },
  { name: 'indented source', html: '<div>\n  <p>\n    a\n    b\n  </p>\n</div>\n', becomes: '<p>a b</p>' },
  {
    name: 'alignment by attribute, class and style',
    html: '<p align="right">a</p><p class="ql-align-center">b</p><p class="has-text-align-right">c</p><div style="text-align:center">d</div>',
    becomes:
      '<p style="text-align: right;">a</p><p style="text-align: center;">b</p><p style="text-align: right;">c</p><p style="text-align: center;">d</p>',
  },
  {
    name: 'alignment of all within',
    html: '<center><p>a</p></center><div align="right"><h2>b</h2><p>c</p></div>',
    becomes:
      '<p style="text-align: center;">a</p><h2 style="text-align: right;">b</h2><p style="text-align: right;">c</p>',
  },
  {
    name: 'a table',
    html: '<table><caption>Prices</caption><thead><tr><th>Size</th><th>Price</th></tr></thead><tbody><tr><td>S</td><td>₹100</td></tr><tr><td>M</td><td><b>₹150</b></td></tr></tbody></table>',
    becomes:
      '<p>Prices</p><table><thead><tr><th>Size</th><th>Price</th></tr></thead><tbody><tr><td>S</td><td>₹100</td></tr><tr><td>M</td><td><strong>₹150</strong></td></tr></tbody></table>',
  },
  {
    name: 'a table with empty and wide cells',
    html: '<table><tr><td></td><td colspan="2">a</td></tr><tr><td> </td><td>&nbsp;</td></tr><tr><td>b</td><td>c</td><td></td></tr></table>',
    becomes:
      '<table><tbody><tr><td></td><td>a</td><td></td></tr><tr><td></td><td></td><td></td></tr><tr><td>b</td><td>c</td><td></td></tr></tbody></table>',
  },
  {
    name: 'a table without content',
    html: '<table><tr><td></td><td> </td></tr></table><p>a</p>',
    becomes: '<p>a</p>',
  },
  {
    name: 'a table that is a layout',
    html: '<table><tr><td><h2>a</h2><p>b</p><ul><li>c</li></ul></td><td><table><tr><td>d</td><td>e</td></tr></table></td></tr></table>',
    becomes:
      '<h2>a</h2><p>b</p><ul><li>c</li></ul><table><tbody><tr><td>d</td><td>e</td></tr></tbody></table>',
  },
  {
    name: 'a table of one column',
    html: '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>',
    becomes: '<p><strong>a</strong></p><p>b</p>',
  },
  {
    name: 'cells over several rows and columns',
    html: '<table><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></table>',
    becomes:
      '<table><tbody><tr><td>a</td><td>b</td><td></td></tr><tr><td></td><td>c</td><td>d</td></tr></tbody></table>',
  },
  {
    name: 'a table with headings at the side, and no end',
    html: '<ul><li>x<table border=1><tr><th>a<td><p>b</p><tr><th>c<td><div>d<br>e</div></table>y</ul>',
    becomes:
      '<ul><li>xy</li></ul><table><tbody><tr><td><strong>a</strong></td><td>b</td></tr><tr><td><strong>c</strong></td><td>d<br />e</td></tr></tbody></table>',
  },
  {
    name: 'a picture in a table',
    html: '<table><tr><td>a</td><td><img src="/a.png" alt="a"></td></tr></table>',
    becomes: '<p>a</p><img src="/a.png" alt="a" />',
  },
  {
    name: 'a list of terms',
    html: '<dl><dt>Draft</dt><dd>Seen by staff.</dd><dt>Published</dt><dd>Seen by all.</dd></dl>',
    becomes: '<p>Draft</p><p>Seen by staff.</p><p>Published</p><p>Seen by all.</p>',
  },
  {
    name: 'a figure',
    html: '<figure><a href="/big.png"><img src="/small.png" alt="Plan" width="300" srcset="/x 2x"></a><figcaption>The <i>plan</i></figcaption></figure>',
    becomes: '<figure><img src="/small.png" alt="Plan" /><figcaption>The plan</figcaption></figure>',
  },
  {
    name: 'a figure of two pictures',
    html: '<figure><img src="/a.png"><img src="/b.png"><figcaption>Before and after</figcaption></figure>',
    becomes: '<img src="/a.png" alt="" /><img src="/b.png" alt="" /><p>Before and after</p>',
  },
  {
    name: 'a caption of many lines',
    html: `<figure><img src="/a.png" data-caption="x"><figcaption> <p>a</p>\n<p>b &lt;c&gt;</p> ${'d'.repeat(400)}</figcaption></figure>`,
    becomes: `<figure><img src="/a.png" alt="" /><figcaption>a b &lt;c&gt; ${'d'.repeat(292)}</figcaption></figure>`,
  },
  {
    name: 'a picture inside a sentence',
    html: '<p>a <img src="/x.png" alt="x"> b</p>',
    becomes: '<p>a</p><img src="/x.png" alt="x" /><p>b</p>',
  },
  {
    name: 'a picture in an item',
    html: '<ol><li>a<img src="/x.png"></li><li>b</li></ol>',
    becomes: '<ol><li>a</li><li>b</li></ol><img src="/x.png" alt="" />',
  },
  {
    name: 'sources of quotations, as other editors write them',
    html: '<blockquote class="wp-block-quote"><p>a</p><cite>— Ada</cite></blockquote><figure><blockquote class="blockquote"><p>b</p></blockquote><figcaption class="blockquote-footer">Bo in <a href="/book" title="x"><cite title="x">A book</cite></a></figcaption></figure><blockquote>c<footer>Cy</footer></blockquote>',
    becomes:
      '<figure><blockquote><p>a</p></blockquote><figcaption><cite>Ada</cite></figcaption></figure><figure><blockquote><p>b</p></blockquote><figcaption><cite><a href="/book">Bo in A book</a></cite></figcaption></figure><figure><blockquote>c</blockquote><figcaption><cite>Cy</cite></figcaption></figure>',
  },
  {
    name: 'a quotation with an image and a source',
    html: '<figure><blockquote><p>a</p><img src="/a.png" alt="A"><p>b</p></blockquote><figcaption>Ada</figcaption></figure>',
    becomes:
      '<blockquote><p>a</p></blockquote><img src="/a.png" alt="A" /><figure><blockquote><p>b</p></blockquote><figcaption><cite>Ada</cite></figcaption></figure>',
  },
  {
    name: 'a quotation that is all source, and one in an item',
    html: '<blockquote><cite>Ada</cite></blockquote><ul><li>a<blockquote>b<footer>Bo</footer></blockquote></li></ul>',
    becomes:
      '<blockquote>Ada</blockquote><ul><li>a<figure><blockquote>b</blockquote><figcaption><cite>Bo</cite></figcaption></figure></li></ul>',
  },
  {
    name: 'a quotation of paragraphs',
    html: '<blockquote><p>a</p><p>b</p></blockquote>',
    becomes: '<blockquote><p>a</p><p>b</p></blockquote>',
  },
  {
    name: 'a quotation of all sorts',
    html: '<blockquote><p>a</p><ul><li>b</li></ul><blockquote>c</blockquote></blockquote>',
    becomes: '<blockquote><p>a</p><ul><li>b</li></ul><blockquote>c</blockquote></blockquote>',
  },
  {
    name: 'a list right inside a list',
    html: '<ul><li>a</li><ul><li>b</li><ul><li>c</li></ul></ul><li>d</li></ul>',
    becomes: '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>',
  },
  {
    name: 'paragraphs in items',
    html: '<ul><li><p>a</p></li><li><p>b</p><p>c</p></li></ul>',
    becomes: '<ul><li>a</li><li>b<br />c</li></ul>',
  },
  {
    name: 'a list with ticks',
    html: '<ul><li><input type="checkbox" checked> done</li><li><input type="checkbox"> open</li></ul>',
    becomes: '<ul><li>done</li><li>open</li></ul>',
  },
  {
    name: 'a folded part',
    html: '<details open><summary>More</summary><p>a</p></details>',
    becomes: '<p>More</p><p>a</p>',
  },
  {
    name: 'parts of a page',
    html: '<main><article><header><h1>a</h1></header><section><p>b</p></section><footer>c</footer></article></main>',
    becomes: '<h1>a</h1><p>b</p><p>c</p>',
  },
  {
    name: 'code as highlighters show it',
    html: '<pre class="hljs"><code class="hljs language-js"><span class="k">let</span> a = <span>1</span>\n<span>b</span></code></pre>',
    becomes: '<pre><code class="language-js">let a = 1\nb</code></pre>',
  },
  {
    name: 'code in lines of its own',
    html: '<pre class="lang-py"><div>a = 1</div><div>b = 2</div></pre><pre>x<br>y</pre>',
    becomes:
      '<pre><code class="language-py">a = 1\nb = 2</code></pre><pre><code class="language-plaintext">x\ny</code></pre>',
  },
  {
    name: 'code in a list',
    html: '<ol><li>Run:<pre>npm start</pre></li><li>Look.</li></ol>',
    becomes:
      '<ol><li>Run:</li><li>Look.</li></ol><pre><code class="language-plaintext">npm start</code></pre>',
  },
  {
    name: 'a link around everything',
    html: '<a href="/a"><h2>a</h2><p>b</p></a>',
    becomes: '<h2><a href="/a">a</a></h2><p><a href="/a">b</a></p>',
  },
  {
    name: 'empty links',
    html: '<p><a name="x"></a>a<a href="/b"> </a>b<a>c</a></p>',
    becomes: '<p>a bc</p>',
  },
  {
    name: 'elements nobody closed',
    html: '<p>a<p><b>b<i>c</b>d</i><ul><li>e<li>f',
    becomes:
      '<p>a</p><p><strong>b</strong><strong><em>c</em></strong><em>d</em></p><ul><li>e</li><li>f</li></ul>',
  },
  {
    name: 'entities by name and number',
    html: '<p>&copy; &euro; &#8377; &#x1F600; &nbsp;&hellip; &amp;amp;</p>',
    becomes: '<p>© € ₹ 😀 \u00A0… &amp;amp;</p>',
  },
]
