import type { DemoProject } from './types'

export const projects: DemoProject[] = [
  {
    title: 'Tally, the auction floor of a spice exchange',
    slug: 'tally-spice-auction',
    description:
      'Sixty buyers, four hundred lots a day and a price that has to be right within two seconds. Tally ' +
      'replaced a ' +
      'whiteboard and three spreadsheets with one live floor: lots, bids, averages by grade, and a ' +
      'settlement sheet ' +
      'ready when the hammer falls.',
    category: 'Dashboards',
    isFeatured: true,
    pictures: [
      {
        file: 'tally-dashboard.webp',
        alt:
          'Tally dashboard: today’s cardamom auction with average price, a price curve and the list ' +
          'of lots',
      },
      {
        file: 'tally-lot.webp',
        alt: 'Tally on a phone: lot 218 with its current bid and a bid button, beside the settlement sheet',
      },
    ],
    clientName: 'Malabar Spice Exchange',
    completedAt: '2026-03-20',
    technologies: ['TypeScript', 'Next.js', 'PostgreSQL', 'Server-Sent Events', 'Redis'],
    projectUrl: 'https://tally.example.com',
  },
  {
    title: 'Saltpan, booking for 38 homes by the sea',
    slug: 'saltpan-stays',
    description:
      'A booking site for homestays between Kannur and Gokarna, run by three people. Availability comes ' +
      'from the ' +
      'families’ own calendars, deposits by UPI, and two thirds of all bookings no longer need a phone call.',
    category: 'Web Apps',
    isFeatured: true,
    pictures: [
      {
        file: 'saltpan-search.webp',
        alt: 'Saltpan search results: three homestays with nightly prices beside a map of the coast',
      },
      {
        file: 'saltpan-booking.webp',
        alt: 'Saltpan booking page with a month calendar, chosen nights and the total with deposit',
      },
    ],
    clientName: 'Saltpan Stays',
    completedAt: '2025-09-26',
    technologies: ['Next.js', 'Payload CMS', 'PostgreSQL', 'UPI', 'MapLibre'],
    projectUrl: 'https://saltpan.example.com',
  },
  {
    title: 'Morning Crate, vegetables before seven',
    slug: 'morning-crate-app',
    description:
      'A subscription app for milk, greens and bread at the door before seven. Changing tomorrow’s crate ' +
      'takes two ' +
      'taps until ten at night. 41,000 households in four cities, and a cut-off hour that no longer stalls.',
    category: 'Mobile Apps',
    isFeatured: true,
    pictures: [
      {
        file: 'morning-crate-app.webp',
        alt:
          'Three Morning Crate phone screens: tomorrow’s crate, the week’s calendar and the delivery at ' +
          'the door',
      },
      {
        file: 'morning-crate-packing.webp',
        alt:
          'Morning Crate packing board: routes with crates packed, a progress bar each and the items ' +
          'running short',
      },
    ],
    clientName: 'Morning Crate',
    completedAt: '2026-06-12',
    technologies: ['React Native', 'Expo', 'Node.js', 'PostgreSQL', 'BullMQ'],
  },
  {
    title: 'Kaveri Weaves, a loom with a shop front',
    slug: 'kaveri-weaves-shop',
    description:
      'Every sari is one of a kind, so stock is always one. We built a shop around that: a page a piece ' +
      'with the ' +
      'weaver’s name, colour search that works, and reservations that hold for fifteen minutes. Pages load ' +
      'in 0.9 s.',
    category: 'E-commerce',
    isFeatured: true,
    pictures: [
      {
        file: 'kaveri-home.webp',
        alt: 'Kaveri Weaves home page: a large woven pattern, the new collection and prices of four saris',
      },
      {
        file: 'kaveri-piece.webp',
        alt: 'Page of one sari with its weave drawn large, the weaver’s name, the price and a reserve button',
      },
    ],
    clientName: 'Kaveri Weaves',
    completedAt: '2025-11-14',
    technologies: ['Next.js', 'Medusa', 'Typesense', 'Cloudflare', 'Tailwind CSS'],
    projectUrl: 'https://kaveriweaves.example.org',
  },
  {
    title: 'Depot Volt, charging 214 buses overnight',
    slug: 'depot-volt-telemetry',
    description:
      'Nine million telemetry rows a day and a grid connection that must not be exceeded. The control room ' +
      'sees the ' +
      'load of the night ahead, bay by bay. The morning report came down from forty minutes to six seconds.',
    category: 'Cloud & Data',
    isFeatured: false,
    pictures: [
      {
        file: 'depot-load.webp',
        alt:
          'Depot Volt control screen: tonight’s charging load against the grid limit and three key ' +
          'figures',
      },
      {
        file: 'depot-bays.webp',
        alt:
          'Grid of charging bays, each with bus number, state of charge and departure time; two ' +
          'marked late',
      },
    ],
    clientName: 'Depot Volt',
    completedAt: '2026-08-07',
    technologies: ['Go', 'TimescaleDB', 'MQTT', 'Terraform', 'Grafana'],
  },
  {
    title: 'Anvaya, a waiting room without the waiting',
    slug: 'anvaya-clinics',
    description:
      'Patients see their turn on their phone, reception sees all rooms at once, and doctors have the ' +
      'last three ' +
      'visits before the door opens. Five clinics, eight weeks to the first one, median wait down from 47 ' +
      'to 19 minutes.',
    category: 'Web Apps',
    isFeatured: false,
    pictures: [
      {
        file: 'anvaya-queue.webp',
        alt: 'Anvaya reception board: four rooms in columns with the patients’ tokens and waiting times',
      },
      {
        file: 'anvaya-visit.webp',
        alt:
          'Doctor’s view on a tablet: a visit with blood pressure over time and a prescription; a phone ' +
          'shows turn 14',
      },
    ],
    clientName: 'Anvaya Clinics',
    completedAt: '2026-01-30',
    technologies: ['Next.js', 'PostgreSQL', 'WebSockets', 'FHIR', 'Playwright'],
  },
  {
    title: 'Fjordpost, parcels where the signal ends',
    slug: 'fjordpost-driver-app',
    description:
      'A driver app for 120 couriers and their ferries. It works offline for a whole shift, scans in the ' +
      'dark and ' +
      'syncs on the quay. Lost delivery records went from about thirty a week to none since launch.',
    category: 'Mobile Apps',
    isFeatured: false,
    pictures: [
      {
        file: 'fjordpost-driver.webp',
        alt:
          'Two Fjordpost driver screens: the route with stops along a fjord, and a parcel scanned while ' +
          'offline',
      },
      {
        file: 'fjordpost-dispatch.webp',
        alt: 'Fjordpost dispatch: a timeline of vans and ferries over the day with delays marked',
      },
    ],
    clientName: 'Fjordpost',
    completedAt: '2025-06-27',
    technologies: ['Kotlin', 'React Native', 'SQLite', 'CRDT sync', 'Go'],
  },
  {
    title: 'Northlight, marking essays in seven minutes',
    slug: 'northlight-marking',
    description:
      'Teachers spent eleven minutes an essay, three of them on clicks. We watched six of them, moved the ' +
      'rubric ' +
      'beside the text and put every action on a key. Now it is seven minutes, and the comments got longer.',
    category: 'Web Apps',
    isFeatured: false,
    pictures: [
      {
        file: 'northlight-marking.webp',
        alt:
          'Northlight marking screen: an essay with highlighted passages and a rubric with scores on ' +
          'the right',
      },
      {
        file: 'northlight-class.webp',
        alt: 'Class overview: a grid of pupils by assignment with marks shaded from pale to dark blue',
      },
    ],
    clientName: 'Northlight Academy',
    completedAt: '2025-04-11',
    technologies: ['React', 'ProseMirror', 'Node.js', 'PostgreSQL'],
    projectUrl: 'https://northlight.example.org',
    githubUrl: 'https://example.com/github/kitewing/rubric-keys',
  },
  {
    title: 'Ostrava Tools, one revenue instead of four',
    slug: 'ostrava-tools-warehouse',
    description:
      'Four teams, four reports, four revenues. We built one pipeline from the ERP’s nightly files to a ' +
      'warehouse, ' +
      'wrote down what each number means and gave the dealer portal an API. The argument at month end ' +
      'is over.',
    category: 'Cloud & Data',
    isFeatured: false,
    pictures: [
      {
        file: 'ostrava-lineage.webp',
        alt:
          'Lineage graph: ERP files flow through cleaned tables into the revenue metric, one step ' +
          'marked stale',
      },
      {
        file: 'ostrava-revenue.webp',
        alt:
          'Revenue dashboard in koruna: bars by month for three regions, and a table of the largest ' +
          'dealers',
      },
    ],
    clientName: 'Ostrava Tools',
    completedAt: '2026-10-02',
    technologies: ['dbt', 'PostgreSQL', 'DuckDB', 'Dagster', 'OpenAPI'],
  },
  {
    title: 'Field & Fennel, plants that arrive alive',
    slug: 'field-and-fennel-shop',
    description:
      'A nursery in Somerset with most visits on phones and most orders on desktops. After five observed ' +
      'checkouts ' +
      'we rebuilt theirs in one screen. Mobile orders rose by 44% in the first quarter.',
    category: 'E-commerce',
    isFeatured: false,
    pictures: [
      {
        file: 'fennel-shop.webp',
        alt: 'Field & Fennel shop: six drawn plants with prices in pounds and filters for light and soil',
      },
      {
        file: 'fennel-checkout.webp',
        alt: 'One-screen checkout on a phone with delivery day, address and total, beside the product page',
      },
    ],
    clientName: 'Field & Fennel',
    completedAt: '2026-05-08',
    technologies: ['Remix', 'Shop API', 'PostgreSQL', 'Playwright'],
    projectUrl: 'https://fieldandfennel.example.com',
  },
]
