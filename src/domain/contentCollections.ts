/** The collections that make up the site: listed, drafted, previewed and searched alike. */
export const contentCollections = ['service', 'product', 'project', 'blog-post'] as const
export type ContentCollection = (typeof contentCollections)[number]
