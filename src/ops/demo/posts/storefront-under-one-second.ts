import type { DemoPost } from '../types'

export const storefrontUnderOneSecond: DemoPost = {
  title: 'What we removed to get a storefront under one second',
  slug: 'storefront-under-one-second',
  excerpt:
    'The sari shop loaded in 4.8 seconds on the phones its customers own. We added almost nothing. This is ' +
    'the list of ' +
    'what went out, in the order of what it bought.',
  category: 'Web Development',
  tags: ['performance', 'next.js', 'core-web-vitals', 'e-commerce'],
  author: 'Kitewing Team',
  status: 'published',
  isFeatured: true,
  metaTitle: 'Getting a storefront under one second',
  metaDescription:
    'From 4.8 s to 0.9 s on a mid-range phone: the scripts, fonts, pictures and requests we removed from a ' +
    'real shop, with numbers.',
  daysAgo: 13,
  views: 6804,
  picture: {
    file: 'cover-one-second.webp',
    alt: 'The figure 0.9 s set very large above six bars that grow ' + 'shorter',
  },
  html: `
<p>Kaveri Weaves sells one-of-a-kind saris. Two thirds of its visitors come on Android phones that cost less
than the
sari they are looking at, often on a train. On such a phone the old shop showed its first picture after 4.8
seconds.
The new one takes 0.9. We are asked how, and the honest answer is dull: we took things away.</p>
<h2>Measure on the phone that hurts</h2>
<p>Before anything else we bought the most common phone in the analytics, second hand, for ₹6,500. It lay on
the desk
for the length of the project. A laptop with a throttled browser is a fair model of a slow network, and a
poor model of
a slow processor: half of the old shop’s 4.8 seconds was not waiting but <em>thinking</em>.</p>
<p>We fixed the conditions (that phone, a shaped 4G line, cold cache, the median of nine runs) and wrote one
number on
the wall: the time until the largest picture is on the screen. Every change below was kept or thrown out by
that
number.</p>
<h2>Scripts: 1.9 seconds</h2>
<p>The old page sent 740 kB of compressed script. Nobody had decided that. It was the sum of good reasons:</p>
<ul>
<li>a carousel library for one carousel, now twelve lines of CSS with <code>scroll-snap</code>;</li>
<li>two analytics tools and a heat map, of which one was read by anybody;</li>
<li>a chat widget that loaded on every page and was opened by one visitor in nine hundred, now a link;</li>
<li>a date library to print “2 days ago”, now <code>Intl.RelativeTimeFormat</code>;</li>
<li>the product list, rendered on the server and then again in the browser so that a heart could be
clicked.</li>
</ul>
<p>The last point was the largest. Listing pages are now server components, and the heart is the only part
that runs in
the browser:</p>
<pre><code class="language-ts">// app/collections/[slug]/page.tsx, on the server
export default async function Collection({ params }) {
  const { slug } = await params
  const pieces = await piecesIn(slug)
  return &lt;PieceGrid pieces={pieces} action={(piece) =&gt; &lt;SaveHeart id={piece.id} /&gt;} /&gt;
}

// save-heart.tsx, 1.1 kB, the only client file of this page
'use client'
export function SaveHeart({ id }) { /* … */ }</code></pre>
<p>What is left is 96 kB. There is a test that fails at 110.</p>
<h2>Pictures: 1.1 seconds</h2>
<p>The photographs were good and enormous. Three changes:</p>
<ol>
<li><strong>Honest sizes.</strong> The grid showed a picture 172 pixels wide and fetched one of 1,200, because
<code>sizes</code> said <code>100vw</code>. Correcting one attribute halved the weight of the page.</li>
<li><strong>The first picture is not lazy.</strong> Somebody had put <code>loading="lazy"</code> on
everything. The
largest picture, the one we measure, politely waited for layout. It now has
<code>fetchpriority="high"</code>, and only
what lies below the fold is lazy.</li>
<li><strong>WebP at 78.</strong> We printed the same sari at seven qualities and asked the owner, who knows
silk, to
sort them. She could not tell 78 from 95. She could tell 70.</li>
</ol>
<h2>Fonts: 0.4 seconds, and no jumping</h2>
<p>Four weights of a Latin font and two of a Kannada one, from a third party’s server. Now it is one variable
file per
script, from our own domain, preloaded only for the script of the page. The fallback font is adjusted in
size, so that
nothing moves when the real one arrives. Layout shift went from 0.19 to 0.01, and the complaints about “the
button that
runs away” ended the same week.</p>
<h2>Requests: 0.5 seconds</h2>
<p>The server took 600 ms to answer because it asked the stock system about each of 24 pieces. One by one. It
now asks
once, keeps the answer for thirty seconds and serves the cached page meanwhile. A piece that was sold in
those thirty
seconds is caught by the reservation step, which has to check anyway. <strong>Freshness is a promise with a
price;
make it only where somebody relies on it.</strong></p>
<h2>What we did not do</h2>
<p>We did not change the framework, go to the edge or write a service worker. We tried two of them on a
branch. They
bought less than fifty milliseconds each and would have cost an afternoon every month.</p>
<h2>Keeping it</h2>
<p>Speed does not survive by itself; each new feature has a good reason again. So the budget is a test, in
the same
run as all others: script, fonts, picture bytes above the fold, number of requests. Whoever goes over it may
do so, by
changing the number in the file, in a pull request that another person reads. It has been raised once in a
year, for a
map that customers use.</p>
<h3>Did it matter?</h3>
<p>In the eight weeks after the launch, with the same prices and no campaign, orders from phones rose by 31%.
Some of it
will be the new checkout. But the share of visitors who left before seeing anything fell from 38% to 17%, and
no
checkout can take credit for that.</p>
<p>If you would like the same list for your own shop, this is what our <a href="/services">web
development</a> work
begins with. If you would rather start from something that is already small, have a look at
<a href="/products">Bazaarkit</a>.</p>
`,
}
