import type { DemoProduct } from './types'

export const products: DemoProduct[] = [
  {
    title: 'Halyard',
    description:
      'A landing page for software companies: eleven sections, one HTML file each, no page ' + 'builder.',
    longDescription:
      'Halyard is the landing page we kept rebuilding for our own clients. It has eleven sections that ' +
      'work in any ' +
      'order, a pricing table that handles yearly billing and taxes, and a changelog that reads Markdown. ' +
      'The whole ' +
      'page weighs 78 kB with fonts and scores 100 in every audit we could find. You change colours in ' +
      'one file.',
    category: 'Web Templates',
    price: 3999,
    originalPrice: 5499,
    technologies: ['Astro', 'Tailwind CSS', 'TypeScript'],
    features: [
      'Eleven sections',
      'Pricing with ' + 'yearly toggle',
      'Markdown changelog',
      'Dark mode',
      '78 kB in total',
    ],
    pictures: [
      {
        file: 'halyard-landing.webp',
        alt: 'Halyard landing page: a large headline, a sign-up field and a deploy log',
      },
      {
        file: 'halyard-pricing.webp',
        alt: 'Halyard pricing section with three plans; the middle one is dark',
      },
    ],
    demoUrl: 'https://example.com/demo/halyard',
    rating: 5,
    reviewCount: 214,
    isActive: true,
    isFeatured: true,
  },
  {
    title: 'Plinth',
    description:
      'A portfolio for architects and makers that lets the drawings speak: big plates, small ' + 'captions.',
    longDescription:
      'Plinth shows work the way a printed monograph does: one plate at a time, captions in the margin, an ' +
      'index at the ' +
      'end. Pictures are resized while building, so a page of twelve drawings stays under half a megabyte. ' +
      'Text lives ' +
      'in Markdown files that a colleague can edit without asking a developer.',
    category: 'Web Templates',
    price: 2499,
    technologies: ['Eleventy', 'CSS Grid', 'Sharp'],
    features: ['Plate and index layouts', 'Pictures resized at build', 'Print stylesheet', 'Two languages'],
    pictures: [
      {
        file: 'plinth-portfolio.webp',
        alt: 'Plinth portfolio page: an elevation drawing of a brick house with margin captions',
      },
    ],
    demoUrl: 'https://example.com/demo/plinth',
    rating: 5,
    reviewCount: 61,
    isActive: true,
    isFeatured: false,
  },
  {
    title: 'Banana Leaf',
    description:
      'A restaurant site with a menu that staff can change at noon and a table request that ' +
      'lands in chat.',
    longDescription:
      'Menus change daily, websites rarely do. Banana Leaf keeps the menu in one spreadsheet and rebuilds ' +
      'when it is ' +
      'saved. Guests see allergens, prices and what is sold out. Table requests go to the restaurant’s ' +
      'chat with one ' +
      'button to confirm.',
    category: 'Web Templates',
    price: 2999,
    originalPrice: 3499,
    technologies: ['Next.js', 'Google Sheets', 'WhatsApp API'],
    features: ['Menu from a spreadsheet', 'Sold-out switch', 'Table requests', 'Allergen marks'],
    pictures: [
      {
        file: 'banana-leaf-menu.webp',
        alt: 'Restaurant page with today’s lunch menu, prices in rupees and a table request form',
      },
    ],
    demoUrl: 'https://example.com/demo/banana-leaf',
    rating: 4,
    reviewCount: 88,
    isActive: true,
    isFeatured: false,
  },
  {
    title: 'Pocket Roster',
    description:
      'A shift-planning app, ready to brand: rosters, swaps and clock-in for teams of five to ' +
      'five hundred.',
    longDescription:
      'Pocket Roster is a complete React Native app with its server. Managers draw next week, staff swap ' +
      'shifts between ' +
      'themselves, and everybody clocks in with a code on the wall. It works offline and keeps both sides ' +
      'of every ' +
      'change, so the argument about who swapped with whom has an answer.',
    category: 'Mobile Apps',
    price: 14999,
    originalPrice: 18999,
    technologies: ['React Native', 'Expo', 'Fastify', 'PostgreSQL'],
    features: [
      'Week roster with rules',
      'Swaps with approval',
      'QR clock-in',
      'Offline first',
      'Payroll export',
    ],
    pictures: [
      {
        file: 'pocket-roster-app.webp',
        alt: 'Two Pocket Roster phone screens: my week with shifts, and a swap request to approve',
      },
      {
        file: 'pocket-roster-planner.webp',
        alt: 'Pocket Roster planner: staff in rows, days in columns, coloured shifts and one gap',
      },
    ],
    demoUrl: 'https://example.com/demo/pocket-roster',
    rating: 5,
    reviewCount: 132,
    isActive: true,
    isFeatured: true,
  },
  {
    title: 'Khata',
    description:
      'A personal ledger app starter: money in, money out, who owes whom. Small enough to read ' +
      'in a day.',
    longDescription:
      'Khata is an app to learn from and build upon. Amounts are integers, dates are local, the ledger is ' +
      'double entry ' +
      'underneath and friendly on top. Comes with a year of sample data, forty tests and a written tour of ' +
      'the code.',
    category: 'Mobile Apps',
    price: 5999,
    technologies: ['React Native', 'SQLite', 'Zod'],
    features: ['Double-entry ledger', 'Split with friends', 'Monthly envelopes', 'CSV import'],
    pictures: [
      {
        file: 'khata-app.webp',
        alt: 'Khata phone screen: the month’s balance, spending by envelope and recent entries',
      },
    ],
    rating: 4,
    reviewCount: 47,
    isActive: true,
    isFeatured: false,
  },
  {
    title: 'Meridian',
    description:
      'An analytics dashboard kit: 28 charts and 14 screens that stay readable with real, ' + 'ugly data.',
    longDescription:
      'Most dashboard kits look good with twelve tidy points. Meridian was drawn with long names, missing ' +
      'days and ' +
      'negative values. Charts are plain SVG components that render on the server, print correctly and ' +
      'describe ' +
      'themselves to screen readers. Figma file and code share one set of tokens.',
    category: 'Dashboard',
    price: 8999,
    originalPrice: 11999,
    technologies: ['React', 'D3', 'Tailwind CSS', 'Figma'],
    features: ['28 SVG charts', '14 screens', 'Server rendered', 'Light and dark', 'Accessible by default'],
    pictures: [
      {
        file: 'meridian-dashboard.webp',
        alt: 'Meridian dashboard: sign-ups by week as an area chart, retention grid and traffic sources',
      },
      {
        file: 'meridian-charts.webp',
        alt: 'Sheet of Meridian chart types: bars, slopes, dots, a ring and a calendar heat map',
      },
    ],
    demoUrl: 'https://example.com/demo/meridian',
    rating: 5,
    reviewCount: 305,
    isActive: true,
    isFeatured: true,
  },
  {
    title: 'Gridwatch',
    description:
      'A dark operations dashboard for sensors and machines, made for a wall screen four ' + 'metres away.',
    longDescription:
      'Gridwatch reads from MQTT or any time-series store and shows what a person on shift needs: what is ' +
      'wrong, since ' +
      'when and who is on it. Type is sized for distance, colour is never the only signal, and the screen ' +
      'says so ' +
      'when its own data is old.',
    category: 'Dashboard',
    price: 7499,
    technologies: ['Svelte', 'MQTT', 'InfluxDB'],
    features: ['Wall and desk layouts', 'Stale-data warnings', 'Alarm hand-over notes', 'Sixteen widgets'],
    pictures: [
      {
        file: 'gridwatch-wall.webp',
        alt: 'Dark wall screen with six pumps, one in alarm, and pressure curves of the last hour',
      },
    ],
    demoUrl: 'https://example.com/demo/gridwatch',
    rating: 4,
    reviewCount: 39,
    isActive: true,
    isFeatured: false,
  },
  {
    title: 'Bazaarkit',
    description:
      'A headless storefront for catalogues up to 20,000 items, with UPI checkout and GST ' + 'invoices.',
    longDescription:
      'Bazaarkit is the front of a shop: listing, search, product, cart and checkout in 96 kB of script. ' +
      'It speaks to ' +
      'Medusa and two other backends through one small adapter. UPI intent links, cash on delivery rules ' +
      'and GST ' +
      'invoices are included, as are the eighteen browser tests we run before every release.',
    category: 'E-commerce',
    price: 12999,
    originalPrice: 15999,
    technologies: ['Next.js', 'Medusa', 'Typesense', 'TypeScript'],
    features: [
      'UPI and card checkout',
      'GST invoices',
      'Typo-tolerant search',
      'Stock reservations',
      '18 browser tests',
    ],
    pictures: [
      {
        file: 'bazaarkit-shop.webp',
        alt: 'Storefront of a coffee roaster with six bags of coffee, roast filters and prices',
      },
      {
        file: 'bazaarkit-cart.webp',
        alt: 'Cart with three items, delivery choice, a UPI code and a total with GST',
      },
    ],
    demoUrl: 'https://example.com/demo/bazaarkit',
    rating: 5,
    reviewCount: 176,
    isActive: true,
    isFeatured: false,
  },
  {
    title: 'Refill',
    description:
      'Subscriptions for shops that already sell: skip, pause and swap without writing to ' + 'support.',
    longDescription:
      'Refill adds repeat orders to an existing checkout. Customers move the date, skip a month or swap ' +
      'the flavour on ' +
      'one page; you see what ships next week and which cards are about to fail. Retries follow the ' +
      'bank’s rules.',
    category: 'E-commerce',
    price: 6499,
    technologies: ['Node.js', 'React', 'PostgreSQL'],
    features: ['Skip, pause and swap', 'Card retry schedule', 'Next-week packing list', 'E-mail templates'],
    pictures: [
      {
        file: 'refill-subscription.webp',
        alt: 'Customer page of a subscription with the next delivery, skip and swap buttons and a timeline',
      },
    ],
    rating: 4,
    reviewCount: 54,
    isActive: true,
    isFeatured: false,
  },
  {
    title: 'Invoice Press',
    description:
      'A small API that turns JSON into correct GST invoices: PDF, numbering, credit notes, ' + 'archive.',
    longDescription:
      'Post an order, get an invoice. Invoice Press knows state codes, HSN, reverse charge and rounding, ' +
      'numbers without ' +
      'gaps under load and keeps a hash chain for the auditor. One container, one database, 190 tests.',
    category: 'API Scripts',
    price: 4999,
    technologies: ['Node.js', 'Fastify', 'PostgreSQL', 'OpenAPI'],
    features: ['Gapless numbering', 'Credit notes', 'PDF/A output', 'OpenAPI document', 'Audit hash chain'],
    pictures: [
      {
        file: 'invoice-press-api.webp',
        alt: 'API reference with a request in JSON on the left and the printed GST invoice on the right',
      },
    ],
    demoUrl: 'https://example.com/demo/invoice-press',
    rating: 5,
    reviewCount: 97,
    isActive: true,
    isFeatured: false,
  },
  {
    title: 'Hookrelay',
    description:
      'Receive webhooks once, deliver them until they arrive. Signatures, retries and replay ' + 'included.',
    longDescription:
      'Hookrelay stands between the services that call you and the code that must not miss it. It checks ' +
      'signatures, ' +
      'stores the raw body, answers within 20 ms and delivers with growing pauses. Every attempt is ' +
      'visible, and any ' +
      'event can be replayed with one command.',
    category: 'API Scripts',
    price: 3499,
    originalPrice: 3999,
    technologies: ['Go', 'PostgreSQL', 'Docker'],
    features: ['Signature presets', 'Retries with backoff', 'Replay from the shell', 'Single binary'],
    pictures: [
      {
        file: 'hookrelay-events.webp',
        alt: 'Event log of Hookrelay with delivery attempts as dots and a terminal replaying one event',
      },
    ],
    rating: 5,
    reviewCount: 72,
    isActive: true,
    isFeatured: false,
  },
  {
    title: 'Redirect Ledger',
    description:
      'Moves a site without losing a link: crawls the old one, proposes redirects, proves ' + 'them in CI.',
    longDescription:
      'Give it the old address and the new sitemap. Redirect Ledger crawls, matches by title and text, and ' +
      'writes a table ' +
      'you can correct by hand. After launch it walks every old address each night and tells you which ' +
      'ones lead nowhere.',
    category: 'Tools & Utilities',
    price: 1499,
    technologies: ['Node.js', 'SQLite', 'GitHub Actions'],
    features: ['Crawl and match', 'CSV in, rules out', 'Nightly check', 'nginx, Caddy and Next.js output'],
    pictures: [
      {
        file: 'redirect-ledger-table.webp',
        alt: 'Table of old and new addresses with match scores; two rows wait for a decision',
      },
    ],
    downloadUrl: 'https://example.com/download/redirect-ledger',
    rating: 4,
    reviewCount: 58,
    isActive: true,
    isFeatured: false,
  },
  {
    title: 'Pixelpress',
    description:
      'A command that gets pictures ready for the web: right sizes, right format, alt text ' + 'checked.',
    longDescription:
      'Pixelpress looks at your pages, finds out how large each picture is really shown and makes exactly ' +
      'those files in ' +
      'WebP and AVIF. It fails the build when an alt text is missing. One command, no service, no account.',
    category: 'Tools & Utilities',
    price: 999,
    technologies: ['Node.js', 'Sharp', 'Playwright'],
    features: ['Sizes from real layouts', 'WebP and AVIF', 'Alt text check', 'Cache by content'],
    pictures: [
      {
        file: 'pixelpress-report.webp',
        alt: 'Terminal report of saved bytes per picture above a before-and-after bar of the page weight',
      },
    ],
    downloadUrl: 'https://example.com/download/pixelpress',
    rating: 5,
    reviewCount: 143,
    isActive: true,
    isFeatured: false,
  },
  {
    title: 'Cron Ledger',
    description:
      'Every scheduled job on one page: when it ran, how long it took and which one silently ' + 'stopped.',
    longDescription:
      'Wrap a job in one command and it reports start, end and result. Cron Ledger draws the day as a ' +
      'timeline and writes ' +
      'to you when a job is late, not only when it fails. Being rebuilt on a new store; back on sale soon.',
    category: 'Tools & Utilities',
    price: 1999,
    technologies: ['Go', 'SQLite'],
    features: ['Late-job alarms', 'Day timeline', 'Single binary'],
    pictures: [
      {
        file: 'cron-ledger-day.webp',
        alt: 'Timeline of one day with eight scheduled jobs as bars; the nightly export is missing',
      },
    ],
    rating: 4,
    reviewCount: 21,
    isActive: false,
    isFeatured: false,
  },
  {
    title: 'Broadsheet',
    description:
      'A newsroom CMS on Payload: live preview, embargoes, corrections and a front page editors can arrange.',
    longDescription:
      'Broadsheet is an editorial system for teams of three to thirty. Stories move from pitch to print on ' +
      'one board, ' +
      'embargoes lift on the minute, and a correction is a first-class thing with a date and a reason. The ' +
      'front page ' +
      'is arranged by hand or by rule, and both can be undone.',
    category: 'CMS',
    price: 16999,
    originalPrice: 19999,
    technologies: ['Payload CMS', 'Next.js', 'PostgreSQL', 'Lexical'],
    features: [
      'Live preview',
      'Embargo and schedule',
      'Corrections with history',
      'Front-page editor',
      'Newsletter export',
    ],
    pictures: [
      {
        file: 'broadsheet-editor.webp',
        alt: 'Broadsheet story editor with text, a check list and a publish panel with an embargo',
      },
      {
        file: 'broadsheet-front.webp',
        alt: 'Front page made with Broadsheet: a lead story, two columns and a morning brief',
      },
    ],
    demoUrl: 'https://example.com/demo/broadsheet',
    rating: 5,
    reviewCount: 119,
    isActive: true,
    isFeatured: true,
  },
  {
    title: 'Backroom',
    description:
      'An admin panel kit for people who work in it all day: fast tables, saved views, ' +
      'everything on a key.',
    longDescription:
      'Backroom gives you the screens that every product needs behind the counter: a table with filters ' +
      'that survive ' +
      'reload, a record with its history, bulk changes with undo and a command bar. It draws ten thousand ' +
      'rows without ' +
      'a pause and works with any REST API through one adapter file.',
    category: 'Admin Panels',
    price: 9999,
    originalPrice: 12499,
    technologies: ['React', 'TanStack Table', 'TypeScript'],
    features: [
      'Saved views',
      'Bulk changes ' + 'with undo',
      'Command bar',
      'Record history',
      'Dense and roomy modes',
    ],
    pictures: [
      {
        file: 'backroom-table.webp',
        alt: 'Admin table of orders with saved views, status labels and an open command bar',
      },
    ],
    demoUrl: 'https://example.com/demo/backroom',
    rating: 5,
    reviewCount: 201,
    isActive: true,
    isFeatured: false,
  },
  {
    title: 'Gatekeeper',
    description: 'Roles, invitations and an audit log you can read, as a drop-in panel for your own product.',
    longDescription:
      'Who may do what, and who did it. Gatekeeper brings a matrix of roles, invitations that expire, ' +
      'sessions that can ' +
      'be ended and a log written in sentences. Rules are plain functions you can test; there is no policy ' +
      'language.',
    category: 'Admin Panels',
    price: 5499,
    technologies: ['Node.js', 'React', 'PostgreSQL'],
    features: ['Role matrix', 'Audit log in sentences', 'Session control', 'Typed permission checks'],
    pictures: [
      {
        file: 'gatekeeper-roles.webp',
        alt: 'Matrix of five roles and eight permissions with marks, beside an audit log in sentences',
      },
    ],
    rating: 4,
    reviewCount: 66,
    isActive: true,
    isFeatured: false,
  },
]
