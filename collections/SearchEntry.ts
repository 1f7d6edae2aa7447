import type { CollectionConfig } from 'payload'
import { contentLimits } from '@/domain/categories'
import { contentCollections } from '@/domain/contentCollections'
import { originalLocale } from '@/domain/locales'
import { findable } from '../access/findable'
import { nobody } from '../access/nobody'

/** The search index, one row per entry and public translation; maintained by `hooks/syncSearchEntry` (decision 018). */
export const SearchEntry: CollectionConfig = {
  slug: 'search-entry',
  admin: { hidden: true },
  access: { read: findable, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...contentCollections] },
    { name: 'entry', type: 'text', required: true, index: true },
    // `original`, or the language of a translation that visitors read.
    { name: 'language', type: 'text', defaultValue: originalLocale },
    { name: 'slug', type: 'text' },
    { name: 'title', type: 'text' },
    { name: 'category', type: 'text' },
    { name: 'summary', type: 'textarea' },
    // Payload's default limit is lower and would reject an entry because of its row.
    { name: 'text', type: 'textarea', maxLength: contentLimits.searchedText },
    // Folded (see `src/domain/search`). Read for every entry.
    { name: 'words', type: 'json' },
    // When the indexed version of the entry was stored.
    { name: 'stored', type: 'text' },
    { name: 'isPublic', type: 'checkbox', defaultValue: false },
    // In the future if scheduled.
    { name: 'visibleFrom', type: 'date' },
  ],
}
