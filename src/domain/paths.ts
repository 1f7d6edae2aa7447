import { isLocale } from './locales'

/** Every path of the public site, without its language. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  /** Where the inquiry form posts without scripts; responds with the form again, or a redirect to `thanks`. */
  inquiry: '/inquiry',
  thanks: '/thank-you',
  portfolio: '/portfolio',
  project: (slug: string) => `/portfolio/${slug}`,
  services: '/services',
  products: '/products',
  product: (id: string) => `/products/${id}`,
  blog: '/blog',
  post: (slug: string) => `/blog/${slug}`,
  search: '/search',
  page: (slug: string) => `/${slug}`,
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  sitemap: '/sitemap.xml',
  feed: '/feed.xml',
  jsonFeed: '/feed.json',
  contactSection: '/#contact',
} as const

/** Pages linked in the footer and written by staff. */
const textPages = ['privacy', 'terms', 'accessibility'] as const
export type TextPageName = (typeof textPages)[number]

export const isTextPage = (slug: string): slug is TextPageName =>
  (textPages as readonly string[]).includes(slug)

const ownPaths = new Set<string>(Object.values(paths).filter((path) => typeof path === 'string'))
for (const name of textPages) ownPaths.delete(paths[name])

/** Names of the server's own at the top level, where a page by staff would be out of reach. */
const ownNames = new Set(['admin', 'api', 'healthz', 'media', 'metrics', 'og', 'preview', 'readyz'])

/** Whether a page of the site itself has this slug, so that none by staff can have it. */
export const isTakenSlug = (slug: string): boolean =>
  ownPaths.has(paths.page(slug)) || ownNames.has(slug) || isLocale(slug)
