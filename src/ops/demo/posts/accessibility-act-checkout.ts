import type { DemoPost } from '../types'

export const accessibilityActCheckout: DemoPost = {
  title: 'The European Accessibility Act has reached your checkout',
  slug: 'accessibility-act-checkout',
  excerpt:
    'If you sell to consumers in the EU, your shop has had to be accessible since June 2025, wherever you ' +
    'sit. What that ' +
    'means for developers, and the nine repairs we make most often.',
  category: 'Industry News',
  tags: ['accessibility', 'wcag', 'e-commerce', 'regulation'],
  author: 'Leela Joseph',
  status: 'published',
  isFeatured: false,
  metaTitle: 'The European Accessibility Act and your checkout',
  metaDescription:
    'What the European Accessibility Act asks of online shops, who is exempt, and the nine checkout ' +
    'repairs we make most often.',
  daysAgo: 90,
  views: 3121,
  picture: {
    file: 'cover-accessibility-act.webp',
    alt: 'A thick focus ring around a single button shape ' + 'on clay',
  },
  html: `
<p>Since 28 June 2025 the European Accessibility Act applies to services offered to consumers in the European
Union, and
e-commerce is named among them. We hear three sentences about it from clients: “That is for Europeans”, “we
are too
small”, and “we have an overlay”. The first is wrong, the second is sometimes right, and the third does not
help.</p>
<p><em>We are engineers, not lawyers. This is what we tell our clients before they ask theirs.</em></p>
<h2>Who is meant</h2>
<p>What counts is where the <strong>customers</strong> are, not the company. A weaver in Karnataka who ships
to private
customers in Lyon offers a service in the EU.</p>
<p>There is an exemption for micro-enterprises that provide services: fewer than ten people <em>and</em> at
most two million
euros of annual turnover or balance sheet. Both conditions, not one. Services that already ran before the
date have some
transitional relief in certain cases until 2030; a shop that you change every week is not a safe example.
Ask.</p>
<p>Each member state has its own law, authority and penalties on top of the directive. The practical standard
behind them
is the European norm EN 301 549, whose web part refers to <strong>WCAG 2.1 at level AA</strong>. We test
against 2.2,
because it contains the older version and because its new rules are about things that hurt in checkouts.</p>
<h2>Overlays</h2>
<p>A script that promises conformity with one line does not repair a missing label; it guesses at one. Many
of the people it
is meant for switch it off because it fights with their own tools. Spend the fee on the first three repairs
below.</p>
<h2>Nine repairs, by frequency</h2>
<p>These come from nineteen shops that we have reviewed. The first three make up more than half of everything
found.</p>
<h3>1. Fields without a label</h3>
<p>A placeholder is not a label: it goes away when one types, and it is often too pale. Every input has a
visible
<code>label</code>. That is the whole repair.</p>
<h3>2. Errors that only turn red</h3>
<p>Say it in words, next to the field, and connect the two:</p>
<pre><code class="language-html">&lt;label for="zip"&gt;Postcode&lt;/label&gt;
&lt;input id="zip" autocomplete="postal-code" aria-invalid="true" aria-describedby="zip-error"&gt;
&lt;p id="zip-error"&gt;A German postcode has five digits, such as 01067.&lt;/p&gt;</code></pre>
<h3>3. Contrast</h3>
<p>4.5 to 1 for text, 3 to 1 for large text, for the borders of fields and for icons that mean something.
Light grey on
white is the most expensive fashion of the decade.</p>
<h3>4. The focus one cannot see</h3>
<p>Somewhere there is <code>outline: none</code>. Delete it. Then go through the checkout with the Tab key
only; if you lose
yourself, so does everyone. A sticky bar that covers the focused field is a failure of its own in WCAG
2.2.</p>
<h3>5. Things that are not buttons</h3>
<p>A <code>div</code> with a click handler is invisible to the keyboard. Use <code>button</code> for actions
and <code>a</code>
for places. The role, the focus and the Enter key come with them.</p>
<h3>6. Targets that are too small</h3>
<p>The plus and minus of a quantity, the cross on a voucher: at least 24 by 24 pixels, better 44. Your thumb
agrees.</p>
<h3>7. Dialogs that let go</h3>
<p>When a dialog opens, the focus goes in; when it closes, the focus returns to where it came from. The native
<code>dialog</code> element does most of it.</p>
<h3>8. Changes that nobody announces</h3>
<p>“Added to cart” appears in a corner. Put such messages into an element with <code>role="status"</code>
that is there from
the beginning, and they are read aloud.</p>
<h3>9. Logging in by riddle</h3>
<p>WCAG 2.2 asks that a login should not depend on remembering or solving something without help. Allow
pasting, allow
password managers, offer a link by e-mail. And let people buy as guests.</p>
<h2>What to publish</h2>
<p>The law wants information about how the service meets the requirements: an accessibility statement. <a href="/accessibility">Ours</a>
has five parts:
what was tested, by which standard, when, what does not work yet, and how to reach a person. The fourth is
the one that
earns trust. List three honest shortcomings with dates, and people write to you instead of to an
authority.</p>
<h2>How to keep it</h2>
<ul>
<li>An automatic check on each page in every build. It finds about a third, for nothing.</li>
<li>A keyboard walk through the checkout before each release. Six minutes.</li>
<li>An hour with a screen reader each quarter, done by a developer, with the screen dark.</li>
<li>Once a year, two people who use such tools daily, paid for their time.</li>
</ul>
<blockquote><p>We rebuilt a checkout so that it works without a mouse. Orders from phones rose by 44%. A
thumb is not a mouse
either.</p></blockquote>
<p>That was <a href="/portfolio">Field &amp; Fennel</a>, and it was not even the aim. If you would like to
know where your shop
stands, a review takes us <a href="/services">ten working days</a>, and the list is yours whether or not we
do the
repairs.</p>
`,
}
