import type { DraftedCollection } from './contentCollections'

/** What lists sort and filter entries by. Fields that a collection doesn't have are null or false. */
export interface EntryFacts {
  id: string
  /** In its original language. */
  title: string
  slug: string | null
  isPublished: boolean
  isActive: boolean
  isFeatured: boolean
  category: string | null
  author: string | null
  tags: string[]
  /** The place of a service among the others. */
  order: number | null
  /** Milliseconds since 1970, as are all times. */
  createdAt: number
  savedAt: number
  publishedAt: number | null
  completedAt: number | null
  /** By language, lowercase: the texts that a list's search looks through. */
  searched: Partial<Record<string, string>>
}

/** Compares two entries by something, of which what is missing comes first. */
const by =
  (value: (entry: EntryFacts) => number | string | null) =>
  (one: EntryFacts, other: EntryFacts): number => {
    const [a, b] = [value(one), value(other)]
    if (a === b) return 0
    if (a === null || b === null) return a === null ? -1 : 1
    return a < b ? -1 : 1
  }

export type Compare = ReturnType<typeof by>

const reversed =
  (compare: Compare): Compare =>
  (one, other) =>
    compare(other, one)

/** Ties are decided by age, newest first, so that no entry is on two pages of a list. */
const newest = reversed(by(({ createdAt }) => createdAt))
const lastId = reversed(by(({ id }) => id))
const inTurn =
  (...compares: Compare[]): Compare =>
  (one, other) => {
    for (const compare of [...compares, newest, lastId]) {
      const order = compare(one, other)
      if (order) return order
    }
    return 0
  }

/** The orders that lists have. */
export const compareEntries = {
  newest: inTurn(),
  oldest: inTurn(by(({ createdAt }) => createdAt)),
  title: inTurn(by(({ title }) => title)),
  'title-desc': inTurn(reversed(by(({ title }) => title))),
  published: inTurn(reversed(by(({ publishedAt }) => publishedAt))),
  completed: inTurn(reversed(by(({ completedAt }) => completedAt))),
  placed: inTurn(by(({ order }) => order)),
  featured: inTurn(reversed(by(({ isFeatured }) => Number(isFeatured)))),
} satisfies Record<string, Compare>

export type EntrySort = keyof typeof compareEntries

/** Whether visitors may see an entry of a collection. Entries in the trash aren't asked about. */
export const isVisible = {
  service: ({ isPublished, isActive }: EntryFacts) => isPublished && isActive,
  product: ({ isPublished, isActive }: EntryFacts) => isPublished && isActive,
  project: ({ isPublished }: EntryFacts) => isPublished,
  'blog-post': ({ isPublished, publishedAt }: EntryFacts, now: number) =>
    isPublished && publishedAt !== null && publishedAt <= now,
  page: ({ isPublished }: EntryFacts) => isPublished,
}

/** Localized texts that the lists of the site search. */
export const searchedTexts = {
  service: [],
  product: ['title', 'description'],
  project: [],
  'blog-post': ['title', 'excerpt'],
  page: [],
} as const satisfies Record<DraftedCollection, readonly string[]>

/** An entry's texts in one language as `searched` holds them. */
export const searchable = (texts: (string | null | undefined)[]): string => texts.join('\n').toLowerCase()
