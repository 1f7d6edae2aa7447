import type { DemoPost } from '../types'

export const restoreYourBackups: DemoPost = {
  title: 'A backup is a rumour until you restore it',
  slug: 'backup-is-a-rumour-until-restored',
  excerpt:
    'Every company we have reviewed had backups. Four in eleven could restore them. How to turn the rumour ' +
    'into a Tuesday ' +
    'routine that needs nobody’s courage.',
  category: 'Cloud Solutions',
  tags: ['backups', 'postgres', 'operations', 'recovery'],
  author: 'Kitewing Team',
  status: 'scheduled',
  isFeatured: false,
  metaTitle: 'A backup is a rumour until you restore it',
  metaDescription:
    'How to test restores every week without anybody’s courage: a script, five checks, two numbers and a ' +
    'yearly rehearsal on paper.',
  daysAgo: -5,
  views: 0,
  picture: { file: 'cover-backups.webp', alt: 'Stacked discs, the lowest ones dashed as if not there' },
  html: `
<p>In a review we ask one question before all others: <em>when did you last restore a backup, and how long
did it
take?</em> Eleven companies have answered in the last three years. Four knew a date and a duration. Three
said “it runs
every night”. Two said that the provider does it. Two went very quiet, opened a laptop and found that the
last file was
older than their newest customer.</p>
<h2>Five ways to have no backup</h2>
<p>All five are from real reviews. In each case there was a green tick somewhere.</p>
<ol>
<li><strong>The job runs and writes nothing.</strong> A password had changed; the dump was an error message
of 312 bytes,
compressed and encrypted with great care, for seven months.</li>
<li><strong>The files are there and the key is not.</strong> It was on the laptop of somebody who had
left.</li>
<li><strong>Everything is in one account.</strong> Whoever can delete the database can delete its backups: a
thief, or a
tired colleague in the wrong window.</li>
<li><strong>Half of it.</strong> The database was saved and the uploaded files were not. Every restored
invoice pointed at
nothing.</li>
<li><strong>It takes four days.</strong> Nobody had tried, so nobody had learned that the indexes alone take
two.</li>
</ol>
<p>None of these can be found by looking at the backup. All five show up within an hour of restoring it.</p>
<h2>Two numbers to agree on first</h2>
<p>Ask whoever runs the business, not whoever runs the servers:</p>
<ul>
<li>How much work may be lost? An hour of orders? A day? This decides how <em>often</em> you save.</li>
<li>How long may we be gone? This decides <em>how</em>: a dump is cheap and slow, a standby is neither.</li>
</ul>
<p>For most of our clients the answers are “ten minutes” and “two hours”. For Postgres that means a base
backup each night
and a continuous archive of the write-ahead log, which together can rebuild the state of any minute. Mind
that this also
protects from the most frequent disaster, the <code>delete</code> without a <code>where</code>. A standby
does not; it
repeats the mistake within milliseconds.</p>
<h2>The Tuesday restore</h2>
<p>The routine must not need courage or memory, so it is a scheduled job. Every Tuesday at five it rents a
machine, restores
last night’s backup into it, asks five questions, writes down the time and throws the machine away:</p>
<pre><code class="language-bash">set -euo pipefail
started=$(date +%s)

restore-latest --into "$SCRATCH_DB"

psql "$SCRATCH_DB" --set ON_ERROR_STOP=1 &lt;&lt;'SQL'
-- 1. is it fresh?
select 1 / (max(created_at) &gt; now() - interval '26 hours')::int from orders;
-- 2. is it whole?
select 1 / (count(*) &gt; 100000)::int from orders;
-- 3. does it hold together?
select 1 / (count(*) = 0)::int from order_lines l
  left join orders o on o.id = l.order_id where o.id is null;
-- 4. is the schema the one we run?
select 1 / (max(version) = 20261104)::int from migrations;
SQL

check-files --sample 50 # 5. do the uploads that it names exist?
report restore_seconds $(( $(date +%s) - started ))</code></pre>
<p>The division by zero is a trick, and a good one: a false condition ends the script with an error, with no
further
machinery. If the report does <em>not</em> arrive by seven, an alarm goes off. Silence has to be the failure,
because
silence is what a broken job produces.</p>
<h2>Where the copies live</h2>
<p>The old rule is still the best: three copies, on two kinds of storage, one somewhere else. Today
“somewhere else” means
another account, whose key can write but not delete, with a lock on the objects for thirty days. Write the
decryption key
on paper, twice, and put it into two envelopes in two buildings. It feels silly. It is the only part of the
plan that
works when the password manager is what burned.</p>
<h2>Once a year, rehearse the people</h2>
<p>The script proves that the data come back. It says nothing about who may decide, who tells the customers
and where the
list of telephone numbers is kept (in the system that is down). Once a year take an hour and a table.
Somebody reads a
story: <em>it is Saturday, 22:10, and the orders page is empty.</em> Everyone says what they would do, and
somebody else
writes down each “I would look that up in…”.</p>
<p>In our own first rehearsal it turned out that the plan was stored in the wiki that the plan was meant to
restore. It is
a page of paper now, beside the envelopes.</p>
<blockquote><p>You do not rise to the level of your backups. You fall to the level of your
restores.</p></blockquote>
<h2>Begin this week</h2>
<p>Do not start with a strategy. Take last night’s file, an empty machine and a clock. Whatever you find is
the most
valuable finding of your quarter, and it cost an afternoon. If you want a second pair of eyes with the clock,
that is the
first day of <a href="/services">our care plan</a>.</p>
`,
}
