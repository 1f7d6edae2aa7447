/** Collections whose entries have a slug in their address. */
export const addressedCollections = ['blog-post', 'project'] as const
export type AddressedCollection = (typeof addressedCollections)[number]

/** What names an address among all of them. */
export const addressKey = (collection: AddressedCollection, slug: string) => `${collection}/${slug}`

export const isAddressed = (collection: string): collection is AddressedCollection =>
  (addressedCollections as readonly string[]).includes(collection)
