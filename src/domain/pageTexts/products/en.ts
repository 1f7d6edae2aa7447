import type { TextsOf } from '../model'
import type { productsPage } from './model'

export const en: TextsOf<typeof productsPage> = {
  title: 'Products',
  description:
    'Ready-made scripts and templates: web templates, mobile apps, dashboards, shops, APIs and admin panels, documented and maintained by the people who wrote them.',
  keywords:
    'web templates, mobile app templates, dashboard, e-commerce script, API scripts, CMS, admin panels',
  heading: 'Scripts and templates, ready to run',
  text: 'Built for our own projects. Documented, maintained, yours to change.',
  endHeading: 'Want one of them changed?',
  endText:
    "We wrote them, so we know where to cut. Tell us what should be different, and we'll quote the change.",
  askHeading: 'Questions about {product}?',
  askText: "Licenses, changes, installation: ask the people who wrote it. We'll contact you within 24 hours.",
}
