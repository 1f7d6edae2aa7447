import type { DemoPost } from '../types'

export const moneyIsNotAFloat: DemoPost = {
  title: 'Money is not a float',
  slug: 'money-is-not-a-float',
  excerpt:
    'Three paise were missing from an invoice, and an auditor asked why. A short guide to storing, ' +
    'splitting, rounding ' +
    'and showing money, with the mistakes we made ourselves.',
  category: 'Programming',
  tags: ['money', 'typescript', 'rounding', 'invoices'],
  author: 'Kitewing Team',
  status: 'published',
  isFeatured: false,
  metaTitle: 'Money is not a float',
  metaDescription:
    'Integers in the smallest unit, explicit rounding, fair splitting and Intl formatting: how to handle ' +
    'money in TypeScript.',
  daysAgo: 62,
  views: 4975,
  picture: {
    file: 'cover-money.webp',
    alt: 'The figure ₹0.30 in large green type, followed by pale zeros that run off the edge',
  },
  html: `
<p>Everybody knows that <code>0.1 + 0.2</code> is <code>0.30000000000000004</code>. It is on mugs. And yet,
in most code
bases we review, prices are numbers with a decimal point, because “we round at the end”. This is the story of
where the
end is.</p>
<h2>Three paise</h2>
<p>An invoice had three lines with 18% tax. The program computed the tax of each line, rounded it for
printing, and
computed the tax of the total separately. The lines added up to ₹1,204.71; the total said ₹1,204.74. Both
were right.
The auditor, a patient woman, pointed out that a document which contradicts itself is not a document.</p>
<p>No decimal library would have helped. The fault was not in the digits, it was in not having decided
<em>when</em>
rounding happens. So before any code:</p>
<ol>
<li>Decide where you round: per line or on the total. Tax rules usually tell you.</li>
<li>Decide how: half up, half to even, always down. Write it into a function with that name.</li>
<li>Derive everything else from the rounded values, never beside them.</li>
</ol>
<h2>Store integers, in the smallest unit</h2>
<p>₹4,999.50 is 499,950 paise. Integers up to nine quadrillion are exact in JavaScript, which is ninety
trillion rupees;
our clients manage with that. A brand keeps paise and rupees apart, so that the factor of a hundred cannot be
forgotten
or applied twice:</p>
<pre><code class="language-ts">type Paise = number &amp; { readonly __unit: 'paise' }

const paise = (value: number): Paise =&gt; {
  if (!Number.isSafeInteger(value)) throw new RangeError('Not a whole number of paise: ' + value)
  return value as Paise
}

const taxOn = (net: Paise, basisPoints: number): Paise =&gt;
  paise(Math.round((net * basisPoints) / 10_000)) // 18% is 1800</code></pre>
<p>Percentages are integers too, in basis points. As long as products stay below the limit of safe integers,
the only
inexact operation is the division, and it is followed by a rounding that you can see.</p>
<p>Two warnings. Not every currency has two decimals: the yen has none, the Kuwaiti dinar three. Keep the
exponent with
the currency. And <code>Math.round</code> treats halves of negative numbers differently:
<code>Math.round(-2.5)</code> is
<code>-2</code>. If you issue credit notes, round the absolute value and put the sign back, otherwise an
invoice and its
cancellation do not meet at zero.</p>
<h2>Splitting without losing a coin</h2>
<p>₹100 divided among three people is not ₹33.33 each; a paisa is left. It has to go to somebody, and always
to the same
one, or the books differ each time they are computed:</p>
<pre><code class="language-ts">function split(total: Paise, weights: number[]): Paise[] {
  const sum = weights.reduce((a, b) =&gt; a + b, 0)
  const exact = weights.map((weight) =&gt; (total * weight) / sum)
  const shares = exact.map(Math.floor)
  const left = total - shares.reduce((a, b) =&gt; a + b, 0)
  const byRemainder = exact
    .map((value, index) =&gt; ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) =&gt; b.rest - a.rest || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) shares[index] += 1
  return shares.map(paise)
}</code></pre>
<p>This is the method of largest remainders, known from parliaments. The property worth testing is one line:
<em>the
shares add up to the total</em>, for any total and any weights. We let a property test try ten thousand of
them. It also
found that our first version failed for an empty list, which we had considered impossible until a cart with
only a
voucher came along.</p>
<h2>Databases and wires</h2>
<ul>
<li>In Postgres, <code>bigint</code> for paise or <code>numeric</code>. Never <code>real</code>, and not the
type named
<code>money</code>, whose meaning depends on the server’s locale.</li>
<li>In JSON, an object: <code>{ "amount": 499950, "currency": "INR" }</code>. A bare number invites the
reader to
guess the unit, and readers guess wrong at a rate of one team in three.</li>
<li>In forms, parse what people type. In India <code>1,50,000</code> is one number, and so is
<code>1.50.000</code> when
a German colleague fills in the form. Ask which, if you are not sure.</li>
</ul>
<h2>Converting</h2>
<p>An amount in another currency is not a fact; it is a fact, a rate and a time. Store all three. If you show
a converted
price to be helpful, say that it is approximate, and charge the original. Never convert back: rupees to
dollars to
rupees is a small machine for making auditors.</p>
<h2>Showing</h2>
<p>This part has been solved by others:</p>
<pre><code class="language-ts">const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})
rupees.format(150000) // ₹1,50,000</code></pre>
<p>Create the formatter once; it is surprisingly expensive in a loop. And check that your font has the sign.
On one
client’s site the rupee came from a different font than the digits, which looked like a forged banknote.</p>
<h2>The short version</h2>
<p>Integers. A name for the unit. One function that rounds, called where the law says. Splitting that adds
up. Everything
else is formatting. The invoice was corrected by moving one call to <code>round</code>; what became of the
rest is a
product called <a href="/products">Invoice Press</a>.</p>
`,
}
