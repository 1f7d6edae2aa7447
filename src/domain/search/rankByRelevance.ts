import { queryWords, relevance, searchable } from './match'

interface Named {
  title: string
  /** More keywords to find it by. */
  labels?: string
}

/**
 * Sorts entries by how well they match a query; shorter titles first if equal. `isFound`: they were matched elsewhere,
 * for example in their text, so none is dropped.
 */
export function rankByRelevance<Entry>(
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
