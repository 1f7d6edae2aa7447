import type { DemoPost } from '../types'

export const webhookReceiverYouCanTrust: DemoPost = {
  title: 'Build a webhook receiver you can trust, step by step',
  slug: 'webhook-receiver-you-can-trust',
  excerpt:
    'Five steps from a route that loses events to one that does not: raw body, signature, store, answer, ' +
    'work. About ' +
    'eighty lines of TypeScript, each with its reason.',
  category: 'Tutorials',
  tags: ['webhooks', 'node.js', 'security', 'tutorial'],
  author: 'Tara Menon',
  status: 'published',
  isFeatured: false,
  metaTitle: 'Build a webhook receiver you can trust',
  metaDescription:
    'A tutorial: verify signatures on the raw body, store events once, answer fast and process later, with ' +
    'code in TypeScript.',
  daysAgo: 17,
  views: 3892,
  picture: { file: 'cover-webhooks.webp', alt: 'Arcs of dots arriving at a gate, one arc returning' },
  html: `
<p>A webhook is a letter from a stranger who will not wait at the door. It may come twice, late, in the wrong
order, or
from somebody who only claims to be your payment provider. In this tutorial we build a receiver that copes
with all
four. You need Node 20, Postgres and about an hour.</p>
<h2>Step 1: keep the raw body</h2>
<p>Signatures are computed over bytes. Once a framework has parsed the JSON, the bytes are gone, and writing
the object
out again will not bring back the same spaces. So this one route reads text:</p>
<pre><code class="language-ts">export async function POST(request: Request) {
  const raw = await request.text()
  const signature = request.headers.get('x-signature') ?? ''
  if (!isGenuine(raw, signature)) return new Response('Bad signature', { status: 401 })
  // …
}</code></pre>
<p>In Express the same is done with <code>express.raw({ type: 'application/json' })</code>, registered
<em>before</em> the general JSON parser. Half of all “the signature never matches” questions end here.</p>
<h2>Step 2: check who writes, and when</h2>
<p>The usual scheme signs a time stamp and the body with a shared secret. Compare in constant time, and
refuse old
letters, so that a recorded one cannot be posted again next week:</p>
<pre><code class="language-ts">import { createHmac, timingSafeEqual } from 'node:crypto'

const tolerance = 5 * 60 // seconds

export function isGenuine(raw: string, header: string, now = Date.now() / 1000) {
  const parts = new Map(header.split(',').map((part) =&gt; part.split('=', 2) as [string, string]))
  const at = Number(parts.get('t'))
  if (!at || Math.abs(now - at) &gt; tolerance) return false

  const expected = createHmac('sha256', secret).update(at + '.' + raw).digest()
  const given = Buffer.from(parts.get('v1') ?? '', 'hex')
  return given.length === expected.length &amp;&amp; timingSafeEqual(given, expected)
}</code></pre>
<p>The length check is not decoration: <code>timingSafeEqual</code> throws if the lengths differ, and a
stranger should
not be able to cause a 500. Passing <code>now</code> as a parameter makes the function easy to test.</p>
<p>Secrets have to be changed now and then. Accept a list of two while you do it, newest first.</p>
<h2>Step 3: store before you think</h2>
<p>The most common mistake is to do the work right here: update the order, send the mail, call the warehouse.
If any of it
fails, you answer 500, the sender tries again, and the half that worked happens twice. Instead, write the
letter down and
nothing more:</p>
<pre><code class="language-sql">create table webhook_events (
  source      text        not null,
  event_id    text        not null,
  kind        text        not null,
  body        text        not null,
  received_at timestamptz not null default now(),
  handled_at  timestamptz,
  primary key (source, event_id)
);</code></pre>
<pre><code class="language-ts">const event = Event.parse(JSON.parse(raw))

await sql.query(
  'insert into webhook_events (source, event_id, kind, body) values ($1, $2, $3, $4) on conflict do nothing',
  ['payments', event.id, event.type, raw],
)</code></pre>
<p>The primary key makes duplicates harmless: the second copy changes nothing. Keep the <em>raw</em> text.
One day the
sender will add a field, and you will want to read old events with new eyes.</p>
<h2>Step 4: answer at once</h2>
<p>Then say thank you. A 2xx with an empty body, within a few hundred milliseconds:</p>
<pre><code class="language-ts">return new Response(null, { status: 202 })</code></pre>
<p>Senders have short patience, often five to ten seconds, and some switch an endpoint off after a day of
failures. A
receiver that only inserts a row is still quick on your worst day. Answer 202 to kinds you do not know as
well; an error
would make the sender retry something that you will never handle.</p>
<h2>Step 5: work, as if out of order</h2>
<p>A worker takes unhandled rows, one at a time per order. If you do not have one yet,
<a href="/blog/job-queue-in-one-postgres-table">a queue in one table</a> is enough. Two rules keep it
correct:</p>
<ol>
<li><strong>Treat the event as a hint.</strong> “Payment 812 changed” is a reason to <em>ask the provider’s
API</em>
about payment 812. What you fetch is current; what you were sent may be an hour old. This makes the order of
events
nearly irrelevant.</li>
<li><strong>Never step back.</strong> If you must use the content, compare a version or a time before writing:
<code>update … where version &lt; $2</code>. A late “pending” cannot then overwrite “paid”.</li>
</ol>
<h2>Test it like a stranger</h2>
<p>Five tests are worth their time. Each of them has been a real incident somewhere:</p>
<ul>
<li>a correct event is stored and answered with 202;</li>
<li>one changed byte gives 401 and stores nothing;</li>
<li>the same event twice leaves one row;</li>
<li>an event signed ten minutes ago gives 401;</li>
<li>“paid” followed by an older “pending” leaves the order paid.</li>
</ul>
<h2>When you have missed some anyway</h2>
<p>One day the endpoint will be down for longer than the sender’s patience. So once an hour, ask the provider
for
everything that changed since the last time you asked, and insert it into the same table. Most of it will be
there
already, which costs nothing. The rest is what you would otherwise have heard about from a customer.</p>
<blockquote><p>Webhooks make you fast. Reconciliation makes you right. You want both.</p></blockquote>
<p>That is the whole receiver. If you would rather not own it, <a href="/products">Hookrelay</a> is the same
five steps
as a single binary, with a page to look at the attempts. The sending side of the story is told in
<a href="/blog/idempotency-keys-paid-twice">the article about the guest who paid twice</a>.</p>
`,
}
