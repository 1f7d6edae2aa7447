import type { DemoService } from './types'

export const services: DemoService[] = [
  {
    title: 'Web Development',
    description:
      'Web applications that load fast on a mid-range phone and stay easy to change. Two engineers and a ' +
      'designer ' +
      'take a product from first sketch to production, with a working release at the end of every week.',
    features: [
      'A clickable release every Friday',
      'Server-rendered pages with a weight budget',
      'Keyboard and screen-reader tested',
      'Editor training and a written handover',
      'Ninety days of fixes after launch',
    ],
    technologies: ['TypeScript', 'Next.js', 'React', 'Node.js', 'PostgreSQL'],
    price: 'Starting from ₹2,10,000',
    icon: 'laptop-code',
    isActive: true,
    order: 1,
  },
  {
    title: 'Mobile App Development',
    description:
      'Apps for Android and iOS that keep working in a lift, a basement or a van. We design for the ' +
      'slowest ' +
      'phone your customers carry and sync when the network comes back.',
    features: [
      'One codebase for Android and iOS',
      'Offline first, with visible sync state',
      'Crash and start-up time tracking',
      'Store listings and review handled',
    ],
    technologies: ['React Native', 'Expo', 'Kotlin', 'Swift', 'SQLite'],
    price: 'Starting from ₹3,50,000',
    icon: 'mobile-alt',
    isActive: true,
    order: 2,
  },
  {
    title: 'Backend & APIs',
    description:
      'The part nobody sees until it is down: payments, queues, permissions and the APIs between your ' +
      'systems. ' +
      'We write the contract first, then the code, then the runbook.',
    features: [
      'Documented OpenAPI contract',
      'Idempotent payments and webhooks',
      'Load tested at five times your peak',
      'Runbook and alerts from day one',
    ],
    technologies: ['Node.js', 'Go', 'PostgreSQL', 'Redis', 'OpenAPI'],
    price: 'Starting from ₹1,80,000',
    icon: 'server',
    isActive: true,
    order: 3,
  },
  {
    title: 'UI/UX Design',
    description:
      'Interfaces for people who use them all day. We watch five of your users work, redraw the three ' +
      'screens ' +
      'that cost them most, and hand over a design system your developers will actually keep.',
    features: [
      'Five observed user sessions',
      'Prototype in the browser, not a slideshow',
      'Design tokens and component library',
      'Accessibility review to WCAG 2.2 AA',
    ],
    technologies: ['Figma', 'HTML & CSS', 'Storybook', 'Design Tokens'],
    price: 'Starting from ₹1,20,000',
    icon: 'paint-brush',
    isActive: true,
    order: 4,
  },
  {
    title: 'E-commerce Solutions',
    description:
      'Shops that are quick, honest about stock and easy to pay in. UPI, cards and invoices in one ' +
      'checkout, ' +
      'connected to the stock list you already keep.',
    features: [
      'UPI, cards, wallets and pay-later',
      'GST invoices created with the order',
      'Stock synced with your warehouse',
      'Search that forgives spelling',
    ],
    technologies: ['Next.js', 'Medusa', 'PostgreSQL', 'Typesense'],
    price: 'Starting from ₹2,75,000',
    icon: 'globe',
    isActive: true,
    order: 5,
  },
  {
    title: 'Cloud & DevOps',
    description:
      'Move to the cloud, or move out of the expensive corner of it. We describe every server in code, ' +
      'rehearse ' +
      'the restore and show you what each part of the bill pays for.',
    features: [
      'Infrastructure described in Terraform',
      'Deploys in under ten minutes, with rollback',
      'Backups restored on a schedule',
      'A monthly bill you can read',
    ],
    technologies: ['AWS', 'Google Cloud', 'Terraform', 'Docker', 'GitHub Actions'],
    price: 'Starting from ₹1,50,000',
    icon: 'cloud',
    isActive: true,
    order: 6,
  },
  {
    title: 'Data & Dashboards',
    description:
      'One set of numbers that the whole company believes. We bring your sources into one warehouse, ' +
      'write down ' +
      'what each figure means and build the two dashboards people open every morning.',
    features: [
      'A written definition for every metric',
      'Nightly loads with freshness checks',
      'Dashboards by role, not by department',
      'Exports your auditor accepts',
    ],
    technologies: ['PostgreSQL', 'dbt', 'DuckDB', 'Metabase'],
    price: 'Starting from ₹1,90,000',
    icon: 'database',
    isActive: true,
    order: 7,
  },
  {
    title: 'Care & Maintenance',
    description:
      'A standing pair of engineers for software that has to keep running: updates, small changes, ' +
      'monitoring ' +
      'and a person who answers when something breaks.',
    features: [
      'Security updates within two working days',
      'Uptime and error monitoring',
      'Sixteen hours of small changes a month',
      'One page of plain report each month',
    ],
    technologies: ['Node.js', 'PHP', 'Linux', 'Grafana'],
    price: 'From ₹42,000 per month',
    icon: 'cogs',
    isActive: true,
    order: 8,
  },
  {
    title: 'Code & Security Review',
    description:
      'A second pair of eyes before an investment, a launch or a rewrite. In ten working days you get a ' +
      'ranked ' +
      'list of what to fix, what to leave alone and what each would cost.',
    features: [
      'Ten working days, fixed price',
      'Findings ranked by risk and effort',
      'Dependency and secrets audit',
      'A two-hour session with your team',
    ],
    technologies: ['OWASP ASVS', 'Semgrep', 'TypeScript', 'Go'],
    price: 'Fixed at ₹1,65,000',
    icon: 'shield-alt',
    isActive: true,
    order: 9,
  },
  {
    title: 'Technical Workshops',
    description:
      'Two days with your developers on one subject: testing, queues, accessibility or performance. On ' +
      'hold while ' +
      'we rewrite the course material; the next dates are in spring.',
    features: [
      'Up to twelve developers',
      'Exercises in your own repository',
      'Recorded for those who ' + 'join later',
    ],
    technologies: ['TypeScript', 'PostgreSQL', 'Playwright'],
    price: '₹95,000 for two days',
    icon: 'code',
    isActive: false,
    order: 10,
  },
]
