/** The collections that make up the site: all are listed, drafted, previewed and searched the same way. */
export const contentCollections = ['service', 'product', 'project', 'blog-post'] as const
export type ContentCollection = (typeof contentCollections)[number]

export const isContentCollection = (collection: string): collection is ContentCollection =>
  (contentCollections as readonly string[]).includes(collection)
