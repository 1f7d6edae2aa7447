/** The collections that make up the site: all are listed, drafted, previewed and searched the same way. */
export const contentCollections = ['service', 'product', 'project', 'blog-post'] as const
export type ContentCollection = (typeof contentCollections)[number]

export const isContentCollection = (collection: string): collection is ContentCollection =>
  (contentCollections as readonly string[]).includes(collection)

/** Collections with drafts, versions, a preview and a full editor: those, and pages that are one text. */
export const draftedCollections = [...contentCollections, 'page'] as const
export type DraftedCollection = (typeof draftedCollections)[number]

export const isDraftedCollection = (collection: string): collection is DraftedCollection =>
  (draftedCollections as readonly string[]).includes(collection)
