import type { DemoPost } from '../types'

export const oneBigServer: DemoPost = {
  title: 'Edge, region or one big server?',
  slug: 'edge-region-or-one-big-server',
  excerpt:
    'Hardware became faster while we were busy distributing it. A way to decide where your code should ' +
    'run, with round trips ' +
    'instead of fashion.',
  category: 'Technology Trends',
  tags: ['architecture', 'edge', 'hosting', 'latency'],
  author: 'Ishaan Kamath',
  status: 'published',
  isFeatured: false,
  metaTitle: 'Edge, region or one big server?',
  metaDescription:
    'Count the round trips: a practical way to choose between edge functions, a regional cluster and one ' +
    'large server in 2026.',
  daysAgo: 9,
  views: 5630,
  picture: {
    file: 'cover-edge.webp',
    alt: 'Three constellations of circles: many small, a few, and ' + 'one large',
  },
  html: `
<p>Every two years the right place for code moves. It was in the rack, then in a region, then in functions,
then at the edge;
lately people write proudly that they have gone back to one big server. Each of them has a graph. I think
that the
question can be settled with arithmetic, for your product, in an afternoon.</p>
<h2>The only physics in this article</h2>
<p>Light in fibre covers about 200 kilometres in a millisecond. Bengaluru to Mumbai and back is some 20 ms in
practice,
Bengaluru to Frankfurt about 130, to Virginia about 220. No framework changes these numbers. What you can
change is
<strong>how often you pay them</strong>, and that is a property of your program:</p>
<pre><code class="language-ts">const time = (
  trips: { user: number; data: number },
  userMs: number,
  dataMs: number,
  work: number,
) =&gt;
  trips.user * userMs + trips.data * dataMs + work

// One server near the database, user far away
time({ user: 2, data: 6 }, 130, 0.5, 40) // 303 ms

// Code at the edge, database far away
time({ user: 2, data: 6 }, 15, 125, 40) // 820 ms</code></pre>
<p>There it is. A page that asks the database six times, one after the other, is slower at the edge than in a
single place,
because the edge is close to the user and far from the data. It moved the long way from a leg that is walked
twice to one
that is walked six times.</p>
<h2>When the edge is right</h2>
<ul>
<li>The answer is the same for many people: pages, pictures, public prices. Then it is a cache with good
manners, and
you should have one whatever else you decide.</li>
<li>The decision needs no data: redirects, languages, signatures, experiments.</li>
<li>The data can travel too: read replicas close by, for reads that may be a few seconds old.</li>
</ul>
<p>It is wrong for anything that talks to one database in conversation. You can reduce the conversation to
one trip, with a
procedure or a careful query. But then you have written a program in which each new line may cost 125 ms, and
somebody
will add one on a Friday.</p>
<h2>When one big server is right</h2>
<p>More often than our trade likes to admit. A machine one can rent today for the price of a good chair per
month has 48
cores and 256 GB of memory. The whole database of a typical client of ours is 30 GB; it fits into memory
eight times.
A query takes 0.2 ms. There is no network between the parts, so most of the hard words (eventual, distributed,
saga) have nothing to refer to.</p>
<p>Two objections are serious.</p>
<p><strong>It can fail.</strong> So can a region. Ask how long you may be gone. With a standby that follows,
and a switch
that has been tried, we measure 40 seconds. If that is too long you know who you are, and you have a team for
it.</p>
<p><strong>It cannot grow.</strong> It can grow for longer than you think. Depot Volt’s nine million rows a
day occupy
one such machine to a fifth. By the time it is full, the shape of the growth will have told you where to cut,
which today
you would be guessing.</p>
<h2>When a region is right</h2>
<p>In between lies the boring answer, and the one we choose most: two or three application servers and a
managed
database, in one region, a cache in front. Choose it when deploys happen in the middle of the day and must
not be noticed,
when somebody else should do the patching, and when the people who operate it change from time to time. You
pay
perhaps three times the price of the chair. What you buy is not speed; it is <em>sleep</em>.</p>
<h2>A table for the afternoon</h2>
<ol>
<li>List your ten most frequent requests.</li>
<li>For each, count the trips in sequence: user to server, server to data. Look at a trace; do not guess.</li>
<li>Note where your users are. By the median, not by the map on the wall.</li>
<li>Put the numbers into the function above, for the three arrangements.</li>
<li>Now remove trips: join queries, run independent ones together, cache what is public. Compute again.</li>
</ol>
<p>Step five usually changes more than the choice among the three. On Northlight’s class page we went from
fourteen
sequential queries to two. It became faster for a teacher in Nairobi than any move would have made it, and
the server
stayed where it was.</p>
<blockquote><p>Distribution does not remove latency. It lets you choose where to put it.</p></blockquote>
<h2>What I would start with today</h2>
<p>One region, close to most of the users. One database with a standby. Two small servers, so that a deploy
is nobody’s
event. Everything public behind a cache at the edge. A monthly look at two graphs: the slowest twentieth of
all requests,
and the bill (we have <a href="/blog/cloud-bill-mostly-logs">written about that one</a>).</p>
<p>It will not make a conference talk. But it can be explained on a napkin, and what can be explained on a
napkin can be
repaired at night. If yours needs more than a napkin, <a href="/contact">we like drawing smaller ones</a>.</p>
`,
}
