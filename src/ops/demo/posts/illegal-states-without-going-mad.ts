import type { DemoPost } from '../types'

export const illegalStatesWithoutGoingMad: DemoPost = {
  title: 'Making illegal states unrepresentable, without going mad',
  slug: 'illegal-states-without-going-mad',
  excerpt:
    'TypeScript can rule out whole families of bugs, or fill your evenings with type puzzles. The ' +
    'difference is knowing ' +
    'which three tools to use and where to stop.',
  category: 'Programming',
  tags: ['typescript', 'types', 'modelling'],
  author: 'Ishaan Kamath',
  status: 'published',
  isFeatured: false,
  metaTitle: 'Making illegal states unrepresentable, sanely',
  metaDescription:
    'Discriminated unions, parsing at the edge and branded ids: the three TypeScript tools that prevent ' +
    'real bugs, and where to stop.',
  daysAgo: 48,
  views: 7310,
  picture: {
    file: 'cover-illegal-states.webp',
    alt: 'Four shapes and four matching openings; one shape that fits nowhere is outlined',
  },
  html: `
<p>Here is a type I found in a code base last month. It is not bad code; it is <em>normal</em> code, and I
have written
it myself:</p>
<pre><code class="language-ts">interface Booking {
  status: string
  paidAt?: Date
  cancelledAt?: Date
  refundId?: string
  reason?: string
}</code></pre>
<p>How many bookings can this describe? Paid and cancelled without a refund; refunded but never paid; a
reason for
nothing; the status <code>'canceled'</code> with one l. Count only presence and absence of the four optional
fields and
you have sixteen combinations for each status. The business knows four.</p>
<p>Every one of the others is a bug that the compiler has agreed to. Each function that receives a
<code>Booking</code>
must either check for them or hope.</p>
<h2>Tool one: a union with a name tag</h2>
<p>Write down the four things that exist, and nothing else:</p>
<pre><code class="language-ts">type Booking =
  | { status: 'held'; until: Date }
  | { status: 'paid'; paidAt: Date }
  | { status: 'cancelled'; cancelledAt: Date; reason: string }
  | { status: 'refunded'; paidAt: Date; refundId: RefundId; reason: string }</code></pre>
<p>This is longer by two lines and shorter by a hundred checks. Inside <code>if (booking.status ===
'refunded')</code> the
refund is simply there. No question marks, no <code>!</code>, no test for a case that cannot occur.</p>
<p>The best part comes later, when the business invents a fifth status. If every <code>switch</code> ends
like this, the
compiler walks you through each place that has to decide:</p>
<pre><code class="language-ts">switch (booking.status) {
  case 'held': return 'Waiting for payment'
  case 'paid': return 'Confirmed'
  case 'cancelled': return 'Cancelled'
  case 'refunded': return 'Refunded'
  default: return unreachable(booking)
}

function unreachable(value: never): never {
  throw new Error('Unexpected value: ' + JSON.stringify(value))
}</code></pre>
<p>The <code>never</code> does two jobs: at compile time it is a to-do list, at run time it is an honest
failure if the
database holds something older than the types.</p>
<h2>Tool two: parse at the edge, then trust</h2>
<p>Types describe hopes about data from outside. <code>as Booking</code> is a hope with a loud voice. So at
each border
of the program (request, database, file, environment) the data goes through a schema once, and what comes out
has earned
its type:</p>
<pre><code class="language-ts">const Inquiry = z.object({
  fullName: z.string().trim().min(1).max(120),
  email: z.email(),
  budget: z.enum(budgets).optional(),
})

type Inquiry = z.infer&lt;typeof Inquiry&gt;</code></pre>
<p>The phrase to remember is <strong>parse, don’t validate</strong>. A validator looks at a value, says
“fine” and
forgets. A parser returns a <em>new</em> value whose type remembers. Deep inside, nobody checks again,
because nothing
unchecked can get there.</p>
<h2>Tool three: ids that are not interchangeable</h2>
<p>Of all the faults I have made with TypeScript, passing the right kind of string to the wrong parameter is
the most
frequent. Two ids are both strings. A brand separates them:</p>
<pre><code class="language-ts">type Brand&lt;T, Name extends string&gt; = T &amp; { readonly __brand: Name }
type GuestId = Brand&lt;string, 'GuestId'&gt;
type BookingId = Brand&lt;string, 'BookingId'&gt;

declare function refund(booking: BookingId, guest: GuestId): Promise&lt;void&gt;</code></pre>
<p>There is no cost at run time. The brand is put on in one place, the parser of tool two. I use it for ids,
for money
(<code>Paise</code>, see <a href="/blog/money-is-not-a-float">Money is not a float</a>) and for strings that
are safe
to put into HTML. For nothing else.</p>
<h2>Where to stop</h2>
<p>It is possible to go on. One can express in types that a list is sorted, that a number lies between one
and five, that
a path matches the routes of the application. I have done each and removed each. My rules for stopping:</p>
<ul>
<li><strong>If the error message is longer than the code, stop.</strong> A colleague will meet that message
at five in
the afternoon.</li>
<li><strong>If it needs a recursive conditional type, write a test instead.</strong> Tests can be read by
everyone and
report the value that failed.</li>
<li><strong>If the rule changes every month, it is data.</strong> Price bands belong in a table, not in a
union.</li>
<li><strong>If the illegal state is harmless, allow it.</strong> An empty list of tags does not need a
<code>NonEmptyArray</code>.</li>
</ul>
<blockquote><p>The goal is not to make wrong code impossible. It is to make the right code the one that is
easiest to write.</p></blockquote>
<h2>An evening’s exercise</h2>
<p>Search your project for interfaces with three or more optional fields. Take the one that had the latest
bug. Write on
paper the states that really exist; ask somebody from the business whether the list is complete. It will not
be, and
that conversation is worth more than the type. Then write the union and let the compiler show you where you
were
hoping.</p>
<p>In the booking system there were twenty-three such places. Four of them were live bugs; one had refunded
the same
guest twice. Nobody had to be clever to find them, only to follow the red lines.</p>
`,
}
