import type { DemoPost } from '../types'

export const formsThatSurvive: DemoPost = {
  title: 'Forms that survive a bad connection',
  slug: 'forms-that-survive-a-bad-connection',
  excerpt:
    'A form is a promise: what you type here will arrive. Seven ways in which it is broken on real ' +
    'networks, and the ' +
    'plain HTML that keeps it.',
  category: 'Web Development',
  tags: ['forms', 'html', 'accessibility', 'resilience'],
  author: 'Tara Menon',
  status: 'published',
  isFeatured: false,
  metaTitle: 'Forms that survive a bad connection',
  metaDescription:
    'Progressive enhancement, kept drafts, errors that stay and buttons that tell the truth: how to build ' +
    'web forms that do not lose work.',
  daysAgo: 55,
  views: 2210,
  picture: {
    file: 'cover-forms.webp',
    alt: 'An outlined form field with a text cursor, drawn very large on sage green',
  },
  html: `
<p>A patient of one of our clients filled in a form of nineteen fields in a waiting room, pressed the button,
saw a
spinner for a minute and a half, and pressed <em>back</em>. The form was empty. She went to the desk and told
them her
history aloud, in front of everybody.</p>
<p>We think about that form often. It had a good design, full marks in an accessibility audit, and no idea of
what
happens when the network is slow. Here is what we do now.</p>
<h2>1. Begin with a form that works without script</h2>
<p>Not because people switch script off. Because for the first seconds on a slow phone, <em>everyone’s</em>
script has not
arrived yet. A button that does nothing in this time teaches people to press twice.</p>
<pre><code class="language-html">&lt;form method="post" action="/inquiries"&gt;
  &lt;label for="name"&gt;Full name&lt;/label&gt;
  &lt;input id="name" name="fullName" autocomplete="name" required&gt;

  &lt;label for="email"&gt;E-mail&lt;/label&gt;
  &lt;input id="email" name="email" type="email" autocomplete="email" required&gt;

  &lt;button&gt;Send inquiry&lt;/button&gt;
&lt;/form&gt;</code></pre>
<p>The server answers such a post with a redirect, so that reloading the page does not send it again. Script,
once it is
there, takes over the same form with the same fields and the same address. There are not two implementations,
there is
one and its polish.</p>
<h2>2. Let the browser fill it in</h2>
<p>The fastest typing is none. <code>autocomplete</code> has a vocabulary for almost everything one asks:
<code>name</code>,
<code>tel</code>, <code>organization</code>, <code>street-address</code>, <code>one-time-code</code>.
Together with the right
<code>type</code> and <code>inputmode</code> it took our median time for the clinic’s form from 3:40 to 2:05
minutes,
and it is also what accessibility guidelines ask for.</p>
<h2>3. Keep the draft</h2>
<p>Whatever has been typed belongs to the person who typed it. We keep it on the device, with a half-second
delay, and
put it back when the page is opened again:</p>
<pre><code class="language-ts">const storageKey = 'draft:' + form.action

form.addEventListener('input', debounce(() =&gt; {
  const fields = Object.fromEntries(new FormData(form))
  sessionStorage.setItem(storageKey, JSON.stringify({ fields, at: Date.now() }))
}, 500))

addEventListener('inquiry:sent', () =&gt; sessionStorage.removeItem(storageKey))</code></pre>
<p>Use <code>sessionStorage</code> on devices that people share, never keep passwords or card numbers, and
say that you have
done it: <em>We kept what you typed on this phone.</em> With a button to discard it.</p>
<h2>4. Validate late, and forgive early</h2>
<p>Nobody likes to be told that “m” is not a valid e-mail address. Complain when a field is left, not while
it is being
filled in. But once there is a complaint, check on every key and remove it <em>the moment</em> it is right.
That
asymmetry is most of what makes a form feel kind.</p>
<p>Keep rules generous. People have one name or six, phone numbers have spaces, and an address that looks
wrong to your
expression is usually right. The server decides; the browser only helps.</p>
<h2>5. Errors stay, and say what to do</h2>
<ul>
<li>A summary above the form, focused after sending, with links to the fields.</li>
<li>A message at each field, tied to it with <code>aria-describedby</code>, and <code>aria-invalid</code> on
the input.</li>
<li>No toast as the only carrier. What vanishes after five seconds was never read by somebody who was looking
for their
glasses.</li>
</ul>
<p>“Invalid input” is a verdict. “Write the date like 24 11 2026” is help.</p>
<h2>6. A button that tells the truth</h2>
<p>While sending, the button says <em>Sending…</em> and does not accept a second press; but do not use the
<code>disabled</code> attribute for it, because a disabled button loses the focus, and a screen reader’s user
is suddenly
nowhere. <code>aria-disabled</code> and a check in the handler do the same without the fall.</p>
<p>After eight seconds the words change: <em>Still trying. Your text is safe.</em> After thirty we stop and
offer to try
again. Each attempt carries the same key, so the server keeps only one, as described in
<a href="/blog/idempotency-keys-paid-twice">the article about double payments</a>.</p>
<h2>7. Success is a place</h2>
<p>A green message over an empty form leaves a doubt: was it sent, or was it lost? We lead to a page with an
address of its
own that repeats what was sent, says who will answer and by when, and can be opened again tomorrow.</p>
<h2>Try it yourself</h2>
<p>Open your own most important form on a phone. Switch to the slowest connection the developer tools offer,
begin typing
before the page has finished, press the button twice, go through a tunnel (aeroplane mode will do), come
back, reload.
Write down each moment in which you were not sure whether your words still existed.</p>
<blockquote><p>People forgive a slow network. They do not forgive typing it again.</p></blockquote>
<p>Ours is at <a href="/contact">the contact page</a>. If you manage to lose something in it, we would very
much like to
hear how, by whatever means still work.</p>
`,
}
