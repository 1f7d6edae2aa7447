import { queryWords, relevance, searchable } from './match'

interface Named {
  title: string
  /** Other words by which it is known. */
  labels?: string
}

/**
 * Entries in the order in which they answer a query, the best first; of equals the shorter title, which
 * holds less besides. `isFound`: they were found elsewhere, in their text for example; none is left out.
 */
export function best<Entry>(
  entries: readonly Entry[],
  query: string,
  nameOf: (entry: Entry) => Named,
  { isFound = false } = {},
): Entry[] {
  const words = queryWords(query)
  return entries
    .map((entry) => {
      const { title, labels = '' } = nameOf(entry)
      const parts = { title: searchable(title), labels: searchable(labels), summary: '', text: '' }
      return { entry, score: relevance(parts, words), length: title.length }
    })
    .filter(({ score }) => isFound || score > 0)
    .sort((one, other) => other.score - one.score || one.length - other.length)
    .map(({ entry }) => entry)
}
