import { paths } from './paths'

/** Collections whose entries have a slug in their URL. */
export const sluggedCollections = ['blog-post', 'project', 'page'] as const
export type SluggedCollection = (typeof sluggedCollections)[number]

/** Identifies a slug across these collections. */
export const slugKey = (collection: SluggedCollection, slug: string) => `${collection}/${slug}`

export const hasSlug = (collection: string): collection is SluggedCollection =>
  (sluggedCollections as readonly string[]).includes(collection)

/** The page of an entry with this slug. */
export const pathBySlug = {
  'blog-post': paths.post,
  project: paths.project,
  page: paths.page,
} as const satisfies Record<SluggedCollection, (slug: string) => string>
