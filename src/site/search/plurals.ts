import type { ContentCollection } from '@/domain/contentCollections'

/** The names of the types of results, as messages of `searchPage`. */
export const plurals = {
  service: 'services',
  product: 'products',
  project: 'projects',
  'blog-post': 'articles',
} as const satisfies Record<ContentCollection, string>
