/** The texts behind the footer's links, as the demo agency would write them. */
export const pages = [
  {
    title: 'Privacy',
    slug: 'privacy',
    description: 'What Kitewing keeps when you visit this site or send an inquiry, why, and for how long.',
    html: `<p>We build software for a living, so we try to keep as little about you as we can. This page says what that is.</p>
<h2>When you visit</h2>
<p>Pages are served from our own server. They load no fonts, scripts or pictures from anybody else, and set no cookie. Your choice of currency stays in your own browser. The server’s log notes the time, the address of the page and how long it took, and neither your name nor your full network address.</p>
<p>If we measure visits with an analytics service, its script is loaded only after the site’s settings allow it, and it learns which page was opened, not what you typed.</p>
<h2>When you send an inquiry</h2>
<p>We keep what you write in the form: your name, e-mail address, phone number if you give one, the service you ask about and your description. We use it to answer you, and for nothing else. It is not sold, rented or shown to partners.</p>
<ul><li>Inquiries that lead to no project are deleted after twelve months.</li><li>Inquiries that become a project are kept as long as the law asks us to keep business letters.</li></ul>
<h2>When we talk on WhatsApp</h2>
<p>The chat buttons open WhatsApp, which has its own terms. Nothing is sent to it before you press one.</p>
<h2>Your rights</h2>
<p>Ask us what we hold about you, have it corrected or have it deleted: write to us from the address you used, and we answer within a week.</p>`,
  },
  {
    title: 'Terms',
    slug: 'terms',
    description: 'The terms on which Kitewing sells ready-made products and takes on project work.',
    html: `<p>Short terms, written to be read. A signed project contract always comes before them.</p>
<h2>Ready-made products</h2>
<ul><li>A licence covers one product of yours, with as many visitors and developers as you like.</li><li>You may change the code. You may not sell it on as a template, script or kit.</li><li>Updates are free for twelve months from the day of purchase.</li><li>If a product does not do what its page says and we cannot mend it within fourteen days, you get your money back.</li></ul>
<h2>Project work</h2>
<ul><li>An estimate names its assumptions. If they change, we say so before we go on.</li><li>Work is invoiced every two weeks; invoices are due within fifteen days.</li><li>The code is yours once it is paid for. Libraries keep their own licences.</li><li>Either side may stop at the end of a two-week cycle.</li></ul>
<h2>Prices</h2>
<p>Prices are in Indian rupees. Amounts shown in other currencies are converted at a fixed rate to give you an idea; the invoice is in rupees.</p>
<h2>Liability</h2>
<p>We answer for what we break by carelessness, up to the price of the work concerned, and without limit where the law says so.</p>
<h2>Law</h2>
<p>Indian law applies; the courts of Bengaluru decide.</p>`,
  },
]
