import type { DemoPost } from '../types'

export const offlineFirstDeliveryVan: DemoPost = {
  title: 'Offline first, learned in a delivery van',
  slug: 'offline-first-delivery-van',
  excerpt:
    'We spent two days in the passenger seat of a courier in western Norway before writing a line of the ' +
    'new driver ' +
    'app. Most of what we believed about sync was wrong by the first ferry.',
  category: 'Mobile Development',
  tags: ['offline', 'sync', 'react-native', 'sqlite'],
  author: 'Ishaan Kamath',
  status: 'published',
  isFeatured: false,
  metaTitle: 'Offline first, learned in a delivery van',
  metaDescription:
    'Six hours without a signal, gloves and a scanner: how we built a driver app on an operation log in ' +
    'SQLite that lost no parcel.',
  daysAgo: 21,
  views: 2977,
  picture: { file: 'cover-offline.webp', alt: 'A dashed ferry line crossing dark water between two coasts' },
  html: `
<p>The ferry from Lavik takes twenty minutes, and for eighteen of them there is no network. The courier, whom
I will
call Nilsen, used them to drink coffee and to distrust his scanner. “It says <em>sent</em>,” he said. “It
always says
<em>sent</em>.” About thirty delivery records a week never arrived. Nobody knew which.</p>
<h2>Online first with a cache is not offline first</h2>
<p>The old app was built the usual way. It sent every scan to the server; if that failed, it put the scan
into a list
and tried again later. This works when being offline is an accident. On a route with three ferries and two
valleys it
is the normal state, and the list becomes the most important and least tested part of the app.</p>
<p>We turned it round. The app writes to its own database and to nothing else. A separate part, which no
screen ever
waits for, moves changes between the phone and the server whenever it can. There is no “offline mode”,
because there is
no other mode.</p>
<h2>Store what happened, not how things are</h2>
<p>The second decision mattered more. We do not synchronise rows; we synchronise events. A driver never “sets
the status
of parcel 4471 to delivered”. A driver <em>delivered</em> it, at a place and a time, with a signature:</p>
<pre><code class="language-ts">type Operation =
  | { kind: 'scanned'; parcel: string }
  | { kind: 'delivered'; parcel: string; signature?: string }
  | { kind: 'attempted'; parcel: string; reason: 'nobody-home' | 'refused' | 'wrong-address' }
  | { kind: 'moved'; parcel: string; toVan: string }

interface Entry {
  id: string // made on the phone, so sending it twice is harmless
  device: string
  sequence: number // counts up per device, without gaps
  at: string // the phone's clock
  operation: Operation
}</code></pre>
<p>The status is computed from the entries, on the phone and on the server by the same function. Three good
things
follow:</p>
<ul>
<li><strong>Conflicts mostly vanish.</strong> Two drivers who touch the same parcel produce two facts, and
both are
true. The rule that decides what they mean together is ordinary code with ordinary tests.</li>
<li><strong>Nothing is overwritten.</strong> When an office says “delivered” and a customer says “no”, there
is a
history to look at.</li>
<li><strong>Losing data is visible.</strong> The sequence has no gaps. If the server holds 1 to 41 and 43, it
knows
that 42 exists and asks for it.</li>
</ul>
<h2>Clocks lie, so do not sort by them</h2>
<p>On the second morning Nilsen’s phone was eleven minutes fast. Time stamps of phones are good enough to
show to
people and not good enough to decide anything. Within a device we order by sequence. Between devices we order
by when
the server received an entry, and for the four cases in which that is unfair we wrote a rule: a delivery with
a
signature beats an attempt, whatever the clock says.</p>
<h2>Tell the truth on the screen</h2>
<p>The word <em>sent</em> had lost its meaning, so we stopped using it. Each parcel shows one of two marks: a
hollow dot
for “on this phone” and a full one for “at the office”. At the top there is a sentence, not an icon: <em>14
records
wait for the quay</em>. In the first week drivers opened that list often. In the third week they did not open
it at
all, which was the best usability result we have ever had.</p>
<blockquote><p>Trust is not built by hiding the queue. It is built by showing it until nobody
cares.</p></blockquote>
<h2>What the passenger seat taught us</h2>
<ol>
<li>Gloves. Every target that matters is at least 64 points tall, and nothing important needs a swipe.</li>
<li>Darkness. In December the screen is a lamp. The dark theme is not a preference there but a safety
feature; there is
more about that in <a href="/blog/designing-tables-for-all-day">our notes on all-day interfaces</a>.</li>
<li>Batteries. Searching for a network costs more than using one. The app asks the system once a minute
instead of
trying a request every ten seconds, and a shift now ends at 40% instead of 8%.</li>
<li>Borrowed phones. A driver changes vans at noon. Entries belong to a device and a shift, not to a
login.</li>
</ol>
<h2>Testing without a fjord</h2>
<p>The sync part has no user interface and no clock of its own; both are passed in. That makes it possible to
simulate a
week in a second. Our favourite test creates five phones and a server, lets them act at random, cuts and
restores
connections, delivers messages twice and out of order, and finally checks one sentence: <em>when everyone has
been
online once, everyone agrees</em>. The random seed is printed on failure. It found nine faults before a
driver could,
among them one that needed three phones and a restart.</p>
<h2>A year later</h2>
<p>No record has been lost since June of last year. We can say that with some confidence because of the
sequence
numbers: it is not that nobody complained, it is that nothing is missing. Nilsen still drinks his coffee on
the ferry.
He has stopped writing parcel numbers on his hand.</p>
<p>If your people work where the network does not, <a href="/contact">describe a day of theirs to us</a>. We
will ask for
the passenger seat.</p>
`,
}
