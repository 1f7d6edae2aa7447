import type { Choice } from '../choice'
import { paths } from '../paths'

/** The site's own pages that a link of the frame can lead to, with their names in the back office. */
export const ownPages = [
  { value: paths.home, label: 'Home' },
  { value: paths.about, label: 'About' },
  { value: paths.services, label: 'Services' },
  { value: paths.portfolio, label: 'Portfolio' },
  { value: paths.products, label: 'Products' },
  { value: paths.blog, label: 'Blog' },
  { value: paths.contact, label: 'Contact' },
  { value: paths.search, label: 'Search' },
  { value: paths.privacy, label: 'Privacy' },
  { value: paths.terms, label: 'Terms' },
  { value: paths.accessibility, label: 'Accessibility' },
  { value: paths.sitemap, label: 'Sitemap' },
] as const satisfies readonly Choice[]
