import { paths } from './paths'

/** Collections whose entries have a slug in their address. */
export const addressedCollections = ['blog-post', 'project'] as const
export type AddressedCollection = (typeof addressedCollections)[number]

/** What names an address among all of them. */
export const addressKey = (collection: AddressedCollection, slug: string) => `${collection}/${slug}`

export const isAddressed = (collection: string): collection is AddressedCollection =>
  (addressedCollections as readonly string[]).includes(collection)

/** The page of an entry with this slug. */
export const pathBySlug = { 'blog-post': paths.post, project: paths.project } as const satisfies Record<
  AddressedCollection,
  (slug: string) => string
>
