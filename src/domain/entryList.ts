import type { Choice } from './choice'
import type { ContentCollection } from './contentCollections'

/** What staff can narrow lists of content by, besides a search. */
export const entryStates = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'changed', label: 'Changed' },
] as const

export type EntryState = (typeof entryStates)[number]['value']

const entryOrders = [
  { value: 'site', label: 'As on the site' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'updated', label: 'Recently updated' },
  { value: 'title', label: 'Title A–Z' },
  { value: 'title-desc', label: 'Title Z–A' },
  { value: 'views', label: 'Most views' },
] as const

export type EntryOrder = (typeof entryOrders)[number]['value']

/** The orders that the list of a collection has: only views of posts are counted. */
export const ordersOf = (collection: ContentCollection) =>
  entryOrders.filter(({ value }) => value !== 'views' || collection === 'blog-post')

/** A field whose values are listed in a filter. */
export type Facet = 'category' | 'author' | 'tag'

export const facetLabels: Record<Facet, { label: string; all: string }> = {
  category: { label: 'Category', all: 'All categories' },
  author: { label: 'Author', all: 'All authors' },
  tag: { label: 'Tag', all: 'All tags' },
}

interface Listing {
  facets: readonly Facet[]
  /** The date that a list is narrowed by. */
  date: 'createdAt' | 'publishedAt'
}

export const listings: Record<ContentCollection, Listing> = {
  service: { facets: [], date: 'createdAt' },
  product: { facets: ['category'], date: 'createdAt' },
  project: { facets: ['category'], date: 'createdAt' },
  'blog-post': { facets: ['category', 'author', 'tag'], date: 'publishedAt' },
}

/** The values of each facet that entries have, with their labels. */
export type FacetChoices = Partial<Record<Facet, Choice[]>>
