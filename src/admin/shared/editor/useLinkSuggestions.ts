import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SuggestionEntity } from '@/domain/entities'
import { maxSearchLength } from '@/domain/limits'
import { pageModels } from '@/domain/pageTexts/pages'
import { paths } from '@/domain/paths'
import { apiRequest } from '../api/api'
import { useDebouncedValue } from '../ui/useDebouncedValue'

interface LinkSuggestion {
  path: string
  title: string
}

const pages: LinkSuggestion[] = (
  ['home', 'about', 'services', 'portfolio', 'products', 'blog', 'contact'] as const
).map((name) => ({ path: paths[name], title: pageModels[name].label }))

/** Words, not a URL that is known already. */
const isSearch = (text: string) => text.length > 1 && text.length <= maxSearchLength && !/[/:@.#]/.test(text)

/** Pages of the site that may be meant, and published entries that are found by what is typed. */
export function useLinkSuggestions(typed: string): LinkSuggestion[] {
  const search = useDebouncedValue(typed.trim())
  const path = `/api/search?search=${encodeURIComponent(search)}` as const
  const { data = [] } = useQuery({
    queryKey: [path],
    queryFn: () => apiRequest<SuggestionEntity[]>(path),
    enabled: isSearch(search),
    placeholderData: keepPreviousData,
  })
  return [...pages, ...data]
}
