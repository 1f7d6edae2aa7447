import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { BaseDatabaseAdapter } from 'payload'
import { draftedCollections } from '../domain/contentCollections'

/**
 * Payload's own lists sort by title in the language of their reader, for which MongoDB needs an index for each language.
 * Ours are sorted and searched in memory (decision 077). Payload's own option would index the titles of all versions too.
 */
export function indexTitles(database: BaseDatabaseAdapter): void {
  const { collections, payload } = database as unknown as MongooseAdapter
  const { localization } = payload.config
  const languages = localization ? localization.localeCodes : []
  for (const collection of draftedCollections)
    for (const code of languages) collections[collection]?.schema.index({ [`title.${code}`]: 1 })
}
