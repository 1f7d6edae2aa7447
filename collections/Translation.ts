import type { CollectionConfig } from 'payload'
import { locales } from '@/domain/locales'
import { translatedKinds } from '@/domain/translations/fields'
import { translationStates } from '@/domain/translations/states'
import { nobody } from '../access/nobody'

/**
 * What is being translated: one row for each entry and language. The texts of a row are the translator's; once they
 * are ready they are copied to the entry, which is all that visitors see (decision 071).
 */
export const Translation: CollectionConfig = {
  slug: 'translation',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  // Lists are put in order in memory (decision 077).
  indexes: [{ fields: ['entry', 'kind'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...translatedKinds] },
    { name: 'entry', type: 'text', required: true },
    { name: 'language', type: 'select', required: true, options: [...locales] },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [...translationStates],
      defaultValue: 'missing',
    },
    // The original's title.
    { name: 'title', type: 'text' },
    // The original's texts: their fingerprint, and when they last changed.
    { name: 'digest', type: 'text' },
    { name: 'changedAt', type: 'date' },
    // By path, see `src/domain/translations/texts.ts`.
    { name: 'texts', type: 'json' },
    // The original's texts when the translation was called ready.
    { name: 'source', type: 'json' },
    { name: 'isPublic', type: 'checkbox', defaultValue: false },
    { name: 'isTrashed', type: 'checkbox', defaultValue: false },
    // When the row was last written: by a translator, whose version is `updatedAt`, or because its original changed.
    { name: 'writtenAt', type: 'date', index: true },
    { name: 'savedBy', type: 'relationship', relationTo: 'users', defaultValue: () => null, maxDepth: 0 },
  ],
}
