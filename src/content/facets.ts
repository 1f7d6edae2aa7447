import { productCategories } from '../domain/categories'
import { labelOf } from '../domain/choice'
import type { ContentCollection } from '../domain/contentCollections'
import { type Facet, type FacetChoices, listings } from '../domain/entryList'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'

const fieldOf: Record<Facet, string> = { category: 'category', author: 'author', tag: 'tags' }

/** The values that entries of a collection have, drafts included, in alphabetical order. */
export async function facetChoices(
  collection: ContentCollection,
  reader: AccessContext,
): Promise<FacetChoices> {
  const payload = await getCms()
  const { facets } = listings[collection]
  const found = await Promise.all(
    facets.map(async (facet) => {
      const field = fieldOf[facet]
      // Payload's types can't tell which fields a collection has while it is generic.
      const { values } = await payload.findDistinct({ collection, field: field as never, ...reader })
      const texts = values.map((row) => (row as Record<string, unknown>)[field])
      return [...new Set(texts.filter((text): text is string => typeof text === 'string' && text !== ''))]
        .map((value) => ({ value, label: labelOf(productCategories, value) }))
        .sort((one, other) => one.label.localeCompare(other.label, 'en'))
    }),
  )
  return Object.fromEntries(facets.map((facet, index) => [facet, found[index] ?? []]))
}
