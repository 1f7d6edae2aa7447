import type { TextsOf } from '../model'
import type { homePage } from './model'

export const en: TextsOf<typeof homePage> = {
  title: 'Transform Your Ideas Into Digital Reality',
  description: 'Professional web and mobile app development services that drive business growth',
  keywords:
    'software agency, web development, mobile app development, UI/UX design, cloud, scripts and templates',
  heading: 'Transform Your Ideas Into Digital Reality',
  text: 'Professional web and mobile app development services that drive business growth',
  start: 'Start Your Project',
  learnMore: 'Learn More',
  years: 'Years of building software',
  clients: 'Clients, most of them still with us',
  projects: 'Projects in the portfolio',
  products: 'Products ready to use',
  expertiseEyebrow: 'Who we are',
  expertiseHeading: 'Six crafts, one team, no handoffs',
  expertiseText:
    'We are product engineers, founded in 2019 and working remotely for clients everywhere. The people who plan your software also write it, ship it and stay to run it.',
  expertise: [
    {
      id: 'web',
      isHidden: false,
      name: 'Web platforms',
      text: 'Sites, shops and portals that stay fast when traffic spikes.',
      tools: 'TypeScript, React, Next.js',
    },
    {
      id: 'mobile',
      isHidden: false,
      name: 'Mobile apps',
      text: 'One codebase for iOS and Android, native wherever a thumb can tell.',
      tools: 'React Native, Swift, Kotlin',
    },
    {
      id: 'backend',
      isHidden: false,
      name: 'Backends and APIs',
      text: 'Services that answer in milliseconds and can be changed without fear.',
      tools: 'Node.js, PostgreSQL, MongoDB',
    },
    {
      id: 'design',
      isHidden: false,
      name: 'Product design',
      text: 'Research, prototypes and a design system that developers enjoy.',
      tools: 'Figma, Design tokens, WCAG 2.2',
    },
    {
      id: 'cloud',
      isHidden: false,
      name: 'Cloud and operations',
      text: 'Releases at the push of a button, backups that have been restored.',
      tools: 'AWS, Docker, Terraform',
    },
    {
      id: 'care',
      isHidden: false,
      name: 'Care and maintenance',
      text: 'Updates, monitoring, and a person who picks up the phone.',
      tools: 'OpenTelemetry, Playwright, SLA',
    },
  ],
  servicesHeading: 'What we do, and what it costs',
  workEyebrow: 'Portfolio',
  workHeading: 'Work that went to work',
  workText: 'Shipped, used every day, and measured.',
  productsEyebrow: 'Products',
  productsHeading: 'Ready-made, so you can launch this week',
  productsText: 'Built for our own projects. Documented, maintained, yours to change.',
  blogHeading: 'Notes from the workshop',
  contactEyebrow: 'Contact',
  contactHeading: 'Tell us what you want to build',
  contactText:
    "A few lines are enough. The first consultation and the quote are free. We'll contact you within 24 hours.",
  form: 'Send an inquiry',
}
