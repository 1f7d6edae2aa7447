/** The texts behind the footer's links, as the demo agency would write them. */
export const pages = [
  {
    title: 'Privacy',
    slug: 'privacy',
    description: 'What Kitewing keeps when you visit this site or send an inquiry, why, and for how long.',
    html: `<p>We build software for a living, so we try to keep as little about you as we can. This page says what that is.</p>
<h2>When you visit</h2>
<p>Pages are served from our own server. They load no fonts, scripts or pictures from anybody else, and set no cookie unless you let us count your visit. What your own browser keeps, such as your choice of currency, is listed at the end of this page. The server’s log notes the time, the address of the page and how long it took, and neither your name nor your full network address.</p>
<p>If we measure visits with an analytics service, its script is loaded only after you have agreed, and it learns which page was opened, not what you typed. You can change your mind at any time with “Visit counting” at the foot of each page.</p>
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
  {
    title: 'Accessibility',
    slug: 'accessibility',
    description:
      'How accessible this website is: what we tested, by which standard, when, what does not work yet, and how to reach us.',
    html: `<p>We want everybody to be able to read this website and to write to us through it. This statement says how far we have come, in five parts.</p>
<h2>What was tested</h2>
<p>Every kind of page on kitewing.example: home, about, services, portfolio, projects, products, blog, articles, search, contact with its inquiry form, and the texts behind the links in the footer, in light and dark, from a phone to a wide screen.</p>
<ul><li>An automatic check with axe on every kind of page, in every build.</li><li>Menu, filters, forms and messages by keyboard alone.</li><li>Windows at 400% zoom, reduced motion, increased contrast and forced colours.</li><li>The inquiry form without scripts.</li></ul>
<h2>By which standard</h2>
<p>The Web Content Accessibility Guidelines, WCAG 2.2 at level AA. They contain WCAG 2.1 AA, which the European norm EN 301 549 asks for. We consider the site to meet them in part: the exceptions are below.</p>
<h2>When</h2>
<p>The automatic checks run with every change. We last went through the site by hand in November 2026, and do so each quarter. This statement was first published on 22 November 2026.</p>
<h2>What does not work yet</h2>
<ul><li><strong>Articles, projects and products are in English only</strong>, also on the Spanish, French and German pages. They are marked as English, so that a screen reader speaks them correctly. We plan to have the services and the ten most-read articles translated by 31 March 2027.</li><li><strong>Screens of our projects are shown as pictures.</strong> Their text alternative says what a picture shows, but not every figure in it. Longer descriptions follow by 28 February 2027.</li><li><strong>Long lines of code in articles scroll sideways</strong> within their frame. A switch that wraps them follows by 31 January 2027.</li></ul>
<p>The chat buttons lead to WhatsApp, whose accessibility is not in our hands. The inquiry form, e-mail and telephone lead to the same people.</p>
<h2>How to reach a person</h2>
<p>If something keeps you out, tell us: <a href="mailto:hello@kitewing.example">hello@kitewing.example</a>, or through the <a href="/contact">inquiry form</a>. A developer reads it and answers within two working days. If our answer does not help, the authority that supervises accessibility in your country can.</p>`,
  },
]
