import type { DemoPost } from '../types'

export const postgresJobQueue: DemoPost = {
  title: 'A job queue in one Postgres table',
  slug: 'job-queue-in-one-postgres-table',
  excerpt:
    'Most products do not need a message broker. They need forty lines of SQL, a worker, and an honest ' +
    'answer to the ' +
    'question of what happens when the worker dies.',
  category: 'Backend Development',
  tags: ['postgres', 'queues', 'node.js', 'architecture'],
  author: 'Kitewing Team',
  status: 'published',
  isFeatured: false,
  metaTitle: 'A job queue in one Postgres table',
  metaDescription:
    'SKIP LOCKED, leases, retries with backoff and a dead-letter state: a small job queue on Postgres that ' +
    'has run for three years.',
  daysAgo: 34,
  views: 3540,
  picture: {
    file: 'cover-job-queue.webp',
    alt: 'A column of numbered blocks, one of them drawn out to ' + 'the side',
  },
  html: `
<p>Somewhere in its second year every product needs to do things later: send the mail after the order, resize
the
picture after the upload, try the webhook again in an hour. The reflex is to add a broker. It is a fine
reflex for
fifty thousand jobs a second. Our clients have between five and fifty, and they already run a database that
is backed
up, monitored and understood.</p>
<h2>Why the same database is a feature</h2>
<p>The best argument is not the server you save. It is this: with a separate queue you write an order to one
system and
a job to another, and there is a moment between the two. Either you get orders without mails or mails without
orders.
With a table, both are rows in <strong>one transaction</strong>. They happen together or not at all, and a
whole class
of midnight telephone calls does not exist.</p>
<h2>The table</h2>
<pre><code class="language-sql">create table jobs (
  id          bigint generated always as identity primary key,
  kind        text        not null,
  payload     jsonb       not null,
  run_at      timestamptz not null default now(),
  attempts    int         not null default 0,
  leased_until timestamptz,
  last_error  text,
  failed_at   timestamptz,
  unique_key  text unique
);

create index jobs_due on jobs (run_at) where failed_at is null;</code></pre>
<p>There is no status column. A job that exists is to be done, a job that is done is deleted, and one that
has failed
for good has a <code>failed_at</code>. States that cannot be stored cannot be wrong.</p>
<h2>Taking a job</h2>
<p>The heart is one statement. <code>for update skip locked</code> lets many workers look at the same table
without
waiting for each other: a row that somebody else holds is simply passed over.</p>
<pre><code class="language-sql">update jobs
set leased_until = now() + interval '5 minutes',
    attempts = attempts + 1
where id = (
  select id from jobs
  where run_at &lt;= now()
    and failed_at is null
    and (leased_until is null or leased_until &lt; now())
  order by run_at
  limit 1
  for update skip locked
)
returning *;</code></pre>
<p>Note what this does <em>not</em> do: it does not keep a transaction open while the job runs. A worker that
holds a
lock for three minutes keeps the database from cleaning up behind it, and a hundred of them will be noticed.
Instead
the worker takes a <strong>lease</strong>. If it dies, the lease runs out, and somebody else takes over.
Nothing has to
detect the death.</p>
<h2>Doing it, and failing at it</h2>
<pre><code class="language-ts">async function work(job: Job) {
  try {
    await handlers[job.kind](job.payload)
    await sql.query('delete from jobs where id = $1', [job.id])
  } catch (error) {
    if (job.attempts >= 8) return giveUp(job, error)
    const seconds = Math.min(2 ** job.attempts * 15, 3600)
    const jitter = seconds * 0.2 * Math.random()
    await retryAfter(job, seconds + jitter, error)
  }
}</code></pre>
<p>The pause doubles, with some randomness so that a thousand failed calls do not come back in the same
second. After
eight attempts the job stays in the table with its error, where it can be seen, corrected and released by
hand. We show
these rows on the first screen of the admin area. A failure that nobody sees is not handled; it is hidden.</p>
<h2>At least once means at least once</h2>
<p>A worker can finish the work and die before deleting the row. Then the job runs again. No queue in the
world removes
this, whatever its brochure says; they only move the place. So handlers must be safe to repeat:</p>
<ul>
<li>give the outside world a key it can recognise, as in
<a href="/blog/idempotency-keys-paid-twice">our article about the double payment</a>;</li>
<li>write results with <code>on conflict do nothing</code>;</li>
<li>and prefer “make it so” to “do it”: <em>set the picture’s sizes</em>, not <em>add a size</em>.</li>
</ul>
<h2>Small things that pay</h2>
<h3>Wake up instead of asking</h3>
<p>Polling every second is fine. If you want less delay, send <code>notify</code> when inserting and let
workers
<code>listen</code>. Keep the poll as a safety net, because notifications are lost when a connection
drops.</p>
<h3>A unique key for “once is enough”</h3>
<p>Ten edits within a minute should rebuild the page once. With <code>unique_key = 'rebuild:/about'</code> and
<code>on conflict do nothing</code> the other nine disappear.</p>
<h3>Watch one number</h3>
<p>Not the length of the queue but the <strong>age of the oldest job that is due</strong>. A long queue that
moves is
healthy. A short one whose first entry is forty minutes old is not. It is one query and one alarm.</p>
<h2>When to leave</h2>
<p>We have moved one system away from such a table, at about two thousand jobs a second, when the dead rows
came faster
than the vacuum. By then the kinds of job, their handlers and the alarm had all proven themselves, and only
the fetch
function was replaced. It took four days. If you reach that point you will be able to afford them.</p>
<p>Until then the queue is a table you can query, join and fix with the tools you know, at three in the
morning, without
opening a manual. If you would like somebody to look at yours, <a href="/services">backend work</a> is most
of what we
do.</p>
`,
}
