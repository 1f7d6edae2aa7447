import { paths } from './paths'

/** Collections whose entries have a slug in their URL. */
export const addressedCollections = ['blog-post', 'project'] as const
export type AddressedCollection = (typeof addressedCollections)[number]

/** Identifies a slug across all of these collections. */
export const addressKey = (collection: AddressedCollection, slug: string) => `${collection}/${slug}`

export const isAddressed = (collection: string): collection is AddressedCollection =>
  (addressedCollections as readonly string[]).includes(collection)

/** The page of an entry with this slug. */
export const pathBySlug = { 'blog-post': paths.post, project: paths.project } as const satisfies Record<
  AddressedCollection,
  (slug: string) => string
>
