import { productCategories } from '../domain/categories'
import { labelOf } from '../domain/choice'
import type { ContentCollection } from '../domain/contentCollections'
import { type Facet, type FacetChoices, listings } from '../domain/entryList'
import { allEntries } from './cachedEntries'

const valuesOf = { category: 'category', author: 'author', tag: 'tags' } as const

/** The values that entries of a collection have, drafts included, in alphabetical order. Doesn't check access. */
export async function facetChoices(collection: ContentCollection): Promise<FacetChoices> {
  const entries = await allEntries(collection)
  const choices = (facet: Facet) => {
    const values = entries.flatMap((entry) => entry[valuesOf[facet]] ?? [])
    return [...new Set(values.filter(Boolean))]
      .map((value) => ({ value, label: labelOf(productCategories, value) }))
      .sort((one, other) => one.label.localeCompare(other.label, 'en'))
  }
  return Object.fromEntries(listings[collection].facets.map((facet) => [facet, choices(facet)]))
}
