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
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  sitemap: '/sitemap.xml',
  feed: '/feed.xml',
  jsonFeed: '/feed.json',
  contactSection: '/#contact',
} as const

/** Pages linked in the footer and written by staff. */
export const textPages = ['privacy', 'terms', 'accessibility'] as const
export type TextPageName = (typeof textPages)[number]

export const isTextPage = (slug: string): slug is TextPageName =>
  (textPages as readonly string[]).includes(slug)
