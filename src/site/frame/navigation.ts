import { paths } from '@/domain/paths'

/** The navigation of every page. `segment` is the part of the route after the language; null for the home page. */
export const navigation = [
  { name: 'home', path: paths.home, segment: null },
  { name: 'about', path: paths.about, segment: 'about' },
  { name: 'services', path: paths.services, segment: 'services' },
  { name: 'portfolio', path: paths.portfolio, segment: 'portfolio' },
  { name: 'products', path: paths.products, segment: 'products' },
  { name: 'blog', path: paths.blog, segment: 'blog' },
  { name: 'contact', path: paths.contact, segment: 'contact' },
] as const
