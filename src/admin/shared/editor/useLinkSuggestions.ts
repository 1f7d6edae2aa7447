import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ContentCollection } from '@/domain/contentCollections'
import type { SuggestionEntity } from '@/domain/entities'
import { maxSearchLength } from '@/domain/limits'
import { pageModels } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import { apiRequest } from '../api/api'
import { useDebouncedValue } from '../ui/useDebouncedValue'

export interface LinkSuggestion {
  path: string
  title: string
  type: string
}

const pages: LinkSuggestion[] = (
  ['home', 'about', 'services', 'portfolio', 'products', 'blog', 'contact'] as const
).map((name) => ({ path: paths[name], title: pageModels[name].label, type: 'Page' }))

const types: Record<ContentCollection, string> = {
  service: 'Service',
  product: 'Product',
  project: 'Project',
  'blog-post': 'Post',
}

/** Words, not a URL that is known already. */
const isSearch = (text: string) => text.length > 1 && text.length <= maxSearchLength && !/[/:@.#]/.test(text)

/** Pages of the site that may be meant, all of them for an empty text, and published entries that are found. */
export function useLinkSuggestions(typed: string): LinkSuggestion[] {
  const words = typed.trim()
  const search = useDebouncedValue(words)
  const path = `/api/search?search=${encodeURIComponent(search)}` as const
  const { data = [] } = useQuery({
    queryKey: [path],
    queryFn: () => apiRequest<SuggestionEntity[]>(path),
    enabled: isSearch(search),
    placeholderData: keepPreviousData,
  })
  const meant = pages.filter(
    ({ title, path }) => title.toLowerCase().includes(words.toLowerCase()) || path.startsWith(words),
  )
  const found = isSearch(words) && isSearch(search) ? data : []
  return [...meant, ...found.map(({ path, title, kind }) => ({ path, title, type: types[kind] }))]
}
