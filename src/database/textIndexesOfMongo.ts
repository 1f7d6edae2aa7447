import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { BaseDatabaseAdapter } from 'payload'
import type { ContentCollection } from '../domain/contentCollections'

/** The localized texts that lists sort by or search, and what they search with them. */
const listed: Record<ContentCollection, { localized: string[]; shared?: string[] }> = {
  service: { localized: ['title'] },
  product: { localized: ['title', 'description'] },
  project: { localized: ['title'] },
  'blog-post': { localized: ['title', 'excerpt'], shared: ['category'] },
}

/**
 * MongoDB looks for a part of a text in an index, or else in all entries with their texts in all languages; and it needs
 * an index for each language. SQLite has the texts of each language in rows of their own. Payload's own option would
 * index the texts of all versions too.
 */
export function indexListedTexts(database: BaseDatabaseAdapter): void {
  const { collections, payload } = database as unknown as MongooseAdapter
  const { localization } = payload.config
  const languages = localization ? localization.localeCodes : []
  for (const [kind, { localized, shared = [] }] of Object.entries(listed)) {
    const paths = localized.flatMap((field) => languages.map((code) => `${field}.${code}`))
    for (const path of [...paths, ...shared]) collections[kind]?.schema.index({ [path]: 1 })
  }
}
