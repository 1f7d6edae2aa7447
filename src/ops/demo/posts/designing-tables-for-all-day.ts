import type { DemoPost } from '../types'

export const designingTablesForAllDay: DemoPost = {
  title: 'Designing tables that people work in all day',
  slug: 'designing-tables-for-all-day',
  excerpt:
    'Nobody puts a table into a portfolio. Yet it is where receptionists, buyers and editors spend their ' +
    'lives. Twelve ' +
    'rules from watching them, with the reasons.',
  category: 'UI/UX Design',
  tags: ['interface-design', 'tables', 'admin', 'accessibility'],
  author: 'Leela Joseph',
  status: 'published',
  isFeatured: false,
  metaTitle: 'Designing tables that people work in all day',
  metaDescription:
    'Alignment, density, sorting, keyboard and honest empty states: twelve rules for data tables, learned ' +
    'by watching people use them.',
  daysAgo: 27,
  views: 5122,
  picture: { file: 'cover-tables.webp', alt: 'A large grid of thin rules with one cell filled in blue' },
  html: `
<p>In the last two years I have sat beside eighteen people who work in a table: auction clerks, clinic
receptionists, a
man who approves invoices for a tool maker. I brought a notebook and the instruction to say nothing. These
are the rules
that came out of it. None is new. All were broken in the products we were asked to repair.</p>
<h2>Reading</h2>
<h3>1. Numbers to the right, with figures of equal width</h3>
<p>Then the eye compares lengths and need not read. <code>font-variant-numeric: tabular-nums</code> costs
nothing and
does half the work. Dates, codes and phone numbers are not numbers in this sense; they stay left.</p>
<h3>2. The unit goes into the heading</h3>
<p>“₹” in four hundred rows is four hundred marks that carry no news. The same holds for “kg”, for seconds
and for the
year when all of it is this year.</p>
<h3>3. Rules, not stripes</h3>
<p>Zebra stripes collide with everything else a background can say: selected, hovered, late. A hairline
between rows
guides just as well and leaves colour free for meaning.</p>
<h3>4. The first column names the thing</h3>
<p>Not its id. The receptionist looks for <em>Suresh</em>, not for <em>8f3a</em>. If the id is needed on the
telephone,
put it second, in the mono font, with a button to copy it.</p>
<h2>Density</h2>
<h3>5. Give people the choice, once</h3>
<p>A clerk wants forty rows on the screen; her manager, who looks in twice a day, wants twelve. Offer two
densities and
remember the choice. Three are one too many: nobody could explain the middle one to us.</p>
<h3>6. Cut words in the middle</h3>
<p><em>Alleppey Green Ex…</em> and <em>Alleppey Green Ex…</em> are two different grades. When the ends
differ, keep the
ends. And show the whole text to the keyboard too, not only on hover.</p>
<h2>Finding</h2>
<h3>7. Filters live in the address</h3>
<p>Because then the back button works, a view can be sent to a colleague, and a reload loses nothing. It is
also less
code:</p>
<pre><code class="language-ts">const filters = {
  status: params.getAll('status'),
  buyer: params.get('buyer') ?? undefined,
  sort: params.get('sort') ?? '-created',
}
const rows = await lots.find(filters) // the address is the state</code></pre>
<h3>8. Save the view, not the filter</h3>
<p>People do not think “status is held and weight above 200”. They think “my Tuesday list”. Let them name it.
In one
product five named views replaced 80% of all filtering.</p>
<h3>9. Empty is three different things</h3>
<ul>
<li><strong>Nothing yet:</strong> say what will be here and offer the first step.</li>
<li><strong>Nothing found:</strong> repeat the filter in words and offer to clear it.</li>
<li><strong>Could not load:</strong> say so, and keep the old rows, greyed, with their time.</li>
</ul>
<p>A table that shows “No data” for all three is lying in two cases.</p>
<h2>Acting</h2>
<h3>10. One click opens, and the list stays</h3>
<p>Opening a record must not cost the place in the list. A panel at the side keeps both. We timed it at the
clinic:
with a separate page each correction took 14 seconds, with a panel 6. At ninety corrections a day that is
twelve
minutes, or a tea break.</p>
<h3>11. Undo instead of “Are you sure?”</h3>
<p>After the tenth question the hand clicks <em>Yes</em> before the eye has read it. A change that can be
taken back for
ten seconds is safer than one that was confirmed. Keep the question for what truly cannot be undone, and let
it name the
thing: <em>Delete the invoice of Werkhaus Pirna?</em></p>
<h3>12. Everything on a key, and the keys on the screen</h3>
<p>Arrow keys move, Enter opens, <code>x</code> selects, <code>/</code> searches. This is the accessible way
and the
fast way at once; there are few places where the two agree so well. Use real table markup, let a row have one
focusable
link, and announce the sort order with <code>aria-sort</code>.</p>
<h2>Status, the tempting one</h2>
<p>Every table has a column with coloured pills, and every team starts with nine colours. Two thoughts.
Colour must never
be the only sign: about one man in twelve cannot tell your red from your green, and nobody can on a
projector. And most
states are not news. In the auction table <em>sold</em> is grey-green and quiet; only <em>bidding</em> is
loud. If
everything is highlighted, people invent their own marks, with paper and tape. We have photographs.</p>
<blockquote><p>The best table I saw was a whiteboard. It had one rule: what is wrong stands at the
top.</p></blockquote>
<h2>How to find your own rules</h2>
<p>Sit beside three people for an hour each. Write down every sigh, every note on paper and every time the
mouse travels
across the screen and back. Do not ask what they would like; ask what they did yesterday. You will have your
list by
lunch, and it will be more useful than mine.</p>
<p>If you want company for it, that is how each of our <a href="/services">design projects</a> begins. What
came of these
rules as a product is called <a href="/products">Backroom</a>.</p>
`,
}
