import type { DemoPost } from '../types'

export const idempotencyKeys: DemoPost = {
  title: 'Idempotency keys, explained by a customer who paid twice',
  slug: 'idempotency-keys-paid-twice',
  excerpt:
    'A guest at a homestay was charged two deposits for one booking. The code was correct, the tests were ' +
    'green, and ' +
    'the network did what networks do. Here is the table that has stopped it since.',
  category: 'Backend Development',
  tags: ['payments', 'postgres', 'api-design', 'reliability'],
  author: 'Kitewing Team',
  status: 'published',
  isFeatured: true,
  metaTitle: 'Idempotency keys, explained by a double payment',
  metaDescription:
    'Why retries charge customers twice, and how one Postgres table with a unique key makes payment ' +
    'endpoints safe to call again.',
  daysAgo: 6,
  views: 4218,
  picture: { file: 'cover-idempotency.webp', alt: 'Two identical coins merging into one on an amber ground' },
  html: `
<p>On a Sunday evening a guest booked three nights in Bekal and paid the deposit of ₹4,872. Then she paid it
again,
without touching the phone. The money was returned the next morning, with an apology and a breakfast. What
follows is
what we found, and the forty lines that have kept it from happening since.</p>
<h2>Nothing was broken</h2>
<p>The log told a short story. The phone sent <code>POST /payments</code>. The server charged the card, saved
the
payment and answered. The train went into a tunnel and the answer never arrived. The app, which had been
written to be
helpful on bad connections, waited three seconds and sent the same request again. The server, which had been
written to
do as it is told, charged the card again.</p>
<p>Every part did its job. That is what makes this kind of fault so persistent: there is no line to blame. A
timeout
does not mean “it failed”. It means <strong>“I do not know”</strong>, and a client that does not know has
only two
choices: give up and perhaps lose an order, or try again and perhaps do it twice.</p>
<blockquote><p>A request over a network has three outcomes: yes, no and silence. Most code handles
two.</p></blockquote>
<h2>Let the client name the attempt</h2>
<p>The server cannot tell a retry from a second, intended payment. Both look the same: same guest, same
amount, same
minute. Only the client knows that this is the same tap on the same button, so the client has to say it. It
makes a
random key when the button is pressed and sends the key with every attempt:</p>
<pre><code class="language-ts">const key = crypto.randomUUID() // once per tap, not once per request

await retry(() =>
  fetch('/payments', {
    method: 'POST',
    headers: { 'Idempotency-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ bookingId, amount }),
  }),
)</code></pre>
<p>The comment is the important part. We have reviewed three code bases in which the key was made
<em>inside</em> the
retry, where it is worth nothing. On mobile we go further and store the key with the draft booking, so that
it survives
the app being closed in the middle.</p>
<h2>Let the database decide who was first</h2>
<p>On the server it is tempting to look whether the key exists and, if it does not, to go on. Between looking
and going
on there is room for a second request. Two retries that arrive within a millisecond both look, both find
nothing and
both charge. The check and the claim have to be one step, and a unique index is the cheapest way to get
one:</p>
<pre><code class="language-sql">create table payment_attempts (
  key          uuid        primary key,
  request_hash text        not null,
  state        text        not null default 'started',
  status_code  int,
  response     jsonb,
  created_at   timestamptz not null default now()
);

insert into payment_attempts (key, request_hash)
values ($1, $2)
on conflict (key) do nothing
returning key;</code></pre>
<p>If the insert returns a row, we are first and do the work. If it returns nothing, somebody was here before
us, and
we read what became of them. There are three cases:</p>
<ol>
<li><strong>Finished.</strong> Send the stored status and body again. The client cannot tell the difference,
which is
the whole idea.</li>
<li><strong>Still running.</strong> Answer 409 and ask to try again in a second. Do not wait with an open
transaction.</li>
<li><strong>Same key, different body.</strong> Answer 422. Somebody reuses keys, and that is a bug you want
to hear
about on the first day. This is what the request hash is for.</li>
</ol>
<h2>The part that people forget</h2>
<p>Suppose the server claims the key, calls the payment provider and is then restarted by a deploy. The row
says
<em>started</em> and will say so for ever; the guest gets 409 until she gives up. You cannot wrap the
provider’s call
in your transaction, so there is always a gap.</p>
<p>The gap closes in two moves. First, send a key to the provider as well: all serious ones accept one, and
it may
simply be yours. Then calling them again is harmless. Second, run a small job that takes rows which have been
<em>started</em> for more than two minutes, asks the provider what happened to that key, and writes the
answer down:</p>
<pre><code class="language-ts">for (const attempt of await startedBefore(minutesAgo(2))) {
  const charge = await provider.findByKey(attempt.key)
  if (charge) await finish(attempt.key, 201, toReceipt(charge))
  else await release(attempt.key) // nothing was charged; the key may be used again
}</code></pre>
<p>We call it the <em>broom</em>. It has found eleven rows in fourteen months. Eleven is a small number until
you are
one of the eleven.</p>
<h2>What to store, and for how long</h2>
<ul>
<li>Store the response you sent, not the one you would send now. Prices change between retries.</li>
<li>Store successes and final refusals, but not your own errors. A 500 should be tried again for real.</li>
<li>Scope keys to the signed-in user, so that nobody can fetch another person’s receipt by guessing.</li>
<li>Delete after 48 hours. A retry that comes later than that is a new decision.</li>
</ul>
<h2>Test the silence</h2>
<p>Our end-to-end tests had a case for success and a case for a declined card. They have a third one now: the
server
does everything and then closes the connection without an answer. The test asserts that the guest sees one
booking and
that the provider’s sandbox holds one charge. It took half an hour to write, and it fails in an instructive
way when
the unique key is taken out.</p>
<p>The same pattern carries over to anything that must happen once: sending an invoice, reserving stock,
booking a courier. If you are on the receiving side of somebody else’s retries, the twin of this article is
<a href="/blog/webhook-receiver-you-can-trust">how to build a webhook receiver you can trust</a>. And if your
own
payments have a story like this one, <a href="/contact">tell us about it</a>; we collect them.</p>
`,
}
