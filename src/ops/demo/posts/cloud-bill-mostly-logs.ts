import type { DemoPost } from '../types'

export const cloudBillMostlyLogs: DemoPost = {
  title: 'The cloud bill that was mostly logs',
  slug: 'cloud-bill-mostly-logs',
  excerpt:
    'A client asked us to cut a bill of ₹6.2 lakh a month. We expected servers. We found debug messages, a ' +
    'forgotten ' +
    'gateway and eleven copies of a staging system.',
  category: 'Cloud Solutions',
  tags: ['cloud', 'costs', 'observability', 'terraform'],
  author: 'Kitewing Team',
  status: 'published',
  isFeatured: false,
  metaTitle: 'The cloud bill that was mostly logs',
  metaDescription:
    'How we brought a monthly cloud bill from ₹6.2 lakh to ₹2.4 lakh without a migration: logs, network, ' +
    'idle copies, and then sizes.',
  daysAgo: 41,
  views: 2466,
  picture: {
    file: 'cover-cloud-bill.webp',
    alt: 'A tall bar split into unequal slabs, the largest one ' + 'labelled logs',
  },
  html: `
<p>The founder’s question was whether another provider would be cheaper. It is the usual question, and it is
nearly
always too early. A bill is a description of your system by somebody who has no reason to be polite. Before
moving it
elsewhere it is worth reading.</p>
<h2>Start with a table, not with a tool</h2>
<p>We exported one month, line by line, and gave each line an owner and a sentence: <em>what would a customer
notice if
this were gone?</em> It took a day and a half. This is what ₹6.2 lakh bought:</p>
<ul>
<li><strong>Logs and metrics: 41%.</strong></li>
<li>Databases and their backups: 19%.</li>
<li>Network, mostly one gateway: 14%.</li>
<li>Staging and preview systems: 13%.</li>
<li>The servers that answer customers: 9%.</li>
<li>Nobody knew: 4%.</li>
</ul>
<p>The thing everyone had been discussing, the size of the servers, was nine per cent. If we had halved it,
and risked an
outage for it, nobody would have noticed on the bill.</p>
<h2>Logs: pay for answers, not for lines</h2>
<p>One service wrote 212 GB of logs a day. Each request produced nineteen lines, most of them “entering
function”.
Somebody had switched on debugging during an incident in March and gone home relieved.</p>
<p>We replaced the nineteen lines with one, written at the end of each request, that carries everything:</p>
<pre><code class="language-ts">app.use((request, response, next) =&gt; {
  const startedAt = performance.now()
  response.on('finish', () =&gt; {
    const slow = performance.now() - startedAt &gt; 1000
    const failed = response.statusCode &gt;= 500
    if (!slow &amp;&amp; !failed &amp;&amp; Math.random() &gt; 0.05) return // keep every twentieth good one
    log.info({
      route: request.route?.path,
      status: response.statusCode,
      ms: Math.round(performance.now() - startedAt),
      ...request.facts, // filled by handlers: user, order, cache hit
    })
  })
  next()
})</code></pre>
<p>All failures, all slow requests, and five per cent of the rest. Debugging became <em>easier</em>, because
one line
with twenty fields can be filtered and nineteen lines with one field cannot. Logs now live for 14 days where
they can be
searched, and a year in plain storage, which costs about as much as lunch.</p>
<p>Saved: ₹2.1 lakh a month.</p>
<h2>Network: the toll booth</h2>
<p>The application stood in a private network, as it should, and reached the internet through a managed
gateway, which
charges for each gigabyte. Fair enough, except that 90% of these gigabytes went to the provider’s own storage
service,
next door. A private endpoint for it is a few lines of Terraform and free of that charge:</p>
<pre><code class="language-hcl">resource "aws_vpc_endpoint" "storage" {
  vpc_id          = aws_vpc.main.id
  service_name    = "com.amazonaws.ap-south-1.s3"
  route_table_ids = aws_route_table.private[*].id
}</code></pre>
<p>Saved: ₹62,000 a month, for a change that took twenty minutes including the review.</p>
<h2>Copies: what nobody switches off</h2>
<p>Each pull request got its own copy of the system, with a database. That is a good habit. Eleven of them
belonged to
branches merged long ago. Two rules ended it: a preview is removed when its branch is, and every preview dies
after
three days unless someone asks for it. Staging sleeps from nine in the evening until eight in the morning.
One engineer
in another time zone objected and got a button.</p>
<p>Saved: ₹48,000 a month.</p>
<h2>Only then: sizes</h2>
<p>With the noise gone, the databases were the largest part. The main one had been enlarged twice in
incidents and never
reduced. Its processor was at 11%. We went down one step on a Tuesday morning, with the old size ready, and
watched for
a week. We did not go down the second step, although the numbers said we could. Festival weeks are not in the
average.</p>
<p>Saved: ₹54,000 a month.</p>
<h2>What we advised against</h2>
<ol>
<li><strong>Three-year commitments</strong>, until the bill had been stable for three months. A discount on
waste is
still waste.</li>
<li><strong>Cheap interruptible machines</strong> for the web servers. They were nine per cent. The queue
workers use
them, happily.</li>
<li><strong>Moving.</strong> We estimated seven weeks for two people. The saving that remained would have
paid for it in
five years.</li>
</ol>
<h2>Keeping it down</h2>
<p>The bill is now ₹2.4 lakh, and there is one new habit. On the first Monday of the month two engineers
spend half an
hour with the same table. Each line that grew by more than a tenth gets a sentence. Usually it is a good one:
more
customers. Sometimes it is “entering function”.</p>
<blockquote><p>Nobody decides to spend forty per cent on logs. It is what you spend when nobody
decides.</p></blockquote>
<p>We do the first round of such a table as a fixed piece of work, described under <a href="/services">Cloud
&amp;
DevOps</a>. Bring the export; we bring the questions.</p>
`,
}
