import type { Sample } from './Sample'

/** What attackers send. That nothing runs is tested elsewhere; this is about the remaining text. */
export const hostile: Sample[] = [
  {
    name: 'scripts and handlers',
    html: '<p onclick="x()">a<script>alert(1)</script><img src=x onerror=alert(1)></p><svg onload=alert(1)>b</svg>',
    becomes: '<p>a</p><img src="x" alt="" />',
  },
  {
    name: 'links that run script',
    html: '<p><a href="javascript:alert(1)">a</a> <a href=" jAva\tscript:alert(1)">b</a> <a href="data:text/html,x">c</a> <a href="vbscript:x">d</a></p>',
    becomes: '<p>a b c d</p>',
  },
  {
    name: 'pictures that are none',
    html: '<p>a</p><img src="javascript:alert(1)"><img src="data:image/svg+xml,<svg onload=alert(1)>"><img src="blob:https://example.com/x"><img>',
    becomes: '<p>a</p>',
  },
  {
    name: 'frames, forms and styles',
    html: '<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name=a><p style="position:fixed;inset:0;background:url(javascript:x);text-align:center">a</p></form><style>p{display:none}</style><link rel=stylesheet href="//evil.example"><base href="//evil.example">',
    becomes: '<p style="text-align: center;">a</p>',
  },
  {
    name: 'markup that changes when it is read twice',
    html: '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></table></mtext></math><p>a</p><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    becomes: '<p>a</p>',
  },
  {
    name: 'a language that closes the code',
    html: '<pre><code class="language-x&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">a</code></pre>',
    becomes: '<pre><code class="language-x">a</code></pre>',
  },
  {
    name: 'sources of quotations that run script',
    html: '<figure><blockquote data-source="x" data-source-url="javascript:alert(1)" onclick=x()>a</blockquote><figcaption><a href="javascript:alert(1)">&lt;img src=x onerror=alert(1)&gt;</a><script>x</script></figcaption></figure><blockquote data-source="&lt;script&gt;" data-source-url="data:x">b</blockquote>',
    becomes:
      '<figure><blockquote>a</blockquote><figcaption><cite>&lt;img src=x onerror=alert(1)&gt;</cite></figcaption></figure><blockquote>b</blockquote>',
  },
  {
    name: 'a placeholder of ours',
    html: '<p>\uE000block0\uE000</p><img src="/a.png" alt="a" /><p>\uE000block1\uE000</p>',
  },
  {
    name: 'characters that are none',
    html: '<p>a\u0001b\u0008c\u200Bd\uFFFF</p><pre>\u001Be</pre>',
    becomes: '<p>abc\u200Bd</p><pre><code class="language-plaintext">e</code></pre>',
  },
]
